import type { ContractDocument } from './document.ts';
import { failuresOf } from './errors.ts';
import { banner, comment, literal } from './names.ts';

/** Emits error-meanings.ts: the meaning of each code, for error messages of development builds. */
export function emitErrorMeanings(document: ContractDocument): string {
  const rows = failuresOf(document).map(([code, { summary }]) => `  ${code}: ${literal(summary)},\n`);
  const note = comment(['The meaning of each code of the catalog.']);
  return `${banner}${note}\nexport const errorMeanings: Readonly<Record<string, string>> = {\n${rows.join('')}};\n`;
}
