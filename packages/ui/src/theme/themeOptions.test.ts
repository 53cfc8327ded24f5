import { afterEach, describe, expect, it, vi } from 'vitest';
import { contrastPairs, contrastReport, createMallTheme, mallTheme, ThemeOptionsError } from './index.ts';

/** Returns the errors of options from a caller without types. */
function faultsOf(options: unknown): readonly string[] {
  try {
    Reflect.apply(createMallTheme, undefined, [options]);
    return [];
  } catch (error) {
    if (error instanceof ThemeOptionsError) return error.faults;
    throw error;
  }
}

describe('createMallTheme with invalid options', () => {
  it.each<[string, unknown, string]>([
    ['options that are not an object', 'blue', 'options is "blue", not an object with colors, faces, radius, density, contrast.'],
    ['options in an array', [], 'options is an array, not an object with colors, faces, radius, density, contrast.'],
    ['a face that is a function', { faces: () => {} }, 'faces is a function, not an object with text, display.'],
    [
      'a brand color that depends on the page',
      { colors: { brand: 'var(--brand)' } },
      'colors.brand: "var(--brand)" depends on the page and cannot be resolved here. State the color itself, such as "#0b57d0".',
    ],
    [
      'a brand color with color-mix()',
      { colors: { brand: 'color-mix(in oklab, red, blue)' } },
      'colors.brand: "color-mix(in oklab, red, blue)" depends on the page and cannot be resolved here. State the color itself, such as "#0b57d0".',
    ],
    ['a misspelt option', { colour: {} }, 'colour is not an option. Did you mean "colors"?'],
    ['an unknown option', { shadows: {} }, 'shadows is not an option. Known: colors, faces, radius, density, contrast.'],
    ['a prop of the provider', { formats: { currency: 'EUR' } }, 'formats is a prop of MallUiProvider, not an option of the theme.'],
    ['a misspelt color', { colors: { brnad: '#0b57d0' } }, 'colors.brnad is not an option. Did you mean "brand"?'],
    ['a misspelt role', { colors: { light: { inck: '#000' } } }, 'colors.light.inck is not an option. Did you mean "ink"?'],
    ['a brand that is not a color', { colors: { brand: 'teal-ish' } }, 'colors.brand: "teal-ish" is not a CSS color.'],
    ['a brand that is not a text', { colors: { brand: 0x0b57d0 } }, 'colors.brand is 743376, not a CSS color.'],
    ['a transparent brand', { colors: { brand: '#0b57d080' } }, 'colors.brand: "#0b57d080" must be opaque.'],
    ['a fully transparent accent', { colors: { brand: '#0b57d0', accent: 'transparent' } }, 'colors.accent: "transparent" must be opaque.'],
    ['a role that is not a color', { colors: { dark: { ink: '' } } }, 'colors.dark.ink: "" is not a CSS color.'],
    ['a role that is not opaque', { colors: { light: { paper: '#ffffff80' } } }, 'colors.light.paper: "#ffffff80" must be opaque.'],
    ['an overlay that is not a color', { colors: { light: { scrim: 'dim' } } }, 'colors.light.scrim: "dim" is not a CSS color.'],
    [
      'an accent without a brand',
      { colors: { accent: '#a21caf' } },
      'colors.accent needs colors.brand. Without a brand color, state the roles in colors.light and colors.dark.',
    ],
    ['a radius that is not a length', { radius: { card: 'abc' } }, 'radius.card is "abc", not a length in px or rem, such as "6px".'],
    ['a radius without a unit', { radius: { card: 6 } }, 'radius.card is 6, not a length in px or rem, such as "6px".'],
    ['a negative radius', { radius: { card: '-2px' } }, 'radius.card is "-2px", not a length in px or rem, such as "6px".'],
    ['a misspelt radius', { radius: { crad: '6px' } }, 'radius.crad is not an option. Did you mean "card"?'],
    ['an unknown density', { density: 'tiny' }, 'density is "tiny", not "comfortable" or "compact".'],
    ['a misspelt density', { density: 'Compct' }, 'density is "Compct", not "comfortable" or "compact". Did you mean "compact"?'],
    ['an unknown contrast', { contrast: 'off' }, 'contrast is "off", not "error" or "warn".'],
    ['a face that is a text', { faces: { text: 'Inter' } }, 'faces.text is "Inter", not an object with family, style.'],
    ['a face without a family', { faces: { text: { style: 'sans' } } }, 'faces.text.family is missing.'],
    ['an unknown style', { faces: { text: { family: 'Inter', style: 'mono' } } }, 'faces.text.style is "mono", not "sans" or "serif".'],
    [
      'a misspelt face',
      { faces: { dispaly: { family: 'Inter', style: 'sans' } } },
      'faces.dispaly is not an option. Did you mean "display"?',
    ],
  ])('throws an error that names %s', (_case, options, fault) => {
    expect(faultsOf(options)).toEqual([fault]);
  });

  it.each(['', '"Inter', 'Inter,', 'inherit', '3D Sans', 'Inter; color: red', 'Inter}'])(
    'throws an error that names the family %j',
    (family) => {
      const [fault] = faultsOf({ faces: { text: { family, style: 'sans' } } });
      expect(fault).toBe(
        `faces.text.family is ${JSON.stringify(family)}, not a list of font families as in CSS, such as '"Inter Variable", Inter'.`,
      );
    },
  );

  it('lists all errors in one exception', () => {
    const options = { colors: { brand: 'transparent', light: { inck: '#000' } }, radius: { card: 'abc' }, density: 'tiny' };
    expect(faultsOf(options)).toHaveLength(4);
    expect(() => Reflect.apply(createMallTheme, undefined, [options])).toThrow(
      [
        'createMallTheme: 4 faults in the options.',
        '- colors.brand: "transparent" must be opaque.',
        '- colors.light.inck is not an option. Did you mean "ink"?',
        '- radius.card is "abc", not a length in px or rem, such as "6px".',
        '- density is "tiny", not "comfortable" or "compact".',
      ].join('\n'),
    );
  });

  it.each([
    {},
    { colors: undefined, faces: undefined, radius: undefined, density: undefined, contrast: undefined },
    { colors: { light: { ink: undefined, scrim: 'rgb(0 0 0 / 0.5)' } }, radius: { card: '0', control: '0.5rem', image: '.5px' } },
    { faces: { text: { family: '"Inter Variable", Inter, -apple-system, sans-serif', style: 'sans' } } },
    { faces: { text: { family: 'Inter' } } },
    { faces: { display: { family: "'Noto Serif', 思源宋体", style: 'serif' } } },
  ])('accepts %j', (options) => {
    expect(faultsOf(options)).toEqual([]);
  });

  it('converts a radius in rem to px for MUI', () => {
    expect(createMallTheme({ radius: { control: '0.5rem' } }).shape.borderRadius).toBe(8);
  });
});

describe('insufficient contrast', () => {
  afterEach(() => vi.restoreAllMocks());
  const faint = { colors: { light: { inkFaint: '#999999' } } } as const;

  it('is an error by default', () => {
    expect(() => createMallTheme(faint)).toThrow(
      'colors.light.inkFaint #999999 on colors.light.paper #f7f2ea has 2.55:1; text needs 4.5:1.',
    );
  });
  it('is listed with the errors of other options', () => {
    const faults = faultsOf({ ...faint, radius: { card: 'abc' }, contrast: 'off' });
    expect(faults).toHaveLength(5);
    expect(faults.slice(0, 3)).toEqual([
      'radius.card is "abc", not a length in px or rem, such as "6px".',
      'contrast is "off", not "error" or "warn".',
      'colors.light.inkFaint #999999 on colors.light.paper #f7f2ea has 2.55:1; text needs 4.5:1.',
    ]);
  });
  it('is no error on request, whatever other option is wrong', () => {
    expect(faultsOf({ ...faint, radius: { card: 'abc' }, contrast: 'warn' })).toHaveLength(1);
  });
  it('is not checked while a color is invalid', () => {
    expect(faultsOf({ colors: { light: { inkFaint: '#999999', ink: 'teal-ish' } } })).toHaveLength(1);
  });
  it('is a warning on request, and the theme is created', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const theme = createMallTheme({ ...faint, contrast: 'warn' });
    expect(warn).toHaveBeenCalledOnce();
    expect(warn.mock.calls[0]?.[0]).toContain('colors.light.inkFaint #999999 on colors.light.sheet');
    const failed = contrastReport(theme).filter(({ passes }) => !passes);
    expect(failed.map(({ scheme, front, ground }) => `${scheme} ${front} ${ground}`)).toEqual([
      'light inkFaint paper',
      'light inkFaint sheet',
      'light inkFaint sunken',
    ]);
  });
  it('is reported for every pair in both schemes, with the ratio and the required ratio', () => {
    const report = contrastReport(mallTheme());
    expect(report).toHaveLength(2 * contrastPairs.length);
    expect(report.every(({ passes }) => passes)).toBe(true);
    expect(report[0]).toMatchObject({
      scheme: 'light',
      front: 'ink',
      ground: 'paper',
      frontColor: '#26231d',
      groundColor: '#f7f2ea',
      required: 4.5,
    });
    expect(report[0]?.ratio).toBeCloseTo(14.05, 1);
  });
  it('is not reported for a theme of another package', () => {
    expect(() => Reflect.apply(contrastReport, undefined, [{}])).toThrow(
      'The theme has no light scheme with the roles of @mall/ui. Make it with createMallTheme.',
    );
  });
});
