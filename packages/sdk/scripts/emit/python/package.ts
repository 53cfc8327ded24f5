import { idempotencyKeyPattern } from '../../../src/diagnostics/idempotency-key.ts';
import { secretField } from '../../../src/redact.ts';
import type { ContractDocument } from '../document.ts';
import { readEnums } from '../enums.ts';
import type { OperationModel } from '../operation-model.ts';
import { readRequestFormats } from '../request-fields.ts';
import { emitEnums } from './enums.ts';
import { emitErrorCodes, errorEnums } from './error-codes.ts';
import { emitModels } from './models.ts';
import { asyncClassName, className, emitDomain } from './operations.ts';
import type { PublishedSchemas } from './published.ts';
import { emitRequestFormats } from './request-formats.ts';
import { emitRules } from './rules.ts';
import { docstring, header, literal, snake } from './text.ts';

/** Returns every generated module of the Python package, by its path below `generated`. */
export function emitPythonPackage(
  document: ContractDocument,
  domains: ReadonlyMap<string, readonly OperationModel[]>,
  published: PublishedSchemas,
  version: string,
): Map<string, string> {
  const operations = [...domains.values()].flat();
  const files = new Map([
    ['__init__.py', header('The code that is generated from the contract.').trimEnd().concat('\n')],
    ['operations/__init__.py', header('The operations by domain.').trimEnd().concat('\n')],
    ['version.py', `${header('The version of the package.')}VERSION = ${literal(version)}\n`],
    [
      'idempotency_key.py',
      `${header('The pattern of idempotency keys.')}IDEMPOTENCY_KEY = ${literal(idempotencyKeyPattern.source)}\n"""With the flag ASCII."""\n`,
    ],
    ['error_codes.py', emitErrorCodes(document)],
    ['enums.py', emitEnums([...readEnums(document, operations), ...errorEnums(document)])],
    ['request_formats.py', emitRequestFormats(readRequestFormats(document, operations))],
    ['rule_words.py', emitRules()],
    [
      'secret_fields.py',
      `${header('The names of fields that are masked in logs.')}SECRET_FIELD = ${literal(secretField.source)}\n"""With the flags ASCII and IGNORECASE."""\n`,
    ],
    ['models.py', emitModels(operations, published)],
    ['facade.py', emitFacade(document, [...domains.keys()])],
  ]);
  for (const [domain, models] of domains) files.set(`operations/${snake(domain)}.py`, emitDomain(document, domain, models, published));
  return files;
}

/** Emits facade.py: the objects with the operations of all domains, one that blocks and one for asyncio. */
function emitFacade({ tags = [] }: ContractDocument, domains: readonly string[]): string {
  const imports = domains.map((domain) => `from .operations.${snake(domain)} import ${asyncClassName(domain)}, ${className(domain)}\n`);
  const emitClass = (name: string, about: string, client: string, classOf: (domain: string) => string) => {
    const attributes = domains.map((domain) => {
      const description = tags.find((tag) => tag.name === domain)?.description;
      const note = description === undefined ? '' : `${docstring([description], '        ')}\n`;
      return `        self.${snake(domain)} = ${classOf(domain)}(client)\n${note}`;
    });
    return `\n
class ${name}:
${docstring([about], '    ')}

    def __init__(self, client: ${client}) -> None:
${attributes.join('')}`;
  };
  return `${header('The operations of all domains.')}from .._client import AsyncClient, Client
${imports.join('')}${emitClass('Operations', 'The operations of the mall, by domain.', 'Client', className)}${emitClass(
  'AsyncOperations',
  'The operations of the mall as coroutines, by domain.',
  'AsyncClient',
  asyncClassName,
)}`;
}
