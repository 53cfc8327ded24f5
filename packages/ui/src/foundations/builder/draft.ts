import type { Theme } from '@mui/material/styles';
import { opaqueHex } from '../../theme/color.ts';
import { createMallTheme, type MallThemeOptions, ThemeOptionsError } from '../../theme/createMallTheme.ts';

/** Values of the builder's fields. */
export interface Draft {
  readonly brand: string;
  /** Empty for the complementary color of `brand`. */
  readonly accent: string;
  readonly control: string;
  readonly card: string;
  readonly image: string;
  readonly density: 'comfortable' | 'compact';
  readonly text: FontName;
  readonly display: FontName;
}

/** Typefaces that need no font files other than those of the default theme. */
export const fonts = {
  Sylvane: {
    text: { family: '"Sylvane Text", "Sylvane Text Fallback"', style: 'sans' },
    display: { family: '"Sylvane Display", "Sylvane Display Fallback"', style: 'serif' },
  },
  'Helvetica or Arial': sameFor('"Helvetica Neue", Arial', 'sans'),
  Georgia: sameFor('Georgia', 'serif'),
  'System font': sameFor('system-ui', 'sans'),
} as const;

/** Name of a typeface of the builder. */
export type FontName = keyof typeof fonts;

/** Names of the typefaces in display order. */
export const fontNames = Object.keys(fonts).filter((name): name is FontName => name in fonts);

function sameFor<Style extends 'sans' | 'serif'>(family: string, style: Style) {
  return { text: { family, style }, display: { family, style } };
}

/** Brand colors to begin with. Yellow is too light for text and stays the fill of buttons. */
export const examples = { Blue: '#0b57d0', Yellow: '#ffd400', Plum: '#6b21a8', Coral: '#e5484d', Black: '#111111' } as const;

/** Returns a CSS color as a color input accepts it, `#rrggbb`; undefined for a text that is no opaque color. */
export function pickerColor(color: string): string | undefined {
  try {
    return opaqueHex(color);
  } catch {
    return undefined;
  }
}

/** Initial values of the builder. */
export const firstDraft: Draft = {
  brand: examples.Blue,
  accent: '',
  control: '6px',
  card: '10px',
  image: '4px',
  density: 'comfortable',
  text: 'Sylvane',
  display: 'Sylvane',
};

const codePrefix = 'own-';

/** Returns a draft as a word of letters and digits, which an address can have: `own-7b22…`. Omits values that are those of {@link firstDraft}. */
export function encodeDraft(draft: Draft): string {
  const changed = Object.entries(draft).filter(([name, value]) => value !== Reflect.get(firstDraft, name));
  const bytes = new TextEncoder().encode(JSON.stringify(Object.fromEntries(changed)));
  return codePrefix + Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Returns the draft of a word of {@link encodeDraft}; undefined for any other text, and for a draft with errors. */
export function decodeDraft(code: string): Draft | undefined {
  if (!code.startsWith(codePrefix)) return undefined;
  const bytes = code.slice(codePrefix.length).match(/../g) ?? [];
  const changed = parseRecord(new TextDecoder().decode(Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 16))));
  const textOf = (name: Exclude<keyof Draft, 'density' | 'text' | 'display'>) =>
    typeof changed[name] === 'string' ? changed[name] : firstDraft[name];
  const fontOf = (name: 'text' | 'display') => fontNames.find((font) => font === changed[name]) ?? firstDraft[name];
  const draft: Draft = {
    brand: textOf('brand'),
    accent: textOf('accent'),
    control: textOf('control'),
    card: textOf('card'),
    image: textOf('image'),
    density: changed.density === 'compact' ? 'compact' : 'comfortable',
    text: fontOf('text'),
    display: fontOf('display'),
  };
  return 'theme' in resultOf(draft) ? draft : undefined;
}

function parseRecord(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}

/** Returns the options of `createMallTheme` for a draft; those equal to the default theme are omitted. */
export function optionsOf({ brand, accent, control, card, image, density, text, display }: Draft): MallThemeOptions {
  const radius = Object.fromEntries(
    Object.entries({ control, card, image }).filter(([name, value]) => value !== Reflect.get(firstDraft, name)),
  );
  const faces = {
    ...(text === 'Sylvane' ? {} : { text: fonts[text].text }),
    ...(display === 'Sylvane' ? {} : { display: fonts[display].display }),
  };
  return {
    colors: { brand, ...(accent === '' ? {} : { accent }) },
    ...(Object.keys(radius).length > 0 && { radius }),
    ...(Object.keys(faces).length > 0 && { faces }),
    ...(density === 'compact' && { density }),
  };
}

/** Theme of a draft, or its errors. */
export type Result = { readonly theme: Theme } | { readonly faults: readonly string[] };

/** Creates the theme of a draft. */
export function resultOf(draft: Draft): Result {
  try {
    return { theme: createMallTheme(optionsOf(draft)) };
  } catch (error) {
    if (error instanceof ThemeOptionsError) return { faults: error.faults };
    throw error;
  }
}

/** Returns an object as TypeScript source. */
function literal(value: unknown, indent = ''): string {
  if (typeof value === 'string') return `'${value.replaceAll("'", "\\'")}'`;
  if (typeof value !== 'object' || value === null) return String(value);
  const inner = `${indent}  `;
  const lines = Object.entries(value).map(([name, member]) => `${inner}${name}: ${literal(member, inner)},\n`);
  return `{\n${lines.join('')}${indent}}`;
}

/** Returns the code that creates the theme of a draft. */
export const codeOf = (draft: Draft): string =>
  `import { createMallTheme } from '@mall/ui/theme';\n\nexport const theme = createMallTheme(${literal(optionsOf(draft))});\n`;
