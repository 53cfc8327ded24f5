import type { Theme } from '@mui/material/styles';
import { tidal } from '../src/theme/brands/tidal.ts';
import { createMallTheme } from '../src/theme/createMallTheme.ts';
import { mallTheme } from '../src/theme/theme.ts';

/** The default brand, and one that shares nothing with it. */
const makers = { sylvane: mallTheme, tidal: () => createMallTheme(tidal) };

/** A brand of the toolbar. */
export type BrandName = keyof typeof makers;

/** Every brand by its name in the toolbar. */
export const brandTitles: Readonly<Record<BrandName, string>> = { sylvane: 'Sylvane', tidal: 'Tidal' };

const made = new Map<BrandName, Theme>();

/** The brand chosen in the toolbar. */
export const storyBrand = (globals: Record<string, unknown>): BrandName => (globals.brand === 'tidal' ? 'tidal' : 'sylvane');

/** The theme of a brand, always the same object. */
export function brandTheme(name: BrandName): Theme {
  const theme = made.get(name) ?? makers[name]();
  made.set(name, theme);
  return theme;
}
