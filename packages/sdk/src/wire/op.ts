import type { ZodMiniType } from 'zod/mini';
import type { ContractIssue, Decoded, Idempotency, Login, Operation, PagedOperation } from '../operation.ts';
import { refusalPayload } from './refusal-payload.ts';
import { refusalReason } from './refusal-reason.ts';

interface RawIssue {
  readonly code?: string | undefined;
  readonly path?: readonly PropertyKey[] | undefined;
  readonly expected?: unknown;
  readonly params?: { readonly expected?: unknown } | undefined;
}

/** Creates the descriptor of an operation. Only generated code calls it. `Kinds` is that of the constant. */
export function op<Input, Data, Kind extends Idempotency, Kinds = unknown>(
  api: string,
  idempotency: Kind,
  login: Login,
  data: ZodMiniType<Data>,
  more?: Pick<Operation<Input, Data>, 'issuesToken' | 'balance' | 'multipart' | 'files' | 'json' | 'emptyLists'>,
): Operation<Input, Data, Kind, Kinds> {
  return {
    api,
    idempotency,
    login,
    refusalReason,
    refusalPayload,
    ...more,
    decode(wire) {
      const outcome = decoded(api, data, wire);
      if (!outcome.issues || typeof wire !== 'string') return outcome;
      // Servers of the family send some data as JSON text.
      const content = decoded(api, data, parsed(wire));
      return content.issues ? outcome : content;
    },
  };
}

function decoded<Data>(api: string, schema: ZodMiniType<Data>, wire: unknown): Decoded<Data> {
  // Not safeParse, which discards the decoded parts: a shop needs as much of a response as possible.
  const result = schema._zod.run({ value: wire, issues: [] }, { async: false });
  if (result instanceof Promise) throw new TypeError(`${api}: the schema is asynchronous`);
  const [first, ...others] = result.issues.map((issue) => describe(issue, wire));
  if (first) return { data: result.value, issues: [first, ...others] };
  // zod's own `parse` uses the same cast: without issues the value has the schema's type.
  return { data: result.value as Data };
}

/** Adds the paging fields of an operation. Only generated code calls it. */
export function paged<Input, Data, Items extends keyof Data, Kinds>(
  operation: Operation<Input, Data, 'safe', Kinds>,
  field: keyof Input,
  items: Items,
  total?: keyof Data,
): PagedOperation<Input, Data, Items, Kinds> {
  return { ...operation, pages: { field, items, total } };
}

function describe(issue: RawIssue, wire: unknown): ContractIssue {
  const path = issue.path ?? [];
  // zod issues have a type, our own scalars an expectation, a union only its code.
  const expected = issue.expected ?? issue.params?.expected ?? issue.code;
  return { path: path.map(String).join('.'), expected: String(expected), received: kind(path.reduce<unknown>(step, wire)) };
}

/** Returns the value one step deeper in a response; a JSON text is parsed first. */
function step(at: unknown, key: PropertyKey): unknown {
  const node = typeof at === 'string' ? parsed(at) : at;
  return typeof node === 'object' && node !== null ? Reflect.get(node, key) : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function kind(value: unknown): string {
  if (value === undefined) return 'missing';
  return value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
}
