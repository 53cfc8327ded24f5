import { createServer } from 'node:http';
import { isRecord, type JsonSchema } from '../../scripts/emit/document.ts';
import type { OperationModel } from '../../scripts/emit/operation-model.ts';
import { typesOf } from '../../scripts/emit/subset.ts';
import { exampleResponses, operations } from '../support/contract.ts';
import { type Node, rewrite } from '../support/walk.ts';

/** Encodings of a back end of the family, where the contract permits several. */
export interface ServerVariant {
  /** `text`: numbers and flags as strings, `code` as number, `msg`. `number`: numbers, booleans, `code` as string, `message`. */
  readonly numbers: 'text' | 'number';
  /** Fields that the contract does not require. */
  readonly optional: 'kept' | 'missing' | 'null';
  /** An empty list or object. */
  readonly empty: '' | 'list' | 'null';
}

/** A response of an operation in these encodings, and the same one as our gateway encodes it. */
export interface ForeignResponse {
  readonly api: string;
  readonly envelope: object;
  readonly plain: unknown;
}

/** Returns the examples of an operation in the encodings of a back end. */
export function foreignResponses(model: OperationModel, variant: ServerVariant): ForeignResponse[] {
  return exampleResponses(model).map(({ data }) => {
    const plain = variant.optional === 'kept' ? data : rewrite(model.data, data, (node) => (mayBeMissing(node) ? undefined : node.value));
    return { api: model.api, envelope: envelopeOf(foreignData(model.data, data, variant), variant), plain };
  });
}

function envelopeOf(data: unknown, { numbers }: ServerVariant): object {
  return numbers === 'text' ? { code: 200, msg: 'success', data, exe_time: '0.02' } : { code: '200', message: 'OK', data, timestamp: 1 };
}

function foreignData(schema: JsonSchema, data: unknown, variant: ServerVariant): unknown {
  return rewrite(schema, data, (node) => {
    if (mayBeMissing(node) && variant.optional !== 'kept') return variant.optional === 'null' ? null : undefined;
    return withAdditionalFields(node, encodeScalar(node, variant));
  });
}

const mayBeMissing = ({ optional, named }: Node) => optional && named;

/** Adds fields: objects of other back ends have fields that ours do not have. */
function withAdditionalFields({ schema }: Node, value: unknown): unknown {
  const isOpen = isRecord(value) && schema.additionalProperties === undefined && schema['x-codec'] === undefined;
  return isOpen ? { ...value, recycle_time: null, store_id_of_row: '7' } : value;
}

function encodeScalar({ schema, value }: Node, { numbers, empty }: ServerVariant): unknown {
  if (value === null) return value;
  const isText = numbers === 'text';
  switch (schema['x-codec']) {
    case 'int':
      return isText ? String(value) : Number(value);
    case 'flag': {
      const isSet = Number(value === true ? 1 : value) === 1;
      return isText ? String(Number(isSet)) : isSet;
    }
    case 'money':
      return isText ? String(Number(value)) : Number(value);
    case 'jsonText':
      return isText || value === '' ? value : JSON.parse(String(value));
    default:
      return isEmpty(schema, value) ? { '': '', list: [], null: null }[empty] : value;
  }
}

function isEmpty(schema: JsonSchema, value: unknown): boolean {
  const mayBeEmpty = !typesOf(schema).nullable && (schema.required ?? []).length === 0;
  return mayBeEmpty && typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}

/** A back end of the family on its own port. */
export interface BackEnd {
  readonly baseUrl: string;
  /** Forms received so far. */
  readonly received: URLSearchParams[];
  /** Sets the response of an operation. */
  setResponse(api: string, envelope: object): void;
  close(): Promise<void>;
}

/** Starts a back end that responds with the first example of each operation in its encodings. */
export async function startBackEnd(variant: ServerVariant): Promise<BackEnd> {
  const responsesByApi = new Map<string, object>();
  for (const model of operations) {
    const [currentResponse] = foreignResponses(model, variant);
    if (currentResponse) responsesByApi.set(model.api, currentResponse.envelope);
  }
  const received: URLSearchParams[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const form = new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
    received.push(form);
    const { searchParams } = new URL(request.url ?? '', 'http://back-end');
    const envelope = responsesByApi.get(form.get('api') ?? searchParams.get('api') ?? '');
    // Such back ends do not always declare JSON as the content type.
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(JSON.stringify(envelope ?? { code: 404, msg: 'unknown api', data: '' }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The back end does not listen');
  return {
    baseUrl: `http://127.0.0.1:${address.port}/index.php`,
    received,
    setResponse: (api, envelope) => void responsesByApi.set(api, envelope),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
