import type { Envelope } from './envelope.ts';

/** Whether an operation may be sent again: always, only with an idempotency key, or never. */
export type Idempotency = 'safe' | 'key' | 'no';

/** Whether an operation needs a session. */
export type Login = 'no' | 'optional' | 'required';

/** One thing in an answer that is not what the contract promises. Values are never quoted: they may be personal. */
export interface ContractIssue {
  /** Where in `data`, "pro.price"; empty for `data` itself. */
  readonly path: string;
  readonly expected: string;
  /** The kind of what was there: "string", "null", "missing", … */
  readonly received: string;
}

/** What decoding `data` gave. With issues, `data` is decoded as far as it could be and wire values stand where it could not. */
export type Decoded<Data> =
  | { readonly data: Data; readonly issues?: never }
  | { readonly data: unknown; readonly issues: readonly [ContractIssue, ...ContractIssue[]] };

/** A field of a request that the gateway refused. */
export interface FieldError {
  /** The name of the field, "pro_id"; of a part of it, "cart/0/num". */
  readonly field: string;
  /** The rule of the contract that it breaks: "required", "minimum", "pattern", "known" for the id of a missing record. */
  readonly rule: string;
  /** The limit of that rule, 1 for a minimum of 1; undefined for a rule without one. */
  readonly limit: unknown;
}

/** The notice shown during a maintenance. */
export interface MaintenanceNotice {
  readonly title: string;
  /** The body as HTML, written by the operator of the mall. */
  readonly html: string;
}

/** The typed payload of a refusal. */
export interface RefusalPayload {
  /** The entry of the code in the catalogue, where it has one. */
  readonly codeName?: string | undefined;
  readonly meaning?: string | undefined;
  readonly docsPath?: string | undefined;
  readonly fieldErrors: readonly FieldError[];
  readonly notice?: MaintenanceNotice | undefined;
}

/** One operation of the gateway, as `call` needs it. The constants of `@mall/sdk/operations/<domain>` are these. */
export interface Operation<Input, Data> {
  /** The operation's name on the wire, "mall.Product.index". */
  readonly api: string;
  readonly idempotency: Idempotency;
  readonly login: Login;
  /** The answer's `data.access_id` is a session to use from now on. */
  readonly issuesToken?: boolean;
  /** A code of the class "balance" means insufficient balance here; elsewhere it is a plain refusal. */
  readonly balance?: boolean;
  /** The body is multipart/form-data. */
  readonly multipart?: boolean;
  /** What a file may be, by the field that holds it. */
  readonly files?: Readonly<Record<string, FileLimits>>;
  /** Fields that travel as JSON text. */
  readonly json?: readonly string[];
  /** Says why an answer is a refusal, for the message of its error: "50010 parameter_refused (pro_id must be at least 1)". */
  refusalReason?(this: void, api: string, envelope: Envelope): string;
  /** Reads what a refusal carries in `data`, for the fields of its error. */
  refusalPayload?(envelope: Envelope): RefusalPayload;
  /** Checks and decodes the `data` of a success. */
  decode(wire: unknown): Decoded<Data>;
  /** Never there: carries the type of the input. */
  readonly input?: Input;
}

/** What the contract lets pass as a file. */
export interface FileLimits {
  readonly maxBytes?: number;
  /** Media types, "image/png"; any when none are named. */
  readonly types?: readonly string[];
}

/** An operation that answers a list by pages. */
export interface PagedOperation<Input, Data, Items extends keyof Data> extends Operation<Input, Data> {
  readonly pages: {
    /** The request field with the number of the page, from 1. */
    readonly field: keyof Input;
    /** Where in `data` the page's items are. */
    readonly items: Items;
    /** Where in `data` the number of items over all pages is, if it is told. */
    readonly total?: keyof Data | undefined;
  };
}
