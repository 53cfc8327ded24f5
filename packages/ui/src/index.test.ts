import { describe, expect, it } from 'vitest';
import { withComponents } from '../scripts/entryPoint.ts';
import { weigh } from '../scripts/weigh.ts';

describe('an application that imports only the price', () => {
  it('bundles the price and neither the header nor the cards', async () => {
    const { bytes, modules } = await weigh('./src/index.ts', 'Price');
    expect(modules).toContain('src/commerce/catalog/Price/Price.tsx');
    expect(modules.filter((path) => /navigation|overlays|forms|ProductCard|Announcer|Provider\.tsx/.test(path))).toEqual([]);
    expect(bytes).toBeLessThan(2500);
  });
});

describe('withComponents', () => {
  const tag = {
    path: 'primitives/Tag/Tag.tsx',
    text: "export interface TagProps {}\nexport type Tone = 'calm';\nconst Root = 1;\nexport const tones = [];\nexport function Tag() {}\n",
  };
  const others = "export { Icon } from './primitives/Icon/Icon.tsx';\n";

  it('adds the exports of a component that the entry point does not name', () => {
    const added = "export { type TagProps, type Tone, tones, Tag } from './primitives/Tag/Tag.tsx';\n";
    expect(withComponents(others, [tag], [])).toBe(others + added);
    expect(withComponents(others + added, [tag], [])).toBe(others + added);
  });

  it('omits a component with an entry point of its own', () => expect(withComponents(others, [tag], [tag.path])).toBe(others));

  it('refuses a form without an entry point', () =>
    expect(() => withComponents(others, [{ ...tag, path: 'forms/TagForm/TagForm.tsx' }], [])).toThrow('packages/ui/package.json'));
});
