import type { Theme } from '@mui/material/styles';
import { languageFaces } from '../faces.ts';
import type { Faces } from '../faceTypes.ts';
import { themeFiles } from './themeFiles.ts';
import { flat, merged, readTokens, type TokenGroup, type TokenSets } from './tokenModel.ts';
import { cssValue, textStyle, variableOf } from './variables.ts';

const line = (indent: string, name: string, value: string) => `${indent}${name}: ${value};`;

function declarations(nodes: TokenGroup, indent: string): string {
  return flat(nodes)
    .filter(({ token }) => token.type !== 'typography')
    .map(({ path, token }) => `${indent}/* ${token.description} */\n${line(indent, variableOf(path), cssValue(token, path.join('.')))}`)
    .join('\n');
}

/**
 * Returns text styles as values of the `font` property, with their letter spacing. They are set per language, because the fonts depend on
 * it.
 */
function textStyles(nodes: TokenGroup, indent: string): string {
  return flat(nodes)
    .filter(({ token }) => token.type === 'typography')
    .flatMap(({ path, token }) => {
      const { letterSpacing } = textStyle(token, path.join('.'));
      const font = `${indent}/* ${token.description} */\n${line(indent, variableOf(path), cssValue(token, path.join('.')))}`;
      return letterSpacing === '0' ? [font] : [font, line(indent, `${variableOf(path)}-tracking`, letterSpacing)];
    })
    .join('\n');
}

const block = (selector: string, content: string) => `  ${selector} {\n${content}\n  }`;

function languageBlocks(faces: Faces): string[] {
  return Object.entries(languageFaces(faces)).map(([selector, values]) =>
    block(
      selector,
      Object.entries(values)
        .map(([name, value]) => line('    ', name, value))
        .join('\n'),
    ),
  );
}

/** Input of a style sheet. */
export interface StyleSheetParts {
  readonly sets: TokenSets;
  readonly faces: Faces;
  readonly density: 'comfortable' | 'compact';
}

/** Writes the tokens as CSS variables in their own cascade layer, so that the unlayered variables of a theme override them. */
export function styleSheet({ sets, faces, density }: StyleSheetParts): string {
  const { palette, core, light, dark } = sets;
  const other = density === 'compact' ? 'comfortable' : 'compact';
  const scheme = (name: 'light' | 'dark', indent: string) => `${indent}color-scheme: ${name};\n${declarations(sets[name], indent)}`;
  const blocks = [
    block(':root', declarations(merged(palette, merged(core, sets[density])), '    ')),
    block(`[data-density="${other}"]`, declarations(sets[other], '    ')),
    block(':root,\n  [data-scheme="light"]', scheme('light', '    ')),
    block('[data-scheme="dark"]', scheme('dark', '    ')),
    `  @media (prefers-color-scheme: dark) {\n    :root:not([data-scheme]) {\n${scheme('dark', '      ')}\n    }\n  }`,
    ...languageBlocks(faces),
    block(':root,\n  [lang]', textStyles(merged(core, merged(light, dark)), '    ')),
  ];
  return `@layer mall-tokens {\n${blocks.join('\n')}\n}\n`;
}

/**
 * Writes the tokens of a theme as a style sheet of CSS variables: both schemes, both densities, typefaces by language. It has the form of
 * `@mall/ui/tokens.css`, for pages of the same brand without React.
 *
 * @throws TypeError for a theme that was not created by this package.
 */
export function toCss(theme: Theme): string {
  const { files, density } = themeFiles(theme);
  return styleSheet({ sets: readTokens(files), faces: theme.faces, density });
}
