import type { ContractDocument } from './document.ts';
import { banner, comment, literal } from './names.ts';

/** Emits error-meanings.ts: the meaning of each code, for error messages of development builds. */
export function emitErrorMeanings(document: ContractDocument): string {
  const rows = Object.entries(document['x-error-catalogue'])
    .filter(([, entry]) => entry['x-class'] !== 'success')
    .map(([code, { summary }]) => `  ${code}: ${literal(summary)},\n`);
  const note = comment(['The meaning of each code of the catalog.']);
  return `${banner}${note}\nexport const errorMeanings: Readonly<Record<string, string>> = {\n${rows.join('')}};\n`;
}
