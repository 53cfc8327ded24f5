import type { Theme } from '@mui/material/styles';
import { themeFiles } from './themeFiles.ts';
import type { TokenFiles } from './tokenModel.ts';

/** A document of the Design Tokens Resolver Module, 2025.10: token files and their combination. */
export interface TokenDocument {
  readonly $schema: string;
  readonly name: string;
  readonly version: '2025.10';
  readonly description: string;
  readonly sets: Readonly<Record<'palette' | 'core', { readonly description: string; readonly sources: readonly unknown[] }>>;
  readonly modifiers: Readonly<Record<'scheme' | 'density', TokenModifier>>;
  readonly resolutionOrder: readonly { readonly $ref: string }[];
}

/** A choice between token files: the color scheme, the density. */
export interface TokenModifier {
  readonly description: string;
  readonly contexts: Readonly<Record<string, readonly unknown[]>>;
  readonly default: string;
}

/** Removes the schema of a file, because a set inside a document has none. */
function inline(file: TokenFiles[keyof TokenFiles]): unknown {
  if (typeof file !== 'object' || file === null) return file;
  return Object.fromEntries(Object.entries(file).filter(([name]) => name !== '$schema'));
}

/**
 * Returns the tokens of a theme as one document in the format of the Design Tokens Community Group, 2025.10, with its resolver: a palette,
 * color roles that refer to it for each scheme, sizes for each density. Tools that read the format, such as Terrazzo, accept it as a file.
 *
 * @param brand Name of the brand, which becomes the name of the document.
 * @example
 * await writeFile('acme.resolver.json', JSON.stringify(toTokens(theme, 'Acme'), null, 2));
 * @throws TypeError for a theme that was not created by this package.
 */
export function toTokens(theme: Theme, brand = 'Brand'): TokenDocument {
  const { files, density } = themeFiles(theme);
  return {
    $schema: 'https://www.designtokens.org/schemas/2025.10/resolver.json',
    name: brand,
    version: '2025.10',
    description: 'Design tokens of a theme for @mall/ui: the palette and the core are always used, with one color scheme and one density.',
    sets: {
      palette: { description: 'The palette of the brand.', sources: [inline(files.palette)] },
      core: { description: 'Tokens that are the same in both color schemes and densities.', sources: [inline(files.core)] },
    },
    modifiers: {
      scheme: {
        description: 'The color scheme.',
        contexts: { light: [inline(files.light)], dark: [inline(files.dark)] },
        default: 'light',
      },
      density: {
        description: 'The density of spacing and controls.',
        contexts: { comfortable: [inline(files.comfortable)], compact: [inline(files.compact)] },
        default: density,
      },
    },
    resolutionOrder: ['#/sets/palette', '#/sets/core', '#/modifiers/scheme', '#/modifiers/density'].map(($ref) => ({ $ref })),
  };
}
