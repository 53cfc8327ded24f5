import { contrastRatio, opaqueHex } from './color.ts';
import { formatRatio } from './contrast.ts';
import { type MallThemeOptions, rolesOf, ThemeOptionsError } from './createMallTheme.ts';
import { visibleFill } from './deriveRoles.ts';
import { themeOptionFaults } from './themeOptionFaults.ts';
import type { ColorRoles } from './tokens.ts';

/** A color of a brand that the light scheme does not use as it was stated. */
export interface ColorNotice {
  /** The option that states the color. */
  readonly option: 'colors.brand' | 'colors.accent';
  /** The role that has another color. */
  readonly role: 'primary' | 'primaryFill' | 'accent';
  /** The stated color as `#rrggbb`. */
  readonly stated: string;
  /** The color of the role as `#rrggbb`. */
  readonly used: string;
  /** The affected elements, their color, and the reason. */
  readonly message: string;
}

type Ground = 'paper' | 'sheet' | 'sunken' | 'primaryVeil' | 'accentVeil';

/** The grounds of text in any color; a color of the brand is also on its own veil. */
const textGrounds = ['paper', 'sheet', 'sunken'] as const;

/** The ground on which a color has the least contrast, with the ratio. */
function findLowestContrast(color: string, roles: ColorRoles, names: readonly Ground[]): { name: string; ratio: number } {
  const ratios = names.map((name) => ({ name, ratio: contrastRatio(color, roles[name]) }));
  return ratios.reduce((least, candidate) => (candidate.ratio < least.ratio ? candidate : least));
}

function textReason(color: string, roles: ColorRoles, veil: Ground): string {
  const lowest = [findLowestContrast(color, roles, textGrounds), findLowestContrast(color, roles, [veil])];
  const tooLow = lowest.find(({ ratio }) => ratio < 4.5);
  if (!tooLow) return 'colors.light states another one';
  return `${color} has ${formatRatio(tooLow.ratio)} on colors.light.${tooLow.name}; text needs 4.5:1`;
}

/**
 * How the light scheme changes the stated colors of a brand, one notice for each role; empty when all are used as they are. The dark scheme always
 * has lighter variants of both colors.
 *
 * @example
 * colorNotices({ colors: { brand: '#0b57d0', accent: '#c2410c' } }).map(({ message }) => message)
 * // ['colors.accent: badges and sale prices have #bb3b00, because #c2410c has 4.40:1 on colors.light.sunken; text needs 4.5:1.']
 * @throws ThemeOptionsError for faulty options, as createMallTheme does; too little contrast is none here.
 */
export function colorNotices(options: MallThemeOptions): readonly ColorNotice[] {
  const faults = themeOptionFaults(options);
  if (faults.length > 0) throw new ThemeOptionsError(faults);
  const { colors = {} } = options;
  const { brand, accent } = colors;
  if (brand === undefined) return [];
  const roles = rolesOf('light', colors);
  const notices: ColorNotice[] = [];
  const notice = (option: ColorNotice['option'], role: ColorNotice['role'], stated: string, use: string, reason: string) => {
    if (roles[role] === stated) return;
    notices.push({ option, role, stated, used: roles[role], message: `${option}: ${use} have ${roles[role]}, because ${reason}.` });
  };
  const main = opaqueHex(brand);
  notice('colors.brand', 'primary', main, 'links, borders and other text', textReason(main, roles, 'primaryVeil'));
  const { name, ratio } = findLowestContrast(main, roles, ['paper', 'sheet']);
  const fillReason =
    ratio < visibleFill
      ? `${main} has ${formatRatio(ratio)} on colors.light.${name}; a button without a border is seen from ${visibleFill}:1 on`
      : 'colors.light states another one';
  notice('colors.brand', 'primaryFill', main, 'the fills of main buttons', fillReason);
  if (accent !== undefined) {
    notice('colors.accent', 'accent', opaqueHex(accent), 'badges and sale prices', textReason(opaqueHex(accent), roles, 'accentVeil'));
  }
  return notices;
}
