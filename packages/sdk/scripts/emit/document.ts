/** A JSON Schema of the contract, limited to the keywords that this generator supports (see `subset.ts`). */
export interface JsonSchema {
  readonly $ref?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly Scalar[];
  readonly const?: Scalar;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly items?: JsonSchema;
  readonly oneOf?: readonly JsonSchema[];
  readonly anyOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minProperties?: number;
  readonly maxProperties?: number;
  readonly format?: string;
  readonly contentMediaType?: string;
  readonly contentSchema?: JsonSchema;
  readonly 'x-codec'?: string;
  /** The schema of further keys of an object with properties, in the published document. */
  readonly 'x-additional-properties'?: JsonSchema;
  /** JSON type that our gateway sends where it differs from that of the codec. */
  readonly 'x-sent-as'?: string;
  /** Fields of a request of which one is required. */
  readonly 'x-require-one-of'?: readonly string[];
  /** The unit of an amount, "yuan". */
  readonly 'x-unit'?: string;
  /** The names of an enum's values, in their order. */
  readonly 'x-enum-varnames'?: readonly string[];
  /** The meaning of each value, in the order of the names. */
  readonly 'x-enum-descriptions'?: readonly string[];
  /** Values that only other or older servers send. */
  readonly 'x-enum-deprecated'?: readonly Scalar[];
  /** Other names of a request field. */
  readonly 'x-alias'?: readonly string[];
  /** Beside `anyOf`: the request field whose values, in the order of the alternatives, determine the alternative. */
  readonly 'x-request-discriminator'?: { readonly field: string; readonly values: readonly Scalar[]; readonly missing?: Scalar };
}

export type Scalar = string | number | boolean | null;

export interface MediaType {
  readonly schema: JsonSchema;
  readonly encoding?: Readonly<Record<string, { readonly contentType?: string }>>;
  readonly examples?: Readonly<Record<string, { readonly $ref?: string; readonly value?: unknown }>>;
}

export interface ResponseObject {
  readonly $ref?: string;
  readonly content?: Readonly<Record<string, MediaType>>;
}

export interface OperationObject {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly 'x-login': string;
  readonly 'x-idempotent': string;
  readonly 'x-issues-token'?: boolean;
  readonly requestBody?: { readonly content: Readonly<Record<string, MediaType>> };
  readonly responses: Readonly<Record<string, ResponseObject>>;
}

export interface CatalogueObject {
  readonly summary: string;
  readonly 'x-name': string;
  readonly 'x-class': string;
  readonly 'x-action': string;
  readonly 'x-retryable': boolean;
  readonly 'x-key': string;
  readonly 'x-emitted': boolean;
}

/** The bundled contract, `contract/generated/openapi.json`. */
export interface ContractDocument {
  readonly tags?: readonly { readonly name: string; readonly description?: string }[];
  readonly paths: Readonly<Record<string, { readonly post: OperationObject }>>;
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> };
  readonly 'x-error-catalogue': Readonly<Record<string, CatalogueObject>>;
}

/** Resolves a local `$ref` ("#/components/…") recursively. */
export function resolve<T extends object>(document: ContractDocument, part: T & { readonly $ref?: string }): T {
  let current: unknown = part;
  while (isRecord(current) && typeof current.$ref === 'string') {
    const steps = current.$ref.slice(2).split('/').map(unescapeStep);
    current = steps.reduce<unknown>((node, step) => (isRecord(node) ? node[step] : undefined), document);
  }
  if (!isRecord(current)) throw new Error(`${part.$ref} points nowhere`);
  // The linter of the contract ensures that the target of the $ref has this type.
  return current as T;
}

/** Returns the component name in a `$ref`, "Money". */
export function componentName(ref: string): string {
  const name = /^#\/components\/schemas\/(.+)$/.exec(ref)?.[1];
  if (name === undefined) throw new Error(`${ref} is no component schema`);
  return unescapeStep(name);
}

function unescapeStep(step: string): string {
  return decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~');
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
