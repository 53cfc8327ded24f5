import type { Theme } from '@mui/material/styles';
import { describe, expect, it, vi } from 'vitest';
import { contrastFaults } from './contrast.ts';
import { colorNotices, contrastRatio, createMallTheme, darkRoles, lightRoles, mallTheme } from './index.ts';

function rolesOf(theme: Theme, scheme: 'light' | 'dark') {
  const roles = theme.colorSchemes?.[scheme]?.palette.roles;
  if (!roles) throw new Error(`The theme has no ${scheme} scheme`);
  return roles;
}

/** Returns the declarations that the theme applies to the whole page, by selector. */
function pageStyles(theme: Theme): Readonly<Record<string, Readonly<Record<string, string>>>> {
  const overrides = theme.components?.MuiCssBaseline?.styleOverrides;
  if (typeof overrides !== 'function') throw new Error('The theme has no page styles');
  const { styles } = Object.assign({ styles: '' }, overrides(theme));
  const rules: Record<string, Record<string, string>> = {};
  for (const [, selector = '', declarations = ''] of styles.matchAll(/([^{};]+)\{([^{}]*)\}/g)) {
    rules[selector] ??= Object.fromEntries([...declarations.matchAll(/([\w-]+):([^;]*)/g)].map(([, name, value]) => [name, value]));
  }
  return rules;
}

describe('createMallTheme without options', () => {
  it('creates the default theme', () => {
    const theme = createMallTheme();
    expect(rolesOf(theme, 'light')).toEqual(lightRoles);
    expect(rolesOf(theme, 'dark')).toEqual(darkRoles);
    expect(theme.mall).toEqual(mallTheme().mall);
    expect(pageStyles(theme)).toEqual(pageStyles(mallTheme()));
  });
});

describe('createMallTheme with one brand color', () => {
  const brands = [
    '#0b57d0',
    '#ffd400',
    '#000000',
    '#ffffff',
    '#7f7f7f',
    '#e60023',
    '#00ff66',
    '#6b21a8',
    'rgb(255 140 0)',
    'oklch(0.7 0.2 330)',
  ];

  it.each(brands)('derives roles with the required contrast from %s', (brand) => {
    const theme = createMallTheme({ colors: { brand } });
    expect(contrastFaults('light', rolesOf(theme, 'light'))).toEqual([]);
    expect(contrastFaults('dark', rolesOf(theme, 'dark'))).toEqual([]);
  });
  it('uses a brand color that has enough contrast in the light scheme unchanged', () => {
    expect(rolesOf(createMallTheme({ colors: { brand: '#0b57d0' } }), 'light').primary).toBe('#0b57d0');
  });
  it.each(['#000000', '#0000ff', '#1a1a1a', '#003300', '#111111', '#c00000'])(
    'keeps %s, which has enough contrast, as text and fill',
    (brand) => {
      const roles = rolesOf(createMallTheme({ colors: { brand } }), 'light');
      expect([roles.primary, roles.primaryFill]).toEqual([brand, brand]);
    },
  );
  it.each(['#000000', '#1a1a1a', '#003300', '#0b57d0', '#ffd400'])(
    'gives main buttons of %s another color when they are hovered',
    (brand) => {
      const theme = createMallTheme({ colors: { brand } });
      for (const scheme of ['light', 'dark'] as const) {
        const { primaryFill, primaryFillStrong } = rolesOf(theme, scheme);
        expect(contrastRatio(primaryFillStrong, primaryFill), scheme).toBeGreaterThan(1.1);
      }
    },
  );
  it('makes a very dark brand color lighter for hovered links and buttons', () => {
    const { primaryStrong, primary } = rolesOf(createMallTheme({ colors: { brand: '#000' } }), 'light');
    expect(contrastRatio(primaryStrong, '#ffffff')).toBeLessThan(contrastRatio(primary, '#ffffff'));
  });
  it.each([
    ['hwb(210 10% 40%)', '#1a5999'],
    ['lab(40% 20 30)', '#85512e'],
    ['lch(30% 60 300)', '#4c3699'],
    ['color(display-p3 0.5 0 0)', '#8c0000'],
    ['color(xyz-d65 0.1 0.1 0.1)', '#615755'],
    ['color(rec2020 0.3 0.1 0.1)', '#6f1d28'],
  ])('accepts %s as brand color', (brand, hex) => {
    const { primary } = rolesOf(createMallTheme({ colors: { brand } }), 'light');
    expect(primary).toBe(hex);
  });
  it('darkens a brand color that has too little contrast in the light scheme', () => {
    const { primary, sunken } = rolesOf(createMallTheme({ colors: { brand: '#ffd400' } }), 'light');
    expect(contrastRatio('#ffd400', sunken)).toBeLessThan(4.5);
    expect(contrastRatio(primary, sunken)).toBeGreaterThanOrEqual(4.5);
  });
  it('uses a brand color that is too light for text as the fill of buttons, with dark text', () => {
    const { primaryFill, primaryFillStrong, onPrimary, primary } = rolesOf(createMallTheme({ colors: { brand: '#ffd400' } }), 'light');
    expect(primaryFill).toBe('#ffd400');
    expect(primary).not.toBe('#ffd400');
    expect(contrastRatio(onPrimary, primaryFill)).toBeGreaterThanOrEqual(4.5);
    expect(contrastRatio(onPrimary, primaryFillStrong)).toBeGreaterThanOrEqual(4.5);
  });
  it('fills buttons with the text color when a brand color is invisible on the page', () => {
    const { primaryFill, primary } = rolesOf(createMallTheme({ colors: { brand: '#ffffff' } }), 'light');
    expect(primaryFill).toBe(primary);
  });
  it('uses the accent color of the options', () => {
    const { accent } = rolesOf(createMallTheme({ colors: { brand: '#0b57d0', accent: '#a21caf' } }), 'light');
    expect(accent).toBe('#a21caf');
  });
  it.each(['#808080', '#000000', '#ffffff'])('derives a gray accent from the gray brand color %s', (brand) => {
    const { accent } = rolesOf(createMallTheme({ colors: { brand } }), 'light');
    const parts = [1, 3, 5].map((start) => Number.parseInt(accent.slice(start, start + 2), 16));
    expect(Math.max(...parts) - Math.min(...parts)).toBeLessThanOrEqual(2);
  });

  it.each(['#0b57d0', '#ffd400', '#000000'])(
    'derives success, warning and info roles for %s that have enough contrast on the page and on their tint',
    (brand) => {
      const theme = createMallTheme({ colors: { brand } });
      for (const scheme of ['light', 'dark'] as const) {
        const roles = rolesOf(theme, scheme);
        for (const [text, ground] of [
          [roles.success, roles.successVeil],
          [roles.warning, roles.warningVeil],
          [roles.info, roles.infoVeil],
          [roles.onSuccess, roles.success],
          [roles.warning, roles.sunken],
        ] as const)
          expect(contrastRatio(text, ground)).toBeGreaterThanOrEqual(4.5);
      }
    },
  );
  it("sets the same colors in MUI's palette", () => {
    const light = createMallTheme({ colors: { brand: '#0b57d0' } }).colorSchemes?.light;
    expect(light?.palette.primary.main).toBe('#0b57d0');
    expect(light?.palette.background.default).toBe(light?.palette.roles.paper);
    expect(light?.palette.success.main).toBe(light?.palette.roles.success);
    expect(light?.palette.warning.main).toBe(light?.palette.roles.warning);
    expect(light?.palette.info.main).toBe(light?.palette.roles.info);
  });
  it.each(['light', 'dark'] as const)("gives MUI's Alert the roles of messages, %s scheme", (scheme) => {
    const { palette } = createMallTheme().colorSchemes?.[scheme] ?? {};
    expect(palette).toMatchObject({
      Alert: {
        errorStandardBg: palette?.roles.dangerVeil,
        successStandardBg: palette?.roles.successVeil,
        warningColor: palette?.roles.ink,
        warningIconColor: palette?.roles.warning,
        infoFilledBg: palette?.roles.info,
        infoFilledColor: palette?.roles.onInfo,
      },
    });
  });
});

describe('createMallTheme with explicit roles', () => {
  it('uses explicit roles unchanged and preserves the others', () => {
    const theme = createMallTheme({ colors: { light: { paper: '#ffffff' }, dark: { primary: 'hsl(120 60% 80%)' } } });
    expect(rolesOf(theme, 'light')).toEqual({ ...lightRoles, paper: '#ffffff' });
    expect(rolesOf(theme, 'dark')).toEqual({ ...darkRoles, primary: '#adebad', primaryFill: '#adebad' });
  });
  it('overrides the roles derived from a brand color', () => {
    const roles = rolesOf(createMallTheme({ colors: { brand: '#0b57d0', light: { ink: '#000000' } } }), 'light');
    expect([roles.ink, roles.primary]).toEqual(['#000000', '#0b57d0']);
  });
  it('uses an explicit primary color as the fill of buttons as well', () => {
    const roles = rolesOf(createMallTheme({ colors: { light: { primary: '#123456' } } }), 'light');
    expect([roles.primaryFill, roles.primaryFillStrong]).toEqual(['#123456', lightRoles.primaryFillStrong]);
  });
  it('throws an error that names every pair with too little contrast, its ratio and the required one', () => {
    const make = () => createMallTheme({ colors: { light: { inkFaint: '#999999', control: '#dddddd' } } });
    expect(make).toThrow('colors.light.inkFaint #999999 on colors.light.paper #f7f2ea has 2.55:1; text needs 4.5:1.');
    expect(make).toThrow(
      'colors.light.control #dddddd on colors.light.sheet #fdfaf5 has 1.30:1; a control border or focus ring needs 3:1.',
    );
    expect(make).not.toThrow('dark.');
  });
});

describe('createMallTheme with typefaces, radius and density', () => {
  it('puts the typefaces before the system typefaces of the same kind in every language', () => {
    const styles = pageStyles(createMallTheme({ faces: { display: { family: '"Inter Variable"', style: 'sans' } } }));
    expect(styles[':root']?.['--mall-face-display']).toMatch(/^"Inter Variable", "PingFang SC".*, system-ui, sans-serif$/);
    expect(styles['[lang|="ko"]']?.['--mall-face-display']).toMatch(/^"Inter Variable", "Apple SD Gothic Neo"/);
    expect(styles[':root']?.['--mall-style-eyebrow']).toBe('normal');
    expect(styles[':root']?.['--mall-face-text']).toMatch(/^"Sylvane Text"/);
  });
  it('applies the radius to MUI and the tokens', () => {
    const theme = createMallTheme({ radius: { control: '0px' } });
    expect(theme.shape.borderRadius).toBe(0);
    expect(theme.mall.radius).toEqual({ ...mallTheme().mall.radius, control: '0px' });
  });
  it('reduces spacing and controls in the compact density', () => {
    const theme = createMallTheme({ density: 'compact' });
    expect(theme.spacing(2)).toBe('calc(2 * var(--mall-spacing, 6px))');
    expect([theme.mall.size.target, theme.mall.size.targetSmall, theme.mall.size.form]).toEqual(['40px', '32px', '464px']);
  });
  it('writes the values that differ from the default as the variables of tokens.css', () => {
    const root = pageStyles(createMallTheme({ radius: { card: '2px' }, density: 'compact' }))[':root'];
    expect(root).toMatchObject({ '--mall-radius-card': '2px', '--mall-space-step': '6px', '--mall-size-target-small': '32px' });
    expect(Object.keys(pageStyles(mallTheme())[':root'] ?? {}).filter((name) => /radius|size|space/.test(name))).toEqual([]);
  });
});

describe('contrastRatio', () => {
  it('composites a translucent color over the ground before it measures the contrast', () => {
    expect(contrastRatio('rgb(0 0 0 / 0.5)', '#fff')).toBeCloseTo(3.98, 2);
    expect(contrastRatio('transparent', '#fff')).toBe(1);
  });
  it('refuses a ground that is not opaque', () => {
    expect(() => contrastRatio('#fff', 'transparent')).toThrow(
      'contrastRatio: the ground "transparent" must be opaque. State the color that is seen, or pass it as the front',
    );
  });
});

describe('colorNotices', () => {
  const messages = (colors: { brand?: string; accent?: string }) => colorNotices({ colors }).map(({ message }) => message);
  it('is empty for colors that are used unchanged, and without a brand', () => {
    expect(messages({ brand: '#0b57d0', accent: '#a21caf' })).toEqual([]);
    expect(messages({ brand: '#000' })).toEqual([]);
    expect(messages({})).toEqual([]);
  });
  it('reports an accent color that was darkened, with the reason', () => {
    expect(messages({ brand: '#0b57d0', accent: '#c2410c' })).toEqual([
      'colors.accent: badges and sale prices have #bb3b00, because #c2410c has 4.40:1 on colors.light.sunken; text needs 4.5:1.',
    ]);
  });
  it('reports an accent color that was darkened for its veil', () => {
    expect(messages({ brand: '#7a1f5c', accent: '#0e7490' })).toEqual([
      'colors.accent: badges and sale prices have #0a738e, because #0e7490 has 4.45:1 on colors.light.accentVeil; text needs 4.5:1.',
    ]);
  });
  it('reports an explicit role that replaces the brand color, without a contrast check', () => {
    const warn = vi.spyOn(console, 'warn');
    const [notice] = colorNotices({ colors: { brand: '#0b57d0', light: { primary: '#999999' } }, contrast: 'warn' });
    expect(notice?.message).toBe('colors.brand: links, borders and other text have #999999, because colors.light states another one.');
    expect(warn).not.toHaveBeenCalled();
  });
  it('reports the text color of a brand color that is used as a fill only', () => {
    const [notice, ...others] = colorNotices({ colors: { brand: '#ffd400' } });
    expect(others).toEqual([]);
    expect(notice).toMatchObject({ option: 'colors.brand', role: 'primary', stated: '#ffd400' });
  });
  it.each(['#ffe680', '#fff0b0', '#f5f5dc', '#e6e6fa'])('reports that %s is too pale for a fill, with the threshold', (brand) => {
    expect(messages({ brand })[1]).toMatch(
      new RegExp(
        `^colors.brand: the fills of main buttons have #\\w{6}, because ${brand} has 1.[01]\\d:1 on colors.light.\\w+; a button without a border is seen from 1.2:1 on\\.$`,
      ),
    );
  });
});
