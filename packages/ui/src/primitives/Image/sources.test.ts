import { describe, expect, it } from 'vitest';
import { imageSrcSet } from './sources.ts';

describe('imageSrcSet', () => {
  it('returns the mall’s images in four widths', () => {
    expect(imageSrcSet('/media/a1.jpg')).toBe(
      '/media/a1.jpg?w=320 320w, /media/a1.jpg?w=640 640w, /media/a1.jpg?w=960 960w, /media/a1.jpg?w=1280 1280w',
    );
  });
  it('appends to an existing query', () => {
    expect(imageSrcSet('https://mall.test/media/a?v=2')).toContain('https://mall.test/media/a?v=2&w=320 320w');
  });
  it.each(['https://elsewhere.test/a.jpg', 'data:image/svg+xml,x', '/uploads/media/a.jpg'])('returns undefined for %s', (src) => {
    expect(imageSrcSet(src)).toBeUndefined();
  });
});
