import type { CatalogueObject, ContractDocument } from '../document.ts';
import { faultClass } from '../errors.ts';
import { header, literal } from './text.ts';

const classes: Readonly<Record<string, string>> = {
  session: 'SessionInvalidError',
  balance: 'InsufficientBalanceError',
  maintenance: 'MaintenanceError',
  rateLimit: 'RateLimitedError',
};

/** Returns the name of the Python class that a code raises. Insufficient balance exists only where the operation declares it. */
export function errorClassOf(entry: CatalogueObject | undefined, isBalanceDeclared: boolean): string {
  const kind = entry && faultClass(entry);
  return (kind === 'balance' && !isBalanceDeclared ? undefined : classes[kind ?? '']) ?? 'BusinessError';
}

/** Emits error_codes.py: the catalog of error codes. */
export function emitErrorCodes(document: ContractDocument): string {
  const rows = Object.entries(document['x-error-catalogue'])
    .filter(([, entry]) => entry['x-class'] !== 'success')
    .sort(([a], [b]) => Number(a) - Number(b))
    .map(([code, entry]) => {
      const values = [entry['x-name'], faultClass(entry), entry['x-retryable'], entry.summary].map(literal);
      return `    ${literal(code)}: ErrorCode(${values.join(', ')}),\n`;
    });
  return `${header('The catalog of error codes.')}from typing import Dict, Literal, NamedTuple


class ErrorCode(NamedTuple):
    """An entry of the catalog."""

    name: str
    kind: Literal["session", "balance", "maintenance", "rateLimit", "business"]
    retryable: bool
    """Whether the same request can succeed later."""
    meaning: str


ERROR_CODES: Dict[str, ErrorCode] = {
${rows.join('')}}
`;
}
