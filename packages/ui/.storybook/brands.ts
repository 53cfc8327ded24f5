import type { Theme } from '@mui/material/styles';
import { tidal } from '../src/theme/brands/tidal.ts';
import { createMallTheme } from '../src/theme/createMallTheme.ts';
import { mallTheme } from '../src/theme/theme.ts';

/** The default brand, and one that differs from it in every option. */
const makers = { sylvane: mallTheme, tidal: () => createMallTheme(tidal) };

/** A brand of the toolbar. */
export type BrandName = keyof typeof makers;

/** Titles of the brands in the toolbar. */
export const brandTitles: Readonly<Record<BrandName, string>> = { sylvane: 'Sylvane', tidal: 'Tidal (system fonts)' };

const made = new Map<BrandName, Theme>();

/** Returns the brand selected in the toolbar. */
export const storyBrand = (globals: Record<string, unknown>): BrandName => (globals.brand === 'tidal' ? 'tidal' : 'sylvane');

/** Returns the theme of a brand, always the same object. */
export function brandTheme(name: BrandName): Theme {
  const theme = made.get(name) ?? makers[name]();
  made.set(name, theme);
  return theme;
}
