import { banner, comment, literal } from './names.ts';
import type { OperationModel } from './operation-model.ts';

/** request-fields.ts: the names of each operation's fields, for the check of misspelt ones that production builds leave out. */
export function emitRequestFields(operations: readonly OperationModel[]): string {
  const rows = operations.map(({ api, input }) => `  ${literal(api)}: ${literal(Object.keys(input.properties ?? {}).join(' '))},\n`);
  const note = comment(['The names of the request fields of each operation, separated by spaces.']);
  return `${banner}${note}\nexport const requestFields: Readonly<Record<string, string>> = {\n${rows.join('')}};\n`;
}
