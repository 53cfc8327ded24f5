import { contrastRatio } from './color.ts';
import type { ColorRoles } from './tokens.ts';

/** Two roles that are seen on each other, and the contrast they need by WCAG 2.2 AA. */
export interface ContrastPair {
  readonly front: keyof ColorRoles;
  readonly ground: keyof ColorRoles;
  /** 4.5 for text, 3 for what marks a control or the focus. */
  readonly required: 4.5 | 3;
}

const grounds = ['paper', 'sheet', 'sunken'] as const;
const onEveryGround = ['ink', 'inkSoft', 'inkFaint', 'primary', 'primaryStrong', 'accent', 'danger'] as const;
const onOneGround = [
  ['onPrimary', 'primary'],
  ['onPrimary', 'primaryStrong'],
  ['onAccent', 'accent'],
  ['onDanger', 'danger'],
  ['ink', 'primaryVeil'],
  ['inkSoft', 'primaryVeil'],
  ['primary', 'primaryVeil'],
  ['ink', 'accentVeil'],
  ['accent', 'accentVeil'],
  ['ink', 'dangerVeil'],
  ['danger', 'dangerVeil'],
] as const;

/** Every pair of roles that a component puts on each other, where contrast is required. */
export const contrastPairs: readonly ContrastPair[] = [
  ...grounds.flatMap((ground) => onEveryGround.map((front) => ({ front, ground, required: 4.5 }) as const)),
  ...onOneGround.map(([front, ground]) => ({ front, ground, required: 4.5 }) as const),
  ...grounds.flatMap((ground) => (['control', 'focus'] as const).map((front) => ({ front, ground, required: 3 }) as const)),
];

/** The pairs of one scheme that have less contrast than they need, a sentence each. */
export function contrastFaults(scheme: 'light' | 'dark', roles: ColorRoles): string[] {
  return contrastPairs.flatMap(({ front, ground, required }) => {
    const ratio = contrastRatio(roles[front], roles[ground]);
    if (ratio >= required) return [];
    const use = required === 3 ? 'a control border or focus ring' : 'text';
    // Rounded down: 4.496 is not 4.5.
    const shown = (Math.floor(ratio * 100) / 100).toFixed(2);
    return [`${scheme}.${front} ${roles[front]} on ${scheme}.${ground} ${roles[ground]} has ${shown}:1; ${use} needs ${required}:1.`];
  });
}
