import { idempotencyKeyPattern } from '../../../src/diagnostics/idempotency-key.ts';
import { secretField } from '../../../src/redact.ts';
import type { ContractDocument } from '../document.ts';
import { readEnums } from '../enums.ts';
import { pascal } from '../names.ts';
import type { OperationModel } from '../operation-model.ts';
import type { PublishedSchemas } from '../python/published.ts';
import { readRequestFormats } from '../request-fields.ts';
import { Declarations } from './declarations.ts';
import { declareEnums, enumType, goEnums } from './enums.ts';
import { emitErrors } from './errors.ts';
import { type Context, emitDomain, serviceName } from './operations.ts';
import { emitRules } from './rules.ts';
import { comment, header, literal } from './text.ts';
import { GoTypes } from './types.ts';

/** The start of the names of generated files: a Go package is one folder. */
export const generatedPrefix = 'generated_';

/** Names that the hand-written files declare, and that a type of the contract could have. */
const handwritten = ['Attempt', 'Client', 'DateTime', 'Error', 'FieldError', 'File', 'Flag', 'Hook', 'Kind', 'Logger', 'Money', 'Response'];

/** Returns every generated file of the Go package by its name. */
export function emitGoPackage(
  document: ContractDocument,
  domains: ReadonlyMap<string, readonly OperationModel[]>,
  published: PublishedSchemas,
  version: string,
): Map<string, string> {
  const context = createContext(document, domains, published);
  const operations = [...domains.values()].flat();
  const errors = emitErrors(document, context.declarations);
  const files = [...domains].map(([domain, models]) => [domain.replaceAll('-', '_'), emitDomain(context, domain, models)] as const);
  const models = context.declarations.text();
  const all: readonly (readonly [string, string])[] = [
    ...files,
    ['models', `${header(models.includes('json.RawMessage') ? ['encoding/json'] : [])}${models}`],
    ['errors', errors],
    ['formats', emitFormats(readRequestFormats(document, operations))],
    ['rules', emitRules()],
    ['secrets', emitSecrets()],
    ['services', emitServices(document, [...domains.keys()])],
    ['version', emitVersion(version)],
  ];
  return new Map(all.map(([name, text]) => [`${generatedPrefix}${name}.go`, text]));
}

/** Returns the context of a package without operations yet. */
export function createContext(
  document: ContractDocument,
  domains: ReadonlyMap<string, readonly OperationModel[]>,
  published: PublishedSchemas,
): Context {
  const declarations = new Declarations();
  for (const name of [...handwritten, ...[...domains.keys()].map(serviceName)]) declarations.reserve(name);
  const operations = [...domains.values()].flat();
  const enums = goEnums(readEnums(document, operations), operations);
  declareEnums(enums, declarations);
  const types = new GoTypes(published.components, new Map(enums.map((model) => [model.name, enumType(model)])), declarations);
  return { document, published, types, declarations, enums: new Map(enums.map((model) => [model.name, model])) };
}

function emitServices({ tags = [] }: ContractDocument, domains: readonly string[]): string {
  const rows = domains.map((domain) => {
    const about = tags.find(({ name }) => name === domain)?.description ?? `Operations of ${domain}.`;
    return `${comment([`${pascal(domain)}: ${about}`], '\t')}\t${pascal(domain)} *${serviceName(domain)}\n`;
  });
  const values = domains.map((domain) => `\tservices.${pascal(domain)} = &${serviceName(domain)}{client}\n`);
  return `${header()}
// Services are the operations by domain.
type Services struct {
${rows.join('\n')}}

func newServices(client *Client) (services Services) {
${values.join('')}	return services
}
`;
}

function emitFormats(formats: ReadonlyMap<string, Readonly<Record<string, string>>>): string {
  const rows = [...formats].map(([api, fields]) => {
    const cases = Object.entries(fields).map(([field, format]) => `\t\tcase ${literal(field)}:\n\t\t\treturn ${literal(format)}\n`);
    return `\tcase ${literal(api)}:\n\t\tswitch field {\n${cases.join('')}\t\t}\n`;
  });
  return `${header()}
// requestFormat returns the accepted values of a request field with a format; an empty text for others.
func requestFormat(api, field string) string {
	switch api {
${rows.join('')}	}
	return ""
}
`;
}

const emitSecrets = () => `${header(['regexp'])}
// secretField matches the names of fields that are masked in logs.
var secretField = regexp.MustCompile(${literal(`(?i)${secretField.source}`)})
`;

const emitVersion = (version: string) => `${header(['regexp'])}
// Version is the version of the package.
const Version = ${literal(version)}

// idempotencyKey matches the keys that the contract allows.
var idempotencyKey = regexp.MustCompile(${literal(idempotencyKeyPattern.source)})
`;
