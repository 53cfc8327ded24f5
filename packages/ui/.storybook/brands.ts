import type { Theme } from '@mui/material/styles';
import { optionsOf } from '../src/foundations/builder/draft.ts';
import { decodeDraft } from '../src/foundations/builder/draftCode.ts';
import { tidal } from '../src/theme/brands/tidal.ts';
import { createMallTheme } from '../src/theme/createMallTheme.ts';
import { mallTheme } from '../src/theme/theme.ts';

/** The default brand in both densities, and one that differs from it in every option. */
const makers = { sylvane: mallTheme, sylvaneCompact: () => createMallTheme({ density: 'compact' }), tidal: () => createMallTheme(tidal) };

type ListedBrand = keyof typeof makers;

/** A brand of the toolbar, or one of the theme builder with its draft: `own-7b22…`. */
export type BrandName = ListedBrand | `own-${string}`;

/** Titles of the brands in the toolbar. */
export const brandTitles: Readonly<Record<ListedBrand, string>> = {
  sylvane: 'Sylvane',
  sylvaneCompact: 'Sylvane, compact',
  tidal: 'Tidal (compact, system fonts)',
};

/** Title of a brand of the theme builder. */
export const ownBrandTitle = 'Your brand';

const made = new Map<BrandName, Theme>();

const isListed = (name: string): name is ListedBrand => name in makers;
/** Returns whether a name is that of a brand of the theme builder, without errors. */
export const isOwnBrand = (name: string): name is `own-${string}` => decodeDraft(name) !== undefined;

/** Returns the brand selected in the toolbar or by the theme builder. */
export const storyBrand = ({ brand }: Record<string, unknown>): BrandName =>
  typeof brand === 'string' && (isListed(brand) || isOwnBrand(brand)) ? brand : 'sylvane';

/** Returns the theme of a brand, always the same object. */
export function brandTheme(name: BrandName): Theme {
  const theme = made.get(name) ?? makeTheme(name);
  made.set(name, theme);
  return theme;
}

function makeTheme(name: BrandName): Theme {
  if (isListed(name)) return makers[name]();
  const draft = decodeDraft(name);
  return draft ? createMallTheme(optionsOf(draft)) : mallTheme();
}
