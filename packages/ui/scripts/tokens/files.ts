import { flat, isToken, merged, plainValue, readTokenSource, type Token, type TokenGroup, type TokenSets, tokenSets } from './model.ts';

const isNumeric = ({ type, css }: Token) => (type === 'number' || type === 'fontWeight') && !Number.isNaN(Number(css));
const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

function members(nodes: TokenGroup, depth: number, write: (token: Token) => string, isType: boolean): string {
  const pad = '  '.repeat(depth);
  const [open, end] = isType ? [': ', ';'] : [': ', ','];
  return Object.entries(nodes)
    .map(([name, node]) => {
      const comment = isType && isToken(node) ? `${pad}/** ${node.description} */\n` : '';
      const value = isToken(node) ? write(node) : `{\n${members(node, depth + 1, write, isType)}\n${pad}}`;
      return `${comment}${pad}${name}${open}${value}${end}`;
    })
    .join('\n');
}

const typesOf = (nodes: TokenGroup) => `{\n${members(nodes, 1, (token) => (isNumeric(token) ? 'number' : 'string'), true)}\n}`;
const valuesOf = (nodes: TokenGroup) => `{\n${members(nodes, 1, (token) => (isNumeric(token) ? token.css : quoted(token.css)), false)}\n}`;

const colors = (set: TokenGroup): TokenGroup => {
  const { color } = set;
  if (color === undefined || isToken(color)) throw new TypeError('A color scheme needs a group named color');
  return color;
};

/** The tokens as TypeScript: types with the purpose of each token, and values as CSS writes them. */
function typeScript(sets: TokenSets): string {
  const tokens = merged(sets.core, sets.comfortable);
  return `// Generated from src/theme/tokens.json by scripts/generate.ts. Do not edit.
/** Every color by its role. A component uses the role, never the color. */
export interface ColorRoles ${typesOf(colors(sets.light))}

/** Color roles of the light scheme. */
export const lightRoles: ColorRoles = ${valuesOf(colors(sets.light))};

/** Color roles of the dark scheme. */
export const darkRoles: ColorRoles = ${valuesOf(colors(sets.dark))};

/** The tokens that are not colors; \`theme.mall\` has them. */
export interface MallTokens ${typesOf(tokens)}

/** The tokens of the default theme. */
export const mallTokens: MallTokens = ${valuesOf(tokens)};

/** The tokens that differ in the compact density. */
export const compactTokens = ${valuesOf(sets.compact)} as const;
`;
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Colors have the names that MUI gives them: its variables replace these wherever the provider is. */
const variable = (path: readonly string[]) =>
  path[0] === 'color' ? `--mall-palette-roles-${path.slice(1).join('-')}` : `--mall-${path.map(kebab).join('-')}`;

function declarations(nodes: TokenGroup, indent: string): string {
  return flat(nodes)
    .map(({ path, token }) => `${indent}/* ${token.description} */\n${indent}${variable(path)}: ${token.css};`)
    .join('\n');
}

/** The tokens as CSS variables, in a cascade layer of their own: the variables of a theme, which are in none, win. */
function css(sets: TokenSets): string {
  return `/* Generated from src/theme/tokens.json by scripts/generate.ts. Do not edit. */
@layer mall-tokens {
  :root {
${declarations(merged(sets.core, sets.comfortable), '    ')}
  }
  [data-density="compact"] {
${declarations(sets.compact, '    ')}
  }
  :root,
  [data-scheme="light"] {
    color-scheme: light;
${declarations(sets.light, '    ')}
  }
  [data-scheme="dark"] {
    color-scheme: dark;
${declarations(sets.dark, '    ')}
  }
  @media (prefers-color-scheme: dark) {
    :root:not([data-scheme]) {
      color-scheme: dark;
${declarations(sets.dark, '      ')}
    }
  }
}
`;
}

/** The names that Tokens Studio and Penpot have for types; a type that is not here has no token there. */
const studioTypes: Readonly<Record<string, string>> = {
  color: 'color',
  dimension: 'dimension',
  number: 'number',
  fontFamily: 'fontFamilies',
  fontWeight: 'fontWeights',
};

/** A value as those tools read it: one text. An expression of CSS is replaced by the value that the format has for it. */
function studioValue({ type, value, css }: Token): string {
  const alpha = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/.exec(css);
  if (alpha) {
    const [red = 0, green = 0, blue = 0, share = 0] = alpha.slice(1).map(Number);
    return `#${[red, green, blue, share * 255].map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
  }
  return type === 'dimension' || type === 'number' ? plainValue(value) : css.replaceAll('"', '');
}

function studioSet(nodes: TokenGroup): unknown {
  return Object.fromEntries(
    Object.entries(nodes).flatMap(([name, node]) => {
      if (!isToken(node)) return [[name, studioSet(node)]];
      const type = studioTypes[node.type];
      return type === undefined ? [] : [[name, { $type: type, $value: studioValue(node), $description: node.description }]];
    }),
  );
}

/** The tokens for Tokens Studio and Penpot, which read an earlier draft of the format: its values are texts, and sets are combined by themes. */
function studio({ core, light, dark, comfortable, compact }: TokenSets): string {
  const sets = { core, light, dark, comfortable, compact };
  const theme = (group: string, name: string, set: keyof TokenSets) => ({
    id: `${group}-${name}`.toLowerCase(),
    group,
    name,
    selectedTokenSets: { core: 'source', [set]: 'enabled' },
  });
  const file = {
    ...Object.fromEntries(Object.entries(sets).map(([name, nodes]) => [name, studioSet(nodes)])),
    $themes: [
      theme('Scheme', 'Light', 'light'),
      theme('Scheme', 'Dark', 'dark'),
      theme('Density', 'Comfortable', 'comfortable'),
      theme('Density', 'Compact', 'compact'),
    ],
    $metadata: { tokenSetOrder: Object.keys(sets) },
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** Everything that is made from the token file, by its name in `src/generated`. */
export function tokenFiles(): Readonly<Record<string, string>> {
  const sets = tokenSets(readTokenSource());
  return { 'tokens.ts': typeScript(sets), 'tokens.css': css(sets), 'tokens.studio.json': studio(sets) };
}
