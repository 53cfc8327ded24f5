import { describe, expect, it } from 'vitest';
import { weigh } from '../scripts/weigh.ts';

describe('an application that imports only the price', () => {
  it('bundles the price and neither the header nor the cards', async () => {
    const { bytes, modules } = await weigh('./src/index.ts', 'Price');
    expect(modules).toContain('src/commerce/catalog/Price/Price.tsx');
    expect(modules.filter((path) => /navigation|overlays|forms|ProductCard|Announcer|Provider\.tsx/.test(path))).toEqual([]);
    expect(bytes).toBeLessThan(2500);
  });
});
