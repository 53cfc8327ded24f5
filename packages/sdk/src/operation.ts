import type { Envelope } from './envelope.ts';

/** Whether an operation can be repeated: always, only with an idempotency key, or never. */
export type Idempotency = 'safe' | 'key' | 'no';

/** Whether an operation requires a session. */
export type Login = 'no' | 'optional' | 'required';

/** A violation of the contract in a response. Values are never included, because they can be personal data. */
export interface ContractIssue {
  /** Path in `data`, "pro.price"; empty for `data` itself. */
  readonly path: string;
  /** Type or format that the contract requires: "an amount", "string". */
  readonly expected: string;
  /** Type of the received value: "string", "null", "missing", … */
  readonly received: string;
}

/** Result of decoding `data`. With issues, `data` is decoded as far as possible and contains wire values elsewhere. */
export type Decoded<Data> =
  | { readonly data: Data; readonly issues?: never }
  | { readonly data: unknown; readonly issues: readonly [ContractIssue, ...ContractIssue[]] };

/** A field of a request that the gateway refused. */
export interface FieldError {
  /** Name of the field, "pro_id"; of a nested field, "cart.0.num". */
  readonly field: string;
  /** Violated rule of the contract: "required", "minimum", "pattern", "exists" for the id of a missing record. */
  readonly rule: string;
  /** Limit of the rule, 1 for a minimum of 1; undefined for a rule without one. */
  readonly limit: unknown;
  /** Explanation of a mock server, in English. */
  readonly message?: string | undefined;
}

/** Notice shown during a maintenance. */
export interface MaintenanceNotice {
  /** Title as plain text. */
  readonly title: string;
  /** Body as HTML, written by the operator of the mall. */
  readonly html: string;
}

/** Typed payload of a refusal. */
export interface RefusalPayload {
  /** Name of the code in the catalog, if it has one. */
  readonly codeName?: string | undefined;
  /** Meaning of the code, in English; undefined in production builds for browsers. */
  readonly meaning?: string | undefined;
  /** Path of the code in the documentation site, "/errors/#101". */
  readonly docsPath?: string | undefined;
  /** Refused fields of the request. */
  readonly fieldErrors: readonly FieldError[];
  /** Notice of a maintenance. */
  readonly notice?: MaintenanceNotice | undefined;
}

/** The data of an operation for each value of a request field. */
export interface Variants<Field extends string, ByValue, Missing = never> {
  /** The request field. */
  readonly field: Field;
  /** The data for each value of the field. */
  readonly byValue: ByValue;
  /** The value that a missing field means; `never` for a required field. */
  readonly missing: Missing;
}

/** The fields of a request. */
export type Fields = Readonly<Record<string, string | number | boolean | object | null | undefined>>;

/**
 * The same as `Input`. TypeScript infers `Given`, the type of the argument with its literals, from the branch that is never taken, so the
 * argument is checked against `Input` alone.
 */
export type InputOf<Input, Given> = [Given] extends [Fields] ? Input : { [Field in keyof Given]: Given[Field] };

/** The data of the response to a request of type `Given`; a union of the data for each value where the value is no literal. */
export type DataFor<Data, Kinds, Given> =
  Kinds extends Variants<infer Field, infer ByValue, infer Missing>
    ? ByValue[(Field extends keyof Given ? OrMissing<Given[Field], Missing> : Missing) & keyof ByValue]
    : Data;

type OrMissing<Value, Missing> = Value extends undefined ? Missing : Value;

/**
 * An operation of the gateway, as `call` requires it. The constants of `@mall/sdk/operations/<domain>` have this type. `Kind` is its
 * `idempotency`, which decides whether the options of a call may have an idempotency key. `Kinds` are {@link Variants} where the data
 * depends on a request field.
 */
export interface Operation<Input, Data, Kind extends Idempotency = Idempotency, Kinds = unknown> {
  /** Name of the operation on the wire, "mall.Product.index". */
  readonly api: string;
  /** Whether a call can be repeated. */
  readonly idempotency: Kind;
  /** Whether a call requires a session. */
  readonly login: Login;
  /** `data.access_id` of the response is the session to use from now on. */
  readonly issuesToken?: boolean;
  /** A code of the class "balance" means insufficient balance; in other operations it is a plain refusal. */
  readonly balance?: boolean;
  /** The body is multipart/form-data. */
  readonly multipart?: boolean;
  /** Limits of each file field, by name. */
  readonly files?: Readonly<Record<string, FileLimits>>;
  /** Fields that are sent as JSON text. */
  readonly json?: readonly string[];
  /** Text of an empty list, by field: a comma where the contract requires an element, because an empty text means a missing field. */
  readonly emptyLists?: Readonly<Record<string, string>>;
  /** Returns the reason of a refusal, for the message of its error: "50010 parameter_refused (pro_id must be at least 1)". */
  refusalReason?(this: void, api: string, envelope: Envelope): string;
  /** Parses `data` of a refusal, for the fields of its error. */
  refusalPayload?(envelope: Envelope): RefusalPayload;
  /** Validates and decodes the `data` of a success. */
  decode(wire: unknown): Decoded<Data>;
  /** Never set: declares the type of the input. */
  readonly input?: Input;
  /** Never set: declares the type of the data for each value of a request field. */
  readonly variants?: Kinds;
}

/** Limits of a file in the contract. */
export interface FileLimits {
  /** Maximum size in bytes; none when omitted. */
  readonly maxBytes?: number;
  /** Accepted media types, "image/png"; all when omitted. */
  readonly types?: readonly string[];
}

/** An operation that returns a list by pages. */
export interface PagedOperation<Input, Data, Items extends keyof Data, Kinds = unknown> extends Operation<Input, Data, 'safe', Kinds> {
  /** Fields of the pages. */
  readonly pages: {
    /** Request field with the page number, from 1. */
    readonly field: keyof Input;
    /** Field of `data` with the items of the page. */
    readonly items: Items;
    /** Field of `data` with the total number of items, if there is one. */
    readonly total?: keyof Data | undefined;
  };
}
