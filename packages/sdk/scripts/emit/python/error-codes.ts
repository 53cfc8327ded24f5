import type { CatalogueObject, ContractDocument } from '../document.ts';
import type { EnumModel } from '../enums.ts';
import { failuresOf, faultClass } from '../errors.ts';
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

/** Returns the names of error codes and the codes as enums. */
export function errorEnums(document: ContractDocument): readonly EnumModel[] {
  const members = failuresOf(document).map(([code, entry]) => ({
    name: entry['x-name'],
    code,
    meaning: entry.summary,
    isDeprecated: false,
  }));
  return [
    {
      name: 'ErrorName',
      description: 'Names of error codes: `error.name`.',
      members: members.map((member) => ({ ...member, value: member.name })),
    },
    {
      name: 'ErrorCode',
      description: 'Codes of errors: `error.code`.',
      members: members.map((member) => ({ ...member, value: member.code })),
    },
  ];
}

/** Emits error_codes.py: the catalog of error codes. */
export function emitErrorCodes(document: ContractDocument): string {
  const names = failuresOf(document).map(([, entry]) => `    ${literal(entry['x-name'])},\n`);
  const rows = failuresOf(document).map(([code, entry]) => {
    const values = [entry['x-name'], faultClass(entry), entry['x-retryable'], entry.summary].map(literal);
    return `    ${literal(code)}: ErrorCode(${values.join(', ')}),\n`;
  });
  return `${header('The catalog of error codes.')}from typing import Dict, Literal, NamedTuple

KnownErrorName = Literal[
${names.join('')}]
"""Names of the codes of the catalog."""


class ErrorCode(NamedTuple):
    """An entry of the catalog."""

    name: KnownErrorName
    kind: Literal["session", "balance", "maintenance", "rateLimit", "business"]
    retryable: bool
    """Whether the same request can succeed later."""
    meaning: str


ERROR_CODES: Dict[str, ErrorCode] = {
${rows.join('')}}
`;
}
