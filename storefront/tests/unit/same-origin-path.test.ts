import { describe, expect, it } from 'vitest';
import { sameOriginPath } from '#app/shared/session/same-origin-path.ts';

describe('sameOriginPath', () => {
  it.each(['/', '/products', '/homedetail/homedetail?id=7&ClassName=a%20b', '/my/my#orders', '/a/../b'])('accepts %s', (path) => {
    expect(sameOriginPath(path)).toBeDefined();
  });

  it('preserves path, query and fragment', () => {
    expect(sameOriginPath('/pay/payDetails?id=3#top')).toBe('/pay/payDetails?id=3#top');
  });

  it.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '\\evil.example',
    'javascript:alert(1)',
    'https://evil.example/',
    'evil.example',
    '',
    '/\t/evil.example',
    '/\n/evil.example',
    '\u0000/evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    ' /products',
    'data:text/html,x',
  ])('refuses %j', (value) => {
    expect(sameOriginPath(value)).toBeUndefined();
  });

  it.each([undefined, null, 7, {}])('refuses a value that is not text: %j', (value) => {
    expect(sameOriginPath(value)).toBeUndefined();
  });
});
