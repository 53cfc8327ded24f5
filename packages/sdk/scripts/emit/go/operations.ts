import { type ContractDocument, componentName, type JsonSchema } from '../document.ts';
import type { EnumModel } from '../enums.ts';
import { pascal } from '../names.ts';
import type { OperationModel } from '../operation-model.ts';
import type { PublishedSchemas } from '../python/published.ts';
import { variantOf } from '../variants.ts';
import type { Declarations } from './declarations.ts';
import { errorConstant, errorKind } from './errors.ts';
import { comment, fieldName, header, literal } from './text.ts';
import type { GoTypes } from './types.ts';

/** What the emitters of operations need. */
export interface Context {
  readonly document: ContractDocument;
  readonly published: PublishedSchemas;
  readonly types: GoTypes;
  readonly declarations: Declarations;
  readonly enums: ReadonlyMap<string, EnumModel>;
}

/** A Go method of an operation; an operation whose response depends on a request field has one for each value of it. */
export interface GoMethod {
  readonly operation: OperationModel;
  /** "Search", "SearchShops" */
  readonly name: string;
  /** The request field and value that the method stands for. */
  readonly fixed: { readonly field: string; readonly value: unknown } | undefined;
  readonly data: JsonSchema;
  /** The name of the struct of `data` without a component. */
  readonly dataName: string;
  /** The struct of the request; undefined for an operation without fields. */
  readonly request: string | undefined;
}

/** Returns the methods of an operation. That of the kind without the field in the request has the name of the operation. */
export function methodsOf(operation: OperationModel, published: PublishedSchemas): readonly GoMethod[] {
  const name = pascal(operation.method);
  const data = published.data(operation);
  const { variants } = operation;
  const ownFields = Object.keys(published.input(operation).properties ?? {}).filter((field) => field !== variants?.field);
  const request = ownFields.length > 0 ? `${operation.type}Request` : undefined;
  if (!variants) return [{ operation, name, fixed: undefined, data, dataName: `${operation.type}Data`, request }];
  return variants.kinds.map((kind, index) => ({
    operation,
    name: kind.value === variants.missing ? name : `${name}${kind.name}`,
    fixed: { field: variants.field, value: kind.value },
    data: variantOf(data, published.components, index),
    dataName: `${operation.type}${kind.name}Data`,
    request,
  }));
}

/** Returns the name of a domain's type, "FlashSaleService". */
export const serviceName = (domain: string) => `${pascal(domain)}Service`;

const descriptorName = ({ constant }: OperationModel) => `${constant}Operation`;

/** Emits the operations of a domain: methods of its service, and the structs of requests. */
export function emitDomain(context: Context, domain: string, operations: readonly OperationModel[]): string {
  const service = serviceName(domain);
  const about = context.document.tags?.find(({ name }) => name === domain)?.description ?? `Operations of ${domain}.`;
  const parts = operations.map((operation) => {
    const methods = methodsOf(operation, context.published);
    declareRequest(context, operation, methods[0]);
    return `\n${descriptor(operation)}${methods.map((method) => `\n${emitMethod(context, service, method)}`).join('')}`;
  });
  return `${header(['context'])}
${comment([`${service} has the operations of a domain: ${about}`])}type ${service} struct{ client *Client }
${parts.join('')}`;
}

/** Declares the struct of an operation's request. */
export function declareRequest({ published, types }: Context, operation: OperationModel, method: GoMethod | undefined): void {
  if (method?.request === undefined) return;
  const input = published.input(operation);
  const fields = Object.entries(input.properties ?? {}).filter(([field]) => field !== method.fixed?.field);
  const schema: JsonSchema = { ...input, properties: Object.fromEntries(fields) };
  // The names of inline objects and enums start with the operation, as in the other languages.
  types.struct(method.request, schema, 'request', `${method.request} is the request of ${operation.api}.`, operation.type);
}

function descriptor(operation: OperationModel): string {
  const { api, idempotency, issuesToken, balance, files, pages, input } = operation;
  const limits = Object.entries(files).map(([field, { maxBytes = 0, types = [] }]) => {
    return `${literal(field)}: {${maxBytes}, []string{${types.map(literal).join(', ')}}}`;
  });
  const takesAccessId = Object.values(input.properties ?? {}).some((property) => property['x-alias']?.includes('access_id'));
  const parts = [
    `api: ${literal(api)}`,
    `idempotency: ${literal(idempotency)}`,
    ...(issuesToken ? ['issuesToken: true'] : []),
    ...(takesAccessId ? ['keepsToken: true'] : []),
    ...(balance ? ['balance: true'] : []),
    ...(limits.length > 0 ? [`files: map[string]fileLimits{${limits.join(', ')}}`] : []),
    ...(pages ? [`pages: &pages{${[pages.field, pages.items, pages.total ?? ''].map(literal).join(', ')}}`] : []),
  ];
  return `var ${descriptorName(operation)} = &operation{${parts.join(', ')}}\n`;
}

/** Returns the type that a method returns; undefined for a response without data. */
export function resultOf({ types }: Context, { data, dataName }: GoMethod): string | undefined {
  if (types.isNothing(data)) return undefined;
  const type = types.type(data, dataName, 'response');
  return /^(\[\]|map\[|string$)/.test(type) ? type : `*${type}`;
}

function emitMethod(context: Context, service: string, method: GoMethod): string {
  const { operation, name, request, fixed } = method;
  const result = resultOf(context, method);
  const parameters = `ctx context.Context, ${request === undefined ? '' : `request ${request}, `}options ...CallOption`;
  const fields = fixed
    ? `withField(${request === undefined ? 'nil' : 'request'}, ${literal(fixed.field)}, ${literal(fixed.value)})`
    : request === undefined
      ? 'nil'
      : 'request';
  const args = `ctx, service.client, ${descriptorName(operation)}, ${fields}, options`;
  const head = `func (service *${service}) ${name}(${parameters})`;
  const note = comment(noteOf(context, method));
  const body =
    result === undefined
      ? `${head} error {\n\treturn invokeWithoutResult(${args})\n}\n`
      : `${head} (${result}, error) {\n\treturn invoke[${result}](${args})\n}\n`;
  return `${note}${body}${operation.pages && result !== undefined ? `\n${iterator(context, service, method, parameters, args)}` : ''}`;
}

function iterator({ types, published }: Context, service: string, method: GoMethod, parameters: string, args: string): string {
  const { name, operation, data, dataName } = method;
  const component = data.$ref === undefined ? undefined : componentName(data.$ref);
  const object = component === undefined ? data : published.components[component];
  const items = object?.properties?.[operation.pages?.items ?? '']?.items;
  if (!items) throw new Error(`${operation.api}: the list of its pages has no items`);
  const item = types.type(items, `${component ?? dataName}${pascal(operation.pages?.items ?? '')}`, 'response');
  const about = [
    `Iterate${name} iterates the items of all pages; see ${name}. It requests a page when the previous one is used up, from ${fieldName(operation.pages?.field ?? '')} of the request or the first. An error ends it. Since Go 1.23:`,
  ];
  const example = `//\n//\tfor item, err := range service.Iterate${name}(ctx, request) {\n//\t}\n`;
  return `${comment(about)}${example}func (service *${service}) Iterate${name}(${parameters}) func(yield func(${item}, error) bool) {\n\treturn iterate[${item}](${args})\n}\n`;
}

const loginNote: Readonly<Record<string, string>> = {
  no: 'Needs no session.',
  optional: 'Works with and without a session.',
  required: 'Needs a signed-in customer.',
};

const retryNote: Readonly<Record<string, string>> = {
  safe: 'Retried automatically.',
  key: 'Retried automatically with one idempotency key.',
  no: 'Never retried automatically.',
};

function noteOf({ document }: Context, { operation, name, fixed }: GoMethod): readonly string[] {
  const { summary, api, description, login, idempotency, codes, balance } = operation;
  const kind = fixed ? ` with ${fixed.field} ${literal(fixed.value)}` : '';
  const errors = codes.flatMap((code) => {
    const entry = document['x-error-catalogue'][code];
    return entry ? [`${errorConstant(entry)} (code ${code}, ${errorKind(entry, balance)})`] : [];
  });
  return [
    `${name} calls ${api}${kind}: ${summary}.`,
    ...(description === '' ? [] : [description.trim().replaceAll(/\s+/g, ' ')]),
    `${loginNote[login]} ${retryNote[idempotency]}`,
    ...(errors.length > 0 ? [`Errors: ${errors.join(', ')}.`] : []),
  ];
}
