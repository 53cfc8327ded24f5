import document from '../generated/openapi.json' with { type: 'json' };

/** A JSON Schema of the contract, limited to the keywords that this package reads. */
export interface Schema {
  readonly $ref?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly format?: string;
  readonly maxLength?: number;
  readonly maximum?: number;
  readonly 'x-id-of'?: string;
  /** Fields of a request of which at least one is required. */
  readonly 'x-require-one-of'?: readonly string[];
  /** Other names under which clients send a field. */
  readonly 'x-alias'?: readonly string[];
  /** The request field whose value determines which of `anyOf` a response has. */
  readonly 'x-request-discriminator'?: RequestDiscriminator;
  /** Whether a number above `maximum` is read as `maximum`. */
  readonly 'x-clamp'?: boolean;
}

/** A request field with a value for each alternative of a response; `missing` is the value that a missing field means. */
export interface RequestDiscriminator {
  readonly field: string;
  readonly values: readonly unknown[];
  readonly missing?: unknown;
}

export interface MediaType {
  readonly schema: Schema;
  readonly encoding?: Readonly<Record<string, { readonly contentType?: string }>>;
  readonly examples?: Readonly<Record<string, ExampleOrRef>>;
}

export interface Example {
  readonly summary?: string;
  /** Whether a signed-in customer gets this response in place of the first one. */
  readonly 'x-signed-in'?: boolean;
  readonly value: unknown;
}
export type ExampleOrRef = Example | { readonly $ref: string };

interface ResponseObject {
  readonly content?: { readonly 'application/json'?: MediaType };
}

interface OperationObject {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly 'x-login': 'no' | 'optional' | 'required';
  readonly 'x-idempotent': 'safe' | 'key' | 'no';
  readonly 'x-issues-token'?: boolean;
  readonly requestBody: { readonly content: Readonly<Record<string, MediaType>> };
  readonly responses: Readonly<Record<string, ResponseObject | { readonly $ref: string }>>;
}

interface CatalogueObject {
  readonly summary: string;
  readonly 'x-name': string;
  readonly 'x-class': 'success' | 'session' | 'balance' | 'maintenance' | 'business';
  readonly 'x-action': string;
  readonly 'x-retryable': boolean;
  readonly 'x-key': string;
  readonly 'x-emitted': boolean;
  readonly value: { readonly code: string; readonly message: string; readonly data: unknown };
}

interface ContractDocument {
  readonly paths: Readonly<Record<string, { readonly post: OperationObject }>>;
  readonly 'x-error-catalogue': Readonly<Record<string, CatalogueObject>>;
  readonly [part: string]: unknown;
}

// The linter ensures this shape; TypeScript would infer one huge literal type for the generated file.
const contract: ContractDocument = document as unknown as ContractDocument;

export type { CatalogueObject, OperationObject, ResponseObject };
export { contract };

/** Follows a local `$ref` ("#/components/…") recursively. */
export function resolve<T extends object>(part: T | { readonly $ref: string }): T {
  let current: unknown = part;
  while (isRef(current)) {
    current = current.$ref
      .slice(2)
      .split('/')
      .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
      .reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], contract);
  }
  return current as T;
}

function isRef(part: unknown): part is { readonly $ref: string } {
  return typeof part === 'object' && part !== null && '$ref' in part && typeof part.$ref === 'string';
}
