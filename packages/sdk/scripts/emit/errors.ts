import type { CatalogueObject, ContractDocument } from './document.ts';
import { banner, comment, literal } from './names.ts';

/** Emits errors.ts: the error catalog, and the parts of it that the core uses. */
export function emitErrors(document: ContractDocument): string {
  const entries = Object.entries(document['x-error-catalogue']).sort(([a], [b]) => Number(a) - Number(b));
  const classes = entries
    .map(([code, entry]) => [code, faultClass(entry)] as const)
    .filter(([, cls]) => !['success', 'business'].includes(cls));
  const retryable = entries.filter(([, entry]) => entry['x-retryable']).map(([code]) => code);
  const rows = entries.map(([code, entry]) => {
    const values = [entry['x-name'], entry['x-class'], entry['x-action'], entry['x-retryable'], entry['x-key'], entry['x-emitted']];
    return `  ${comment([entry.summary])}\n  ${literal(code)}: /*#__PURE__*/ entry(${values.map(literal).join(', ')}),`;
  });
  const named = (field: 'x-class' | 'x-action') => [...new Set(entries.map(([, entry]) => entry[field]))].sort().map(literal).join(' | ');
  return [
    banner,
    `${comment(['The class of a code in the catalog.'])}\nexport type FaultClass = ${named('x-class')};\n\n`,
    `${comment(['Action that a client should take after an error code.'])}\nexport type FaultAction = ${named('x-action')};\n\n`,
    `${comment(['Codes that are no plain business failure, and their class; it decides which error is thrown.'])}\n`,
    `export const classOfCode: Readonly<Record<string, FaultClass | 'rateLimit'>> = { ${classes.map(([code, cls]) => `${code}: ${literal(cls)}`).join(', ')} };\n\n`,
    `${comment(['Codes after which the very same request may succeed later.'])}\n`,
    `export const retryableCodes: readonly string[] = [${retryable.map(literal).join(', ')}];\n\n`,
    `${comment(['The identifier of each code. Apart from the catalog, which is larger: messages of errors hold it.'])}\n`,
    `export const codeNames: Readonly<Record<string, string>> = {\n${entries.map(([code, entry]) => `  ${code}: ${literal(entry['x-name'])},\n`).join('')}};\n\n`,
    entryCode,
    `${comment(['The catalog of response codes.'])}\nexport const errorCatalog = {\n${rows.join('\n')}\n} as const;\n\n`,
    `${comment(['A code of the catalog.'])}\nexport type ErrorCode = keyof typeof errorCatalog;\n`,
  ].join('');
}

/** Returns the codes of failures with their entries, in the order of the codes. */
export function failuresOf(document: ContractDocument): readonly (readonly [string, CatalogueObject])[] {
  return Object.entries(document['x-error-catalogue'])
    .filter(([, entry]) => entry['x-class'] !== 'success')
    .sort(([a], [b]) => Number(a) - Number(b));
}

/** Codes of the class "business" that mean "wait", by name. */
const rateLimits: readonly string[] = ['code_rate_limited', 'too_many_attempts', 'too_busy'];

/** Returns the class of a code, with its own for rate limits. */
export const faultClass = (entry: CatalogueObject) => (rateLimits.includes(entry['x-name']) ? 'rateLimit' : entry['x-class']);

const entryCode = `/** Entry of an error code in the catalog. */
export interface CatalogueEntry {
  /** The identifier in code, "unknown_product". */
  readonly name: string;
  readonly class: FaultClass;
  readonly action: FaultAction;
  /** Whether the very same request may succeed later. */
  readonly retryable: boolean;
  /** Key of the text to show, in the namespace \`errors\`. */
  readonly key: string;
  /** False for a code that only other servers of the family response. */
  readonly emitted: boolean;
}

const entry = (name: string, cls: FaultClass, action: FaultAction, retryable: boolean, key: string, emitted: boolean): CatalogueEntry => ({
  name,
  class: cls,
  action,
  retryable,
  key,
  emitted,
});

`;
