import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { virtualStatus } from './catalogue.ts';
import { contract } from './document.ts';
import type { FieldError } from './field-error.ts';
import { fileErrors, withoutFiles } from './files.ts';
import type { Operation } from './operations.ts';
import { publishedDocument } from './published/published-document.ts';
import { sentContract } from './published/sent-contract.ts';

const extensions = [
  'x-codec',
  'x-sent-as',
  'x-id-of',
  'x-require-one-of',
  'x-enum-varnames',
  'x-enum-descriptions',
  'x-enum-deprecated',
  'x-why',
  'x-untyped',
  'x-alias',
  'x-clamp',
  'x-request-discriminator',
  'x-unit',
];
const ajv = new Ajv2020({ strict: true, allErrors: true, allowUnionTypes: true, validateSchema: false, strictRequired: false });
// The document itself is the root schema of all $refs: Ajv must accept its top-level keys as keywords.
ajv.addVocabulary([...extensions, ...Object.keys(contract)]);
addFormats.default(ajv);
ajv.addSchema(contract, 'contract');

const compiled = new Map<string, ValidateFunction>();

/** The JSON types that a response may have: those that our gateway sends, as published, or also those of other servers of the family. */
export type ResponseTypes = 'sent' | 'compatible';

/** The documents beside the contract, each created when it is first needed: most processes need the contract alone. */
const furtherDocuments = { sent: sentContract, published: () => publishedDocument([]) };

function validator(pointer: string, document: 'contract' | keyof typeof furtherDocuments = 'contract'): ValidateFunction {
  const reference = `${document}#${encodeURI(pointer)}`;
  const cached = compiled.get(reference);
  if (cached) return cached;
  if (document !== 'contract' && !ajv.getSchema(document)) ajv.addSchema(furtherDocuments[document](), document);
  const compiledValidator = ajv.compile({ $ref: reference });
  compiled.set(reference, compiledValidator);
  return compiledValidator;
}

/** Returns the errors of a decoded request; empty when it is valid. */
export function validateRequest(operation: Operation, request: Record<string, unknown>): FieldError[] {
  const validate = validator(`${operation.requestPointer}/schema`);
  if (!validate(withoutFiles(operation, request))) return (validate.errors ?? []).map(fieldError);
  return [...missingAlternatives(operation, request), ...fileErrors(operation, request), ...textAndDepthErrors(request, '')];
}

/** Returns the error of a request that has none of the alternative fields of its operation; it names the first of them. */
function missingAlternatives({ requestSchema }: Operation, request: Readonly<Record<string, unknown>>): FieldError[] {
  const [first, ...others] = requestSchema['x-require-one-of'] ?? [];
  return first === undefined || [first, ...others].some((name) => request[name] !== undefined) ? [] : [{ field: first, rule: 'required' }];
}

/**
 * Returns the errors of a JSON body at the operation's own path by the published document, which also declares the fields of the transport.
 * The gateway reads more than that, such as `"1"` for 1. Only for operations without a file: an upload is no JSON.
 */
export function validateJsonRequest(operation: Operation, body: Readonly<Record<string, unknown>>): FieldError[] {
  const validate = validator(`${operation.requestPointer.replace(/[^/]+$/, 'application~1json')}/schema`, 'published');
  return validate(body) ? [] : (validate.errors ?? []).map(fieldError);
}

const maxDepth = 20;

/**
 * Returns the errors of texts and nesting: PostgreSQL cannot store U+0000 and lone surrogates, and unlimited nesting would overflow the
 * stack.
 */
function textAndDepthErrors(value: unknown, field: string, depth = 0): FieldError[] {
  if (typeof value === 'string') return value.includes('\u0000') || !value.isWellFormed() ? [{ field, rule: 'text' }] : [];
  if (typeof value !== 'object' || value === null) return [];
  if (depth > maxDepth) return [{ field, rule: 'depth', limit: maxDepth }];
  return Object.entries(value).flatMap(([name, part]) => textAndDepthErrors(part, field === '' ? name : `${field}.${name}`, depth + 1));
}

/**
 * Returns the errors of an operation's response; empty when it conforms to the contract. With `sent`, each field must have the JSON type of
 * the published document.
 */
export function validateResponse(
  operation: Operation,
  envelope: { readonly code: string | number },
  types: ResponseTypes = 'compatible',
): FieldError[] {
  const status = String(virtualStatus(String(envelope.code), operation.responses));
  if (!operation.responses[status]) return [{ field: 'code', rule: 'declared', limit: Object.keys(operation.responses) }];
  const pointer = `${operation.requestPointer.slice(0, operation.requestPointer.indexOf('/requestBody'))}/responses/${status}`;
  const validate = validator(`${resolvePointer(pointer)}/content/application~1json/schema`, types === 'sent' ? 'sent' : 'contract');
  return validate(envelope) ? [] : (validate.errors ?? []).map(fieldError);
}

/** Resolves a `$ref` of a response, which a JSON Pointer does not follow automatically. */
function resolvePointer(pointer: string): string {
  const steps = pointer.split('/').slice(1);
  const node = steps.reduce<unknown>(
    (current, step) => (current as Record<string, unknown>)[step.replaceAll('~1', '/').replaceAll('~0', '~')],
    contract,
  );
  return typeof node === 'object' && node !== null && '$ref' in node ? String(node.$ref).slice(1) : pointer;
}

function fieldError(error: ErrorObject): FieldError {
  const inside = error.instancePath.slice(1).replaceAll('/', '.');
  const { missingProperty, limit, allowedValues, type } = error.params;
  const field = missingProperty === undefined ? inside : inside === '' ? missingProperty : `${inside}.${missingProperty}`;
  const bound = limit ?? allowedValues ?? type;
  return bound === undefined ? { field, rule: error.keyword } : { field, rule: error.keyword, limit: bound };
}
