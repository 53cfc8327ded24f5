import type { Theme } from '@mui/material/styles';
import type { darkRoles, layers, lightRoles, mallTokens } from '../theme/tokens.ts';

/** A colour role: the same names in both schemes. */
export type Role = keyof typeof lightRoles & keyof typeof darkRoles;

/** A variant of the type scale. */
export type Variant = keyof Theme['typography'] & (`${'h' | 'subtitle' | 'body'}${number}` | 'button' | 'caption' | 'overline');

/** The purpose of each colour role. A role without one does not compile. */
export const rolePurposes: Readonly<Record<Role, string>> = {
  paper: 'Background of the page.',
  sheet: 'Background of what lies on the page: cards, panels, dialogs, fields.',
  sunken: 'Background of quiet bands: behind pictures, the utility line, the footer.',
  ink: 'Body text and headlines.',
  inkSoft: 'Secondary text: descriptions, hints, dates.',
  inkFaint: 'The quietest text that must still be readable: captions, struck prices.',
  green: 'Links and main actions, chosen controls.',
  greenStrong: 'Links and main actions under the pointer or pressed.',
  onGreen: 'Text and icons on green.',
  greenVeil: 'Background of chosen tiles and rows.',
  clay: 'Accent: reduced prices, the line above a headline, the count of the cart.',
  onClay: 'Text and icons on clay.',
  clayVeil: 'Background of badges and of selected text.',
  hairline: 'Lines between things. They carry no meaning, so they may be faint.',
  control: 'Borders of fields and buttons, which must be visible.',
  danger: 'Errors and actions that delete: text, borders, buttons.',
  onDanger: 'Text and icons on danger.',
  dangerVeil: 'Background of error messages.',
  focus: 'The ring around the element that has the keyboard focus.',
  scrim: 'The veil between the page and a dialog.',
};

export const radiusPurposes: Readonly<Record<keyof typeof mallTokens.radius, string>> = {
  control: 'Buttons, fields and tiles: what is pressed or filled in.',
  card: 'Cards, panels and dialogs: what holds other things.',
  picture: 'Pictures, which look sharper with tighter corners.',
  pill: 'Badges, counters and other marks of one line.',
};

export const elevationPurposes: Readonly<Record<keyof typeof mallTokens.elevation, string>> = {
  none: 'Everything that is part of the page. Colour and lines separate it.',
  float: 'What lies above the page for a while: dialogs, popovers, toasts, the panel of the search.',
};

export const motionPurposes: Readonly<Record<Exclude<keyof typeof mallTokens.motion, 'ease'>, string>> = {
  quick: 'Answers to the pointer: hover, press, focus.',
  calm: 'Things that come and go: dialogs, panels, toasts.',
  slow: 'Changes of large pictures: the carousel, a picture that comes nearer.',
};

export const borderPurposes: Readonly<Record<keyof typeof mallTokens.border, string>> = {
  hairline: 'Lines between things and around controls.',
  strong: 'The line below the current tab, the frame of a chosen tile.',
  focus: 'Width of the focus ring.',
  focusOffset: 'Gap between the focus ring and its element.',
  edge: 'The coloured edge of a notice.',
};

export const layerPurposes: Readonly<Record<keyof typeof layers, string>> = {
  header: 'The header and what stays at the edge of the window.',
  panel: 'Panels that unfold from the header and the search field.',
  dialog: 'Dialogs and the picture over the whole window.',
  notice: 'Toasts and the question about cookies.',
  skipLink: 'The link that skips the header: above everything.',
};

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
