import { isRecord } from '../../theme/isRecord.ts';
import {
  type Draft,
  type DraftFace,
  type DraftRoles,
  firstDraft,
  fontNames,
  optionsOf,
  radiusNames,
  resultOf,
  roleNames,
} from './draft.ts';

const codePrefix = 'own-';

/** Returns the values of a record that differ from those of another; nested records likewise. */
function changedValues(value: object, initial: object): Record<string, unknown> {
  const entries = Object.entries(value).map(([name, member]) => {
    const before = Reflect.get(initial, name);
    return [name, isRecord(member) && isRecord(before) ? changedValues(member, before) : member === before ? undefined : member];
  });
  return Object.fromEntries(
    entries.filter(([, member]) => member !== undefined && !(isRecord(member) && Object.keys(member).length === 0)),
  );
}

/** Returns a draft as a word of letters and digits, which an address can have: `own-7b22…`. Omits values that are those of {@link firstDraft}. */
export function encodeDraft(draft: Draft): string {
  const bytes = new TextEncoder().encode(JSON.stringify(changedValues(draft, firstDraft)));
  return codePrefix + Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Returns the draft of a word of {@link encodeDraft}; undefined for any other text, and for a draft with errors. */
export function decodeDraft(code: string): Draft | undefined {
  if (!code.startsWith(codePrefix)) return undefined;
  const bytes = code.slice(codePrefix.length).match(/../g) ?? [];
  const changed = parseRecord(new TextDecoder().decode(Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 16))));
  const draft: Draft = {
    brand: textOf(changed.brand, firstDraft.brand),
    accent: textOf(changed.accent, firstDraft.accent),
    radius: radiusOf(changed.radius),
    density: changed.density === 'compact' ? 'compact' : 'comfortable',
    text: faceOf(changed.text, firstDraft.text),
    display: faceOf(changed.display, firstDraft.display),
    light: rolesOf(changed.light),
    dark: rolesOf(changed.dark),
  };
  return 'theme' in resultOf(draft) ? draft : undefined;
}

const textOf = (value: unknown, initial: string) => (typeof value === 'string' ? value : initial);

function radiusOf(value: unknown): Draft['radius'] {
  const changed = Object.entries(isRecord(value) ? value : {}).filter(([name]) => radiusNames.some((known) => known === name));
  return { ...firstDraft.radius, ...Object.fromEntries(changed.map(([name, radius]) => [name, textOf(radius, '')])) };
}

function faceOf(value: unknown, initial: DraftFace): DraftFace {
  const { font, family, style } = isRecord(value) ? value : {};
  return {
    font: ([...fontNames, 'Other'] as const).find((name) => name === font) ?? initial.font,
    family: textOf(family, initial.family),
    style: style === 'serif' ? 'serif' : 'sans',
  };
}

function rolesOf(value: unknown): DraftRoles {
  const given = isRecord(value) ? value : {};
  return Object.fromEntries(roleNames.filter((name) => typeof given[name] === 'string').map((name) => [name, textOf(given[name], '')]));
}

function parseRecord(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
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
