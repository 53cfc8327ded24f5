import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contrastRatio } from './contrast.ts';
import { type ColourRoles, darkRoles, lightRoles } from './tokens.ts';

type Pair = readonly [text: keyof ColourRoles, ground: keyof ColourRoles];

const grounds = ['paper', 'sheet', 'sunken'] as const;
const texts = ['ink', 'inkSoft', 'inkFaint', 'green', 'greenStrong', 'clay', 'danger'] as const;
const textPairs: Pair[] = [
  ...grounds.flatMap((ground) => texts.map((text) => [text, ground] as const)),
  ['onGreen', 'green'],
  ['onGreen', 'greenStrong'],
  ['onClay', 'clay'],
  ['onDanger', 'danger'],
  ['ink', 'greenVeil'],
  ['inkSoft', 'greenVeil'],
  ['green', 'greenVeil'],
  ['clay', 'clayVeil'],
  ['ink', 'clayVeil'],
  ['danger', 'dangerVeil'],
  ['ink', 'dangerVeil'],
];
const edgePairs: Pair[] = grounds.flatMap((ground) => [['control', ground] as const, ['focus', ground] as const]);

describe.each([
  ['light', lightRoles],
  ['dark', darkRoles],
])('colour roles, %s', (_scheme, roles) => {
  it.each(textPairs)('%s on %s reads at 4.5:1 or better', (text, ground) => {
    expect(contrastRatio(roles[text], roles[ground])).toBeGreaterThanOrEqual(4.5);
  });
  it.each(edgePairs)('%s stands out from %s at 3:1 or better', (edge, ground) => {
    expect(contrastRatio(roles[edge], roles[ground])).toBeGreaterThanOrEqual(3);
  });
});

describe('faces', () => {
  it('weigh 60 kB or less together', () => {
    const folder = join(import.meta.dirname, 'fonts');
    const bytes = readdirSync(folder)
      .filter((name) => name.endsWith('.woff2'))
      .reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(60_000);
  });
});
