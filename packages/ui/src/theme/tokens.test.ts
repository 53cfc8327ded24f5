import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contrastFaults } from './contrast.ts';
import { darkRoles, lightRoles } from './tokens.ts';

describe('default color roles', () => {
  it.each([['light', lightRoles] as const, ['dark', darkRoles] as const])(
    'have the required contrast in the %s scheme',
    (scheme, roles) => {
      expect(contrastFaults(scheme, roles)).toEqual([]);
    },
  );
});

describe('font files', () => {
  it('have a total size of 60 kB or less', () => {
    const folder = join(import.meta.dirname, 'fonts');
    const bytes = readdirSync(folder)
      .filter((name) => name.endsWith('.woff2'))
      .reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(60_000);
  });
});
