import type { CatalogueObject, ContractDocument } from '../document.ts';
import { failuresOf, faultClass } from '../errors.ts';
import { pascal } from '../names.ts';
import type { Declarations } from './declarations.ts';
import { comment, header, literal } from './text.ts';

const kinds: Readonly<Record<string, string>> = {
  session: 'KindSessionInvalid',
  balance: 'KindInsufficientBalance',
  maintenance: 'KindMaintenance',
  rateLimit: 'KindRateLimited',
};

/** Returns the constant of a code's name, "ErrUnknownProduct". */
export const errorConstant = (entry: CatalogueObject) => `Err${pascal(entry['x-name'])}`;

/** Returns the constant of a code's kind. Insufficient balance exists only where the operation declares it. */
export function errorKind(entry: CatalogueObject, isBalanceDeclared = true): string {
  const kind = faultClass(entry);
  return (kind === 'balance' && !isBalanceDeclared ? undefined : kinds[kind]) ?? 'KindBusiness';
}

/** Emits the names of error codes and the catalog. */
export function emitErrors(document: ContractDocument, declarations: Declarations): string {
  const entries = failuresOf(document);
  const names = entries.map(([code, entry]) => {
    const constant = errorConstant(entry);
    declarations.reserve(constant);
    return `${comment([`${constant} is code ${code}: ${entry.summary}`], '\t')}\t${constant} ErrorName = ${literal(entry['x-name'])}\n`;
  });
  const rows = entries.map(([code, entry]) => {
    return `\tcase ${literal(code)}:\n\t\treturn catalogEntry{${errorConstant(entry)}, ${errorKind(entry)}, ${entry['x-retryable']}, ${literal(entry.summary)}}, true\n`;
  });
  return `${header()}
// Names of the codes of the error catalog.
const (
${names.join('\n')})

// catalogEntry is a code of the error catalog.
type catalogEntry struct {
	name      ErrorName
	kind      Kind
	retryable bool
	meaning   string
}

// catalogEntryOf returns the entry of a code; false for a code that this version does not know.
func catalogEntryOf(code string) (catalogEntry, bool) {
	switch code {
${rows.join('')}	}
	return catalogEntry{}, false
}
`;
}
