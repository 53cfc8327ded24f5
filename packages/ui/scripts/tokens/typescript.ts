import { flat, isToken, merged, referenceOf, type Token, type TokenGroup, type TokenSets } from '../../src/theme/export/tokenModel.ts';
import { shadowValue, textStyle, variableOf } from '../../src/theme/export/variables.ts';

const isNumeric = ({ type, css }: Token) => (type === 'number' || type === 'fontWeight') && !Number.isNaN(Number(css)) && css !== '0';
const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
const key = (name: string) => (/^\d*$|^[A-Za-z]\w*$/.test(name) ? name : quoted(name));

function members(nodes: TokenGroup, depth: number, write: (token: Token) => string, isType: boolean): string {
  const pad = '  '.repeat(depth);
  const [open, end] = isType ? [': ', ';'] : [': ', ','];
  return Object.entries(nodes)
    .map(([name, node]) => {
      const comment = isType && isToken(node) ? `${pad}/** ${node.description} */\n` : '';
      const value = isToken(node) ? write(node) : `{\n${members(node, depth + 1, write, isType)}\n${pad}}`;
      return `${comment}${pad}${key(name)}${open}${value}${end}`;
    })
    .join('\n');
}

const typesOf = (nodes: TokenGroup) => `{\n${members(nodes, 1, (token) => (isNumeric(token) ? 'number' : 'string'), true)}\n}`;
const valuesOf = (nodes: TokenGroup, write: (token: Token) => string = (token) => (isNumeric(token) ? token.css : quoted(token.css))) =>
  `{\n${members(nodes, 1, write, false)}\n}`;

function groupOf(nodes: TokenGroup, name: string): TokenGroup {
  const group = nodes[name];
  if (group === undefined || isToken(group)) throw new TypeError(`The token files need a group named ${name}`);
  return group;
}

const without = (nodes: TokenGroup, name: string): TokenGroup =>
  Object.fromEntries(Object.entries(nodes).filter(([other]) => other !== name));

/** Returns the step of the palette that each role of a scheme refers to: `paper: 'neutral-50'`. */
function stepsOf(set: TokenGroup): string {
  const lines = flat(groupOf(set, 'color')).flatMap(({ path, token }) => {
    const [group, ...step] = referenceOf(token.stated) ?? [];
    return group === 'palette' ? [`    ${path.join('.')}: ${quoted(step.join('-'))},`] : [];
  });
  return `{\n${lines.join('\n')}\n  }`;
}

/** Returns the values of a group by their variables: `var(--mall-weight-bold)` is `600`. */
const valuesIn = (nodes: TokenGroup, group: string) =>
  new Map(flat(groupOf(nodes, group)).map(({ path, token }) => [`var(${variableOf([group, ...path])})`, token.css]));

/**
 * Returns text styles for the theme, which has variables for typefaces, line heights and letter spacing, but none for sizes and weights.
 */
function textStyles(core: TokenGroup): string {
  const type = valuesIn(core, 'type');
  const weight = valuesIn(core, 'weight');
  const styles = flat(groupOf(core, 'typography')).map(({ path, token }) => {
    const name = path.join('.');
    const style = textStyle(token, `typography.${name}`);
    const literals: Readonly<Record<string, string>> = {
      fontSize: quoted(type.get(style.fontSize) ?? style.fontSize),
      fontWeight: weight.get(style.fontWeight) ?? quoted(style.fontWeight),
    };
    const lines = Object.entries(style).map(([property, value]) => `    ${property}: ${literals[property] ?? quoted(value)},`);
    return `  /** ${token.description} */\n  ${name}: {\n${lines.join('\n')}\n  },`;
  });
  return `{\n${styles.join('\n')}\n}`;
}

/** Returns the variable of a role by MUI's name, which `MallUiProvider` sets; the theme has none for the palette. */
const roleVariable = ([group, role]: readonly string[]) => (group === 'color' ? `var(--mall-palette-roles-${role})` : undefined);

const elevations = (set: TokenGroup) =>
  flat(groupOf(set, 'elevation'))
    .map(({ path, token }) => `    ${path.join('.')}: ${quoted(shadowValue(token, path.join('.'), roleVariable))},`)
    .join('\n');

/** Returns the tokens as TypeScript: types with the purpose of each token, and literal CSS values. */
export function typeScript(sets: TokenSets): string {
  const tokens = merged(without(sets.core, 'typography'), sets.comfortable);
  const floating = groupOf(sets.light, 'elevation');
  const elevation = `  elevation: {\n${flat(floating)
    .map(({ path }) => `    ${path.join('.')}: ${quoted(`var(${variableOf(['elevation', ...path])})`)},`)
    .join('\n')}\n  },`;
  return `// Generated from src/theme/tokens by scripts/generate.ts. Do not edit.
/** Every color by its role. A component uses the role, never the color. */
export interface ColorRoles ${typesOf(groupOf(sets.light, 'color'))}

/** Color roles of the light scheme. */
export const lightRoles = ${valuesOf(groupOf(sets.light, 'color'))} as const satisfies ColorRoles;

/** Color roles of the dark scheme. */
export const darkRoles = ${valuesOf(groupOf(sets.dark, 'color'))} as const satisfies ColorRoles;

/** The palette of the default brand. Color roles refer to it; a component uses the role. */
export const palette = ${valuesOf(groupOf(sets.palette, 'palette'))} as const;

/** The step of the palette that a color role has in each scheme, as it is named in the CSS variable. */
export const paletteSteps = {
  light: ${stepsOf(sets.light)},
  dark: ${stepsOf(sets.dark)},
} as const;

/** The tokens that are not colors; \`theme.mall\` has them. */
export interface MallTokens ${typesOf(merged(tokens, { elevation: floating }))}

/** The tokens of the default theme. */
export const mallTokens = ${valuesOf(tokens).replace(/\n\}$/, `\n${elevation}\n}`)} as const satisfies MallTokens;

/** The tokens that differ in the compact density. */
export const compactTokens = ${valuesOf(sets.compact)} as const;

/** The shadows of each scheme, in the CSS variables of \`MallUiProvider\` for the colors that they follow. */
export const elevations = {
  light: {
${elevations(sets.light)}
  },
  dark: {
${elevations(sets.dark)}
  },
} as const;

/** The type scale in CSS variables, which follow the language and the brand; \`theme.typography\` has it. */
export const typeStyles = ${textStyles(sets.core)} as const;
`;
}
