import type { Theme } from '@mui/material/styles';
import { contrastRatio } from './color.ts';
import { type Scheme, schemeRoles, schemes } from './schemeRoles.ts';
import type { ColorRoles } from './tokens.ts';

/** Two roles that are used together, and the contrast they require by WCAG 2.2 AA. */
export interface ContrastPair {
  readonly front: keyof ColorRoles;
  readonly ground: keyof ColorRoles;
  /** 4.5 for text, 3 for the boundary of a control or the focus ring. */
  readonly required: 4.5 | 3;
}

/** The contrast of one pair in one scheme of a theme. */
export interface ContrastResult extends ContrastPair {
  readonly scheme: Scheme;
  readonly frontColor: string;
  readonly groundColor: string;
  /** Ratio by WCAG 2.2, from 1 to 21. */
  readonly ratio: number;
  readonly passes: boolean;
}

const grounds = ['paper', 'sheet', 'sunken'] as const;
const onEveryGround = ['ink', 'inkSoft', 'inkFaint', 'primary', 'primaryStrong', 'accent', 'danger', 'success', 'warning', 'info'] as const;
const onOneGround = [
  ['onPrimary', 'primaryFill'],
  ['onPrimary', 'primaryFillStrong'],
  ['onAccent', 'accent'],
  ['onDanger', 'danger'],
  ['ink', 'primaryVeil'],
  ['inkSoft', 'primaryVeil'],
  ['primary', 'primaryVeil'],
  ['ink', 'accentVeil'],
  ['accent', 'accentVeil'],
  ['ink', 'dangerVeil'],
  ['danger', 'dangerVeil'],
  ['onSuccess', 'success'],
  ['ink', 'successVeil'],
  ['success', 'successVeil'],
  ['onWarning', 'warning'],
  ['ink', 'warningVeil'],
  ['warning', 'warningVeil'],
  ['onInfo', 'info'],
  ['ink', 'infoVeil'],
  ['info', 'infoVeil'],
] as const;

/** Every pair of roles that a component uses together, where contrast is required. */
export const contrastPairs: readonly ContrastPair[] = [
  ...grounds.flatMap((ground) => onEveryGround.map((front) => ({ front, ground, required: 4.5 }) as const)),
  ...onOneGround.map(([front, ground]) => ({ front, ground, required: 4.5 }) as const),
  ...grounds.flatMap((ground) => (['control', 'focus'] as const).map((front) => ({ front, ground, required: 3 }) as const)),
];

/** Returns the contrast of every pair of one scheme. */
export function schemeContrast(scheme: Scheme, roles: ColorRoles): ContrastResult[] {
  return contrastPairs.map((pair) => {
    const [frontColor, groundColor] = [roles[pair.front], roles[pair.ground]];
    const ratio = contrastRatio(frontColor, groundColor);
    return { ...pair, scheme, frontColor, groundColor, ratio, passes: ratio >= pair.required };
  });
}

/**
 * Returns the contrast of every pair of roles that components use together, in both schemes of a theme.
 *
 * @example Pairs that a theme created with `contrast: 'warn'` must still correct
 * contrastReport(theme).filter(({ passes }) => !passes)
 * @throws TypeError for a theme that was not created by this package.
 */
export function contrastReport(theme: Theme): readonly ContrastResult[] {
  return schemes.flatMap((scheme) => schemeContrast(scheme, schemeRoles(theme, scheme)));
}

/** Formats a ratio, rounded down to two decimals because 4.496 is not 4.5: `4.49:1`. */
export const formatRatio = (ratio: number): string => `${(Math.floor(ratio * 100) / 100).toFixed(2)}:1`;

/** Returns the pairs of one scheme with less contrast than required, one sentence each. */
export function contrastFaults(scheme: Scheme, roles: ColorRoles): string[] {
  return schemeContrast(scheme, roles)
    .filter(({ passes }) => !passes)
    .map(({ front, ground, frontColor, groundColor, ratio, required }) => {
      const use = required === 3 ? 'a control border or focus ring' : 'text';
      return `colors.${scheme}.${front} ${frontColor} on colors.${scheme}.${ground} ${groundColor} has ${formatRatio(ratio)}; ${use} needs ${required}:1.`;
    });
}
