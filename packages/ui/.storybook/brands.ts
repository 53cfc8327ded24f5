import type { Theme } from '@mui/material/styles';
import { tidal } from '../src/theme/brands/tidal.ts';
import { createMallTheme } from '../src/theme/createMallTheme.ts';
import { mallTheme } from '../src/theme/theme.ts';

/** The default brand in both densities, and one that differs from it in every option. */
const makers = { sylvane: mallTheme, sylvaneCompact: () => createMallTheme({ density: 'compact' }), tidal: () => createMallTheme(tidal) };

/** A brand of the toolbar. */
export type BrandName = keyof typeof makers;

/** Titles of the brands in the toolbar. */
export const brandTitles: Readonly<Record<BrandName, string>> = {
  sylvane: 'Sylvane',
  sylvaneCompact: 'Sylvane, compact',
  tidal: 'Tidal (compact, system fonts)',
};

const made = new Map<BrandName, Theme>();

const isBrand = (name: unknown): name is BrandName => typeof name === 'string' && name in makers;

/** Returns the brand selected in the toolbar. */
export const storyBrand = ({ brand }: Record<string, unknown>): BrandName => (isBrand(brand) ? brand : 'sylvane');

/** Returns the theme of a brand, always the same object. */
export function brandTheme(name: BrandName): Theme {
  const theme = made.get(name) ?? makers[name]();
  made.set(name, theme);
  return theme;
}
