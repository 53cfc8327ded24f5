import type { Theme } from '@mui/material/styles';
import { isRecord } from '../isRecord.ts';
import { themeFiles } from './themeFiles.ts';
import { isToken, readTokens, referenceOf, type Token, type TokenGroup, type TokenSets } from './tokenModel.ts';
import { dimension, shadowLayers, writeValue } from './tokenValue.ts';

/** Types of Tokens Studio and Penpot for our groups of tokens; other groups use the types of the format. */
const groupTypes: Readonly<Record<string, string>> = {
  radius: 'borderRadius',
  border: 'borderWidth',
  size: 'sizing',
  space: 'spacing',
  type: 'fontSizes',
  leading: 'lineHeights',
  tracking: 'letterSpacing',
};
const valueTypes: Readonly<Record<string, string>> = {
  color: 'color',
  dimension: 'dimension',
  number: 'number',
  fontFamily: 'fontFamilies',
  fontWeight: 'fontWeights',
  shadow: 'boxShadow',
  typography: 'typography',
  duration: 'other',
  cubicBezier: 'other',
};

/** Our extension for the style of a typeface, which chooses the Chinese and Korean ones beside it. */
const styleExtension = 'com.sylvane.style';

/** Returns the hexadecimal format, the only one with opacity that these tools support. */
function hexColor(css: string): string {
  const alpha = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/.exec(css);
  if (!alpha) return css;
  const [red = 0, green = 0, blue = 0, share = 0] = alpha.slice(1).map(Number);
  return `#${[red, green, blue, share * 255].map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

/** Formats a share as a percentage without floating-point error: 1.1 times 100 is 110.00000000000001. */
const percent = (share: unknown) => `${Math.round(Number(share) * 100_000) / 1000}%`;

function shadowValue(stated: unknown, place: string): unknown {
  return shadowLayers(stated).map((layer) => {
    if (!isRecord(layer)) throw new TypeError(`${place} must be a list of layers`);
    const { offsetX, offsetY, blur, spread, color } = layer;
    return {
      type: 'dropShadow',
      color: referenceOf(color) ? color : hexColor(writeValue('color', color, place)),
      x: dimension(offsetX, place),
      y: dimension(offsetY, place),
      blur: dimension(blur, place),
      spread: dimension(spread, place),
    };
  });
}

function typographyValue({ stated, extensions }: Token): unknown {
  return { ...(isRecord(stated) ? stated : {}), letterSpacing: extensions['com.sylvane.tracking'] ?? '0%' };
}

/**
 * Returns a value in the format of these tools: a text, with the references of the source. A CSS expression is replaced by the value of the
 * format.
 */
function studioValue(token: Token, group: string, place: string): unknown {
  const { type, stated, value, css } = token;
  if (referenceOf(stated)) return stated;
  if (group === 'leading' || group === 'tracking') return percent(value);
  if (type === 'shadow') return shadowValue(stated, place);
  if (type === 'typography') return typographyValue(token);
  if (type === 'dimension') return dimension(value, place);
  if (type === 'number') return String(value);
  return type === 'color' ? hexColor(css) : css.replaceAll('"', '');
}

function studioSet(nodes: TokenGroup, path: readonly string[] = []): unknown {
  return Object.fromEntries(
    Object.entries(nodes).map(([name, node]) => {
      const inner = [...path, name];
      if (!isToken(node)) return [name, studioSet(node, inner)];
      const group = inner[0] ?? '';
      const type = groupTypes[group];
      // `measure` is a number of characters in a group of sizes.
      const $type = type !== undefined && node.type !== 'number' ? type : (valueTypes[node.type] ?? 'other');
      const isRelative = group === 'leading' || group === 'tracking';
      return [
        name,
        {
          $type: isRelative ? type : $type,
          $value: studioValue(node, group, inner.join('.')),
          $description: node.description,
          ...(styleExtension in node.extensions && { $extensions: { [styleExtension]: node.extensions[styleExtension] } }),
        },
      ];
    }),
  );
}

/** A selection of token sets in Tokens Studio. */
interface StudioTheme {
  readonly id: string;
  readonly group: string;
  readonly name: string;
  readonly selectedTokenSets: Readonly<Record<string, 'source' | 'enabled'>>;
}

const theme = (group: string, name: string, selectedTokenSets: StudioTheme['selectedTokenSets']): StudioTheme => ({
  id: `${group}-${name}`.toLowerCase(),
  group,
  name,
  selectedTokenSets,
});

/** The tokens of one or more brands as a file of Tokens Studio. A further brand has the tokens in which it differs from the first.
 * The density of the theme is the first of its group. */
export function studioFile(
  sets: TokenSets,
  brand: string,
  others: Readonly<Record<string, TokenGroup>> = {},
  density: 'comfortable' | 'compact' = 'comfortable',
): Readonly<Record<string, unknown>> {
  const densities = density === 'compact' ? ['Compact', 'Comfortable'] : ['Comfortable', 'Compact'];
  const files = {
    palette: sets.palette,
    core: sets.core,
    ...others,
    light: sets.light,
    dark: sets.dark,
    comfortable: sets.comfortable,
    compact: sets.compact,
  };
  return {
    ...Object.fromEntries(Object.entries(files).map(([name, nodes]) => [name, studioSet(nodes)])),
    $themes: [
      theme('Brand', brand, { palette: 'enabled', core: 'enabled' }),
      ...Object.keys(others).map((name) =>
        theme('Brand', `${name[0]?.toUpperCase() ?? ''}${name.slice(1)}`, { palette: 'enabled', core: 'enabled', [name]: 'enabled' }),
      ),
      theme('Scheme', 'Light', { palette: 'source', light: 'enabled' }),
      theme('Scheme', 'Dark', { palette: 'source', dark: 'enabled' }),
      ...densities.map((name) => theme('Density', name, { [name.toLowerCase()]: 'enabled' })),
    ],
    $metadata: { tokenSetOrder: Object.keys(files) },
  };
}

/**
 * Returns the tokens of a theme as a file that Tokens Studio for Figma and Penpot import: sets combined by themes, shadows as `boxShadow`,
 * text styles as `typography`, colors that refer to the palette.
 *
 * @param brand Name of the brand in the list of themes.
 * @throws TypeError for a theme that was not created by this package.
 */
export function toStudioTokens(theme: Theme, brand = 'Brand'): Readonly<Record<string, unknown>> {
  const { files, density } = themeFiles(theme);
  return studioFile(readTokens(files), brand, {}, density);
}
