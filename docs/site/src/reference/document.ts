/**
 * JSON Schema as the contract uses it, as far as the reference reads it. The types of the SDK's generator and of `@mall/contract` describe the
 * current contract alone; these also fit the released ones.
 */
export interface Schema {
  readonly $ref?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly additionalProperties?: boolean | Schema;
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minProperties?: number;
  readonly maxProperties?: number;
  readonly contentMediaType?: string;
  readonly contentSchema?: Schema;
  readonly examples?: readonly unknown[];
  readonly 'x-alias'?: readonly string[];
  readonly 'x-clamp'?: boolean;
  readonly 'x-codec'?: string;
  readonly 'x-enum-deprecated'?: readonly unknown[];
  readonly 'x-enum-descriptions'?: readonly string[];
  readonly 'x-enum-varnames'?: readonly string[];
  readonly 'x-id-of'?: string;
  readonly 'x-request-discriminator'?: RequestDiscriminator;
  readonly 'x-sent-as'?: string;
  readonly 'x-unit'?: string;
}

/** The request field that determines the alternative of an `anyOf`: `values` are in the order of the alternatives. */
export interface RequestDiscriminator {
  readonly field: string;
  readonly values: readonly unknown[];
  /** The value that a missing field means. */
  readonly missing?: unknown;
}

/** A local reference, `#/components/…`. */
export interface Reference {
  readonly $ref: string;
}

/** An OpenAPI Example Object. */
export interface ExampleObject {
  readonly summary?: string;
  readonly value: unknown;
}

/** An OpenAPI Media Type Object. */
export interface MediaType {
  readonly schema: Schema;
  readonly encoding?: Readonly<Record<string, { readonly contentType?: string }>>;
  readonly examples?: Readonly<Record<string, ExampleObject | Reference>>;
}

/** An OpenAPI Response Object. */
export interface ResponseObject {
  readonly description: string;
  readonly content?: Readonly<Record<string, MediaType>>;
}

/** An OpenAPI Operation Object with the extensions of the contract. */
export interface OperationObject {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly 'x-login': 'no' | 'optional' | 'required';
  readonly 'x-idempotent': 'safe' | 'key' | 'no';
  readonly 'x-issues-token'?: boolean;
  readonly requestBody: { readonly content: Readonly<Record<string, MediaType>> };
  readonly responses: Readonly<Record<string, ResponseObject | Reference>>;
}

/** One code of the error catalogue. */
export interface CatalogueObject {
  readonly summary: string;
  readonly 'x-name': string;
  readonly 'x-class': string;
  readonly 'x-action': string;
  readonly 'x-retryable': boolean;
  readonly 'x-emitted': boolean;
  readonly value: { readonly code: string; readonly message: string; readonly data: unknown };
}

/** A bundled contract document: the working one or a released one. */
export interface ContractDocument {
  readonly info: { readonly title: string; readonly version: string };
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, { readonly post: OperationObject }>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
  readonly 'x-gateway': { readonly statusOfClass: Readonly<Record<string, number>> };
  readonly 'x-error-catalogue': Readonly<Record<string, CatalogueObject>>;
}

/** Follows a local `$ref`; keywords next to it override those of the target. */
export function follow<T extends object>(document: ContractDocument, part: T | Reference): T {
  if (!isReference(part)) return part;
  const { $ref, ...siblings } = part;
  const target = follow<T>(document, valueAt<T>(document, $ref));
  return { ...target, ...siblings };
}

function isReference(part: object): part is Reference {
  return '$ref' in part && typeof part.$ref === 'string';
}

// JSON Pointers of the contract lead to parts of the caller's type: `redocly lint` checks every reference.
function valueAt<T extends object>(document: ContractDocument, pointer: string): T {
  const steps = pointer.slice('#/'.length).split('/');
  return steps.map(unescapeStep).reduce<object>((node, step) => Reflect.get(node, step), document) as T;
}

const unescapeStep = (step: string) => step.replaceAll('~1', '/').replaceAll('~0', '~');
