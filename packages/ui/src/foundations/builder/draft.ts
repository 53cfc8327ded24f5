import type { Theme } from '@mui/material/styles';
import { createMallTheme, type MallThemeOptions, ThemeOptionsError } from '../../theme/createMallTheme.ts';

/** What the builder asks for, as its fields have it. */
export interface Draft {
  readonly brand: string;
  /** Empty for a color across the wheel from `brand`. */
  readonly accent: string;
  readonly control: string;
  readonly card: string;
  readonly picture: string;
  readonly density: 'comfortable' | 'compact';
  readonly text: FontName;
  readonly display: FontName;
}

/** Typefaces that need no file but those of the default theme. */
export const fonts = {
  Sylvane: {
    text: { family: '"Sylvane Text", "Sylvane Text Fallback"', style: 'sans' },
    display: { family: '"Sylvane Display", "Sylvane Display Fallback"', style: 'serif' },
  },
  'Helvetica or Arial': sameFor('"Helvetica Neue", Arial', 'sans'),
  Georgia: sameFor('Georgia', 'serif'),
  'System font': sameFor('system-ui', 'sans'),
} as const;

/** A typeface of the builder by its name. */
export type FontName = keyof typeof fonts;

/** Names of the typefaces, in the order in which they are offered. */
export const fontNames = Object.keys(fonts).filter((name): name is FontName => name in fonts);

function sameFor<Style extends 'sans' | 'serif'>(family: string, style: Style) {
  return { text: { family, style }, display: { family, style } };
}

/** Brand colors to begin with. Yellow is fit as a fill only. */
export const examples = { Blue: '#0b57d0', Yellow: '#ffd400', Plum: '#6b21a8', Coral: '#e5484d', Black: '#111111' } as const;

/** Where the builder begins. */
export const firstDraft: Draft = {
  brand: examples.Blue,
  accent: '',
  control: '6px',
  card: '10px',
  picture: '4px',
  density: 'comfortable',
  text: 'Sylvane',
  display: 'Sylvane',
};

/** The options of `createMallTheme` that a draft stands for; what is as in the default theme is left out. */
export function optionsOf({ brand, accent, control, card, picture, density, text, display }: Draft): MallThemeOptions {
  const radius = Object.fromEntries(
    Object.entries({ control, card, picture }).filter(([name, value]) => value !== Reflect.get(firstDraft, name)),
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

/** The theme of a draft, or its faults. */
export type Result = { readonly theme: Theme } | { readonly faults: readonly string[] };

/** Makes the theme of a draft. */
export function resultOf(draft: Draft): Result {
  try {
    return { theme: createMallTheme(optionsOf(draft)) };
  } catch (error) {
    if (error instanceof ThemeOptionsError) return { faults: error.faults };
    throw error;
  }
}

/** An object as one writes it in TypeScript. */
function literal(value: unknown, indent = ''): string {
  if (typeof value === 'string') return `'${value.replaceAll("'", "\\'")}'`;
  if (typeof value !== 'object' || value === null) return String(value);
  const inner = `${indent}  `;
  const lines = Object.entries(value).map(([name, member]) => `${inner}${name}: ${literal(member, inner)},\n`);
  return `{\n${lines.join('')}${indent}}`;
}

/** The code that makes the theme of a draft. */
export const codeOf = (draft: Draft): string =>
  `import { createMallTheme } from '@mall/ui/theme';\n\nexport const theme = createMallTheme(${literal(optionsOf(draft))});\n`;
