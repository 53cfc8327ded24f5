import { literal, pythonLiteral } from './literal.ts';
import type { Operation } from './operations.ts';

/** Where the examples send their requests: the mock server as `npm run mock` starts it. */
export const exampleOrigin = 'http://localhost:4010';
/** The address of the gateway in examples. */
export const gateway = `${exampleOrigin}/api/`;
const singleAddress = `${gateway}?store_id=1&store_type=6`;
/** An example of a key; a client makes its own for each intention. */
const idempotencyKey = '5f0c7a52-3c1e-4b7e-9d43-0a8f6be2c911';
const boundary = 'image-boundary';

/** The same request in each notation that the reference shows. */
export interface RequestExamples {
  readonly typescript: string;
  /** With the Python package. */
  readonly python: string;
  readonly curl: string;
  readonly curlSingleAddress: string;
  readonly http: string;
}

/** The contract's example request of an operation in every notation. */
export function requestExamplesOf(operation: Operation): RequestExamples {
  return {
    typescript: typescriptOf(operation),
    python: pythonOf(operation),
    curl: curlOf(operation),
    curlSingleAddress: curlSingleAddressOf(operation),
    http: httpOf(operation),
  };
}

function typescriptOf({ multipart, example, login, idempotency, sdkName, token }: Operation): string {
  const options = login === 'required' ? ['token'] : [];
  const input = multipart ? '{ file }' : literal(example);
  return [
    ...(multipart ? ["import { readFile } from 'node:fs/promises';"] : []),
    "import { createMall, createMallClient } from '@mall/sdk';",
    '',
    'const client = createMallClient({',
    `  baseUrl: '${gateway}',`,
    '});',
    'const mall = createMall(client);',
    ...(login === 'required' ? ['// The session token that signing in returned.', `const token = '${token}';`] : []),
    ...(multipart
      ? ["const bytes = await readFile('image.png');", "const file = new File([bytes], 'image.png', { type: 'image/png' });"]
      : []),
    '',
    ...(idempotency === 'key' ? ['// Sent with an idempotency key, which the client generates.'] : []),
    `const data = await ${callOf(sdkName, input, options)};`,
  ].join('\n');
}

/** The call on one line where it is short, else an argument a line. */
function callOf(name: string, input: string, options: readonly string[]): string {
  const last = options.length > 0 ? [`{ ${options.join(', ')} }`] : [];
  const args = input === '{}' && last.length === 0 ? [] : [input, ...last];
  const line = `${name}(${args.join(', ')})`;
  if (args.length < 2 || (line.length <= 36 && !line.includes('\n'))) return line;
  return `${name}(\n${args.map((arg) => `  ${arg.replaceAll('\n', '\n  ')},\n`).join('')})`;
}

function pythonOf(operation: Operation): string {
  const { example, login, idempotency, pythonName, token } = operation;
  const args = Object.entries(example).map(
    ([name, value]) => `${name}=${isFile(operation, name) ? '"image.png"' : pythonLiteral(value, '    ')}`,
  );
  return [
    `from mall import Mall${login === 'required' ? ', MemorySession' : ''}`,
    '',
    ...(login === 'required'
      ? [
          '# The session token that signing in returned.',
          `token = "${token}"`,
          `mall = ${pythonCallOf('Mall', [`"${gateway}"`, 'session=MemorySession(token)'])}`,
        ]
      : [`mall = Mall("${gateway}")`]),
    '',
    ...(idempotency === 'key' ? ['# Sent with an idempotency key, which the client generates.'] : []),
    `data = ${pythonCallOf(pythonName, args)}`,
    'print(data)',
  ].join('\n');
}

/** The call on one line where it is short, else an argument a line. */
function pythonCallOf(name: string, args: readonly string[]): string {
  const line = `${name}(${args.join(', ')})`;
  if (line.length <= 48 && !line.includes('\n')) return line;
  return `${name}(\n${args.map((arg) => `    ${arg},\n`).join('')})`;
}

function curlOf(operation: Operation): string {
  const url = `${gateway}${operation.api}`;
  if (operation.multipart) return command(url, [...keyOption(operation), ...partOptions(operation)]);
  const body = { ...sessionOf(operation), ...operation.example };
  return command(url, [...keyOption(operation), `--json ${quoted(json(body))}`]);
}

function curlSingleAddressOf(operation: Operation): string {
  const url = quoted(operation.multipart ? `${singleAddress}&api=${operation.api}` : singleAddress);
  if (operation.multipart) return command(url, [...keyOption(operation), ...partOptions(operation)]);
  const fields = { api: operation.api, ...formFieldsOf(operation) };
  const data = Object.entries(fields).map(([name, value]) => `--data-urlencode ${quoted(`${name}=${value}`)}`);
  return command(url, [...keyOption(operation), ...data]);
}

/** On one line where it is short. */
function json(body: object): string {
  const line = JSON.stringify(body);
  return line.length <= 48 ? line : JSON.stringify(body, null, 2);
}

const command = (url: string, options: readonly string[]) => [`curl ${url}`, ...options].join(' \\\n  ');
const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;
const keyOption = ({ idempotency }: Operation) => (idempotency === 'key' ? [`-H ${quoted(`Idempotency-Key: ${idempotencyKey}`)}`] : []);
const sessionOf = ({ login, token }: Operation) => (login === 'required' ? { access_id: token } : {});

function partOptions(operation: Operation): string[] {
  return Object.entries({ ...sessionOf(operation), ...operation.example }).map(([name, value]) =>
    isFile(operation, name) ? `-F ${quoted(`${name}=@image.png;type=image/png`)}` : `-F ${quoted(`${name}=${String(value)}`)}`,
  );
}

const isFile = ({ fields }: Operation, name: string) => fields.some((field) => field.name === name && field.type === 'file');

/** The request in the notation of RFC 9112. `Content-Length` counts the bytes of the body as shown. */
function httpOf(operation: Operation): string {
  const body = operation.multipart ? partsOf(operation) : String(new URLSearchParams(formFieldsOf(operation)));
  const type = operation.multipart ? `multipart/form-data; boundary=${boundary}` : 'application/x-www-form-urlencoded';
  const head = [
    `POST /api/${operation.api} HTTP/1.1`,
    `Host: ${new URL(exampleOrigin).host}`,
    `Content-Type: ${type}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...(operation.idempotency === 'key' ? [`Idempotency-Key: ${idempotencyKey}`] : []),
  ];
  return `${head.join('\r\n')}\r\n\r\n${body}`;
}

function partsOf(operation: Operation): string {
  const parts = Object.entries({ ...sessionOf(operation), ...operation.example }).map(([name, value]) =>
    isFile(operation, name)
      ? `--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename="image.png"\r\nContent-Type: image/png\r\n\r\n(bytes of image.png)\r\n`
      : `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${String(value)}\r\n`,
  );
  return `${parts.join('')}--${boundary}--\r\n`;
}

/** Values as a form carries them: JSON text where the contract says so, arrays joined by commas, booleans as 1 and 0. */
function formFieldsOf(operation: Operation): Record<string, string> {
  const entries = Object.entries({ ...sessionOf(operation), ...operation.example });
  return Object.fromEntries(
    entries.map(([name, value]) => [name, operation.jsonFields.includes(name) ? JSON.stringify(value) : formText(value)]),
  );
}

const formText = (value: unknown): string =>
  Array.isArray(value) ? value.map(formText).join(',') : String(typeof value === 'boolean' ? Number(value) : value);
