import type { Theme } from '@mui/material/styles';
import { sourceFiles as source } from '../theme/export/sourceFiles.ts';

/** A color role: the same names in both schemes. */
export type Role = Exclude<keyof typeof source.light.color & keyof typeof source.dark.color, `$${string}`>;

/** A variant of the type scale. */
export type Variant = keyof Theme['typography'] & (`${'h' | 'subtitle' | 'body'}${number}` | 'button' | 'caption' | 'overline');

/** The purposes of a group of tokens, by name, as the source of the tokens states them. */
function purposesOf(group: object): Readonly<Record<string, string>> {
  const described = Object.entries(group).flatMap(([name, token]: [string, unknown]) =>
    typeof token === 'object' && token !== null && '$description' in token ? [[name, String(token.$description)] as const] : [],
  );
  return Object.fromEntries(described);
}

export const rolePurposes = purposesOf(source.light.color);
export const radiusPurposes = purposesOf(source.core.radius);
export const elevationPurposes = purposesOf(source.light.elevation);
export const motionPurposes = purposesOf(source.core.motion);
export const borderPurposes = purposesOf(source.core.border);
export const layerPurposes = purposesOf(source.core.layer);
export const sizePurposes = { ...purposesOf(source.core.size), ...purposesOf(source.comfortable.size) };

/** The steps of the space scale in use, as multiples of `spaceStep`. */
export const spacePurposes = {
  0.5: 'Between a label and its field, a title and its line.',
  1: 'Inside controls, between an icon and its word.',
  1.5: 'Between lines of one entry.',
  2: 'Between entries of a list, between fields on a phone.',
  3: 'Padding of cards and panels, gaps of a grid.',
  4: 'Between groups of one form.',
  5: 'Above and below tight sections.',
  7: 'Between the parts of a page on a phone.',
  10: 'Above and below sections on a desk.',
  12: 'Around the main picture of a page.',
} as const;

/** The use of each variant. A variant without one does not compile. */
export const typePurposes: Readonly<Record<Variant, string>> = {
  h1: 'The title of a page. Once per page.',
  h2: 'Titles of sections.',
  h3: 'Titles of smaller sections, large prices.',
  h4: 'Titles of dialogs and cards that open a page.',
  h5: 'Titles inside cards and forms.',
  h6: 'Titles of lists and groups.',
  subtitle1: 'The lead below a title.',
  subtitle2: 'Names in lists, emphasised lines.',
  body1: 'Running text.',
  body2: 'Text in cards, rows and forms.',
  button: 'Buttons and tabs.',
  caption: 'Dates, hints, footnotes.',
  overline: 'The short line above a headline.',
};
