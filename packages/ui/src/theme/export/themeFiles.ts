import type { Theme } from '@mui/material/styles';
import { colorChannels } from '../color.ts';
import { isRecord } from '../isRecord.ts';
import { type Scheme, schemeRoles, schemes } from '../schemeRoles.ts';
import { type ColorRoles, compactTokens } from '../tokens.ts';
import { sourceFiles } from './sourceFiles.ts';
import { referenceOf, type TokenFiles } from './tokenModel.ts';

/** A theme as token files, and its default density. */
export interface ThemeFiles {
  readonly files: TokenFiles;
  readonly density: 'comfortable' | 'compact';
}

/** A mutable object of a JSON file. */
interface Node {
  [name: string]: unknown;
}

/** Returns the object at a path; throws for a missing name, because our own files must have it. */
function at(file: unknown, path: readonly string[]): Node {
  const node = path.reduce<unknown>((inner, name) => (isRecord(inner) ? inner[name] : undefined), file);
  if (!isRecord(node)) throw new TypeError(`The token files have no ${path.join('.')}`);
  return node;
}

/** Converts a CSS color to the token format. */
export function colorValue(css: string): Readonly<Record<string, unknown>> {
  const { channels, alpha } = colorChannels(css);
  const hex = `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
  const components = channels.map((channel) => Math.round((channel / 255) * 10_000) / 10_000);
  return { colorSpace: 'srgb', components, ...(alpha === 1 ? {} : { alpha }), hex };
}

function dimensionValue(css: string): Readonly<Record<string, unknown>> {
  return { value: Number.parseFloat(css), unit: css.endsWith('rem') ? 'rem' : 'px' };
}

/** Converts a `font-family` list to the token format: the names without their quotes. */
const familyValue = (css: string): string[] =>
  css.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/).map((name) => name.trim().replace(/^["'](.*)["']$/, '$1'));

/**
 * Writes the colors of a scheme: a role that refers to the palette sets the color of its step; one that refers to an equal role is
 * unchanged.
 */
function writeRoles(files: TokenFiles, scheme: Scheme, roles: ColorRoles): void {
  const colors = at(files[scheme], ['color']);
  for (const [role, color] of Object.entries(roles)) {
    const node = at(colors, [role]);
    const path = referenceOf(node.$value) ?? [];
    if (path[0] === 'palette') at(files.palette, path).$value = colorValue(color);
    else if (Object.entries(roles).find(([name]) => name === path[1])?.[1] !== color) node.$value = colorValue(color);
  }
}

/** Returns the token files of a theme: those of the default theme with the theme's own values. */
export function themeFiles(theme: Theme): ThemeFiles {
  const files = structuredClone(sourceFiles);
  for (const scheme of schemes) writeRoles(files, scheme, schemeRoles(theme, scheme));
  const { radius, face, space } = theme.mall;
  for (const [name, value] of Object.entries(radius)) at(files.core, ['radius', name]).$value = dimensionValue(value);
  for (const name of ['text', 'display'] as const) {
    const node = at(files.core, ['face', name]);
    node.$value = familyValue(face[name]);
    node.$extensions = { 'com.sylvane.style': theme.faces[name].style };
  }
  return { files, density: space.step === compactTokens.space.step ? 'compact' : 'comfortable' };
}
