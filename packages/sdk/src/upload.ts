import { assertUpload } from '#assert-arguments';
import { call } from './call.ts';
import { type RefusedFile, UploadError } from './errors.ts';
import { newRequestId } from './headers.ts';
import { isNativeFile, type NativeFile } from './native-file.ts';
import type { FileLimits, Operation } from './operation.ts';
import type { MallClient, UploadOptions } from './options.ts';
import { reportFailure } from './report.ts';

/** A stream of bytes: the part of `ReadableStream` that an upload uses, as a type for platforms without one. */
export interface ByteStream {
  getReader(): {
    read(): Promise<{ readonly done: boolean; readonly value?: Uint8Array | undefined }>;
    cancel(): Promise<void>;
  };
}

/** A file from any source. A stream is read to its end before anything is sent. */
export type FileSource = Blob | Uint8Array | ArrayBuffer | ByteStream | AsyncIterable<Uint8Array> | NativeFile;

/** Input of an upload: that of the operation, with its files from any source. */
export type UploadInput<Input> = { readonly [Field in keyof Input]: Blob extends Input[Field] ? FileSource : Input[Field] };

/**
 * Uploads files: `upload(client, uploadsAdd, { file: bytes }, { name: 'balm.png', type: 'image/png' })`. A file that the contract would
 * refuse (empty, too large or of a wrong type) is refused before anything is sent; a stream is closed as soon as it is too long.
 *
 * @param client - the client that sends the call
 * @param operation - an operation that takes files
 * @param input - the fields of the request, files from any source
 * @param options - name and media type of the file, and the options of the call
 * @throws {UploadError} for such a file
 * @throws {MallError} otherwise, as {@link call}
 */
export async function upload<Input extends object, Data>(
  client: MallClient,
  operation: Operation<Input, Data>,
  input: UploadInput<Input>,
  options: UploadOptions = {},
): Promise<Data> {
  assertUpload(client, operation, input, options);
  const { name, type, ...callOptions } = options;
  const form: Record<string, unknown> = {};
  for (const [field, value] of Object.entries<unknown>(input)) {
    const limits = operation.files?.[field];
    const createError: CreateUploadError = (reason, limit, file) => {
      const details = { api: operation.api, requestId: newRequestId(), retryable: false };
      const error = new UploadError(reason, limit, { field, ...file }, details);
      reportFailure(client, error, 0);
      return error;
    };
    form[field] = limits ? await fileOf(value, limits, { name, type }, createError) : value;
  }
  return call<object, Data>(client, operation, form, callOptions);
}

type CreateUploadError = (reason: UploadError['reason'], limit: UploadError['limit'], file: Omit<RefusedFile, 'field'>) => UploadError;

async function fileOf(
  source: unknown,
  { maxBytes = Infinity, types }: FileLimits,
  { name = nameOf(source), type = typeOf(source) }: Pick<UploadOptions, 'name' | 'type'>,
  createError: CreateUploadError,
): Promise<File | NativeFile> {
  if (types && !types.some((allowed) => matches(type, allowed))) throw createError('wrongType', types, { name, type });
  // The size is available only on the device; the server limits it.
  if (isNativeFile(source)) return { uri: source.uri, name: name ?? 'file', type };
  const parts: BlobPart[] = [];
  let size = 0;
  for await (const part of partsOf(source)) {
    size += part instanceof Blob ? part.size : part.byteLength;
    if (size > maxBytes) throw createError('tooLarge', maxBytes, { name, type, size: part === source ? size : undefined });
    parts.push(part instanceof Uint8Array ? new Uint8Array(part) : part);
  }
  if (size === 0) throw createError('empty', undefined, { name, type });
  if (typeof File === 'undefined') throw new TypeError('This platform has no File. In React Native upload an object with a uri');
  return new File(parts, name ?? 'file', { type });
}

const matches = (type: string, allowed: string) => (allowed.endsWith('*') ? type.startsWith(allowed.slice(0, -1)) : type === allowed);

/** Returns the name of a file. A File is a Blob with a name: not every platform has the class. */
function nameOf(source: unknown): string | undefined {
  const isFile = isNativeFile(source) || source instanceof Blob;
  return isFile && 'name' in source && typeof source.name === 'string' ? source.name : undefined;
}

const typeOf = (source: unknown) => (source instanceof Blob ? source.type : isNativeFile(source) ? (source.type ?? '') : '');

/** Yields the bytes of a source. In browsers whose `ReadableStream` is not iterable it uses the reader. */
async function* partsOf(source: unknown): AsyncGenerator<Blob | ArrayBuffer | Uint8Array> {
  if (source instanceof Blob || source instanceof ArrayBuffer || source instanceof Uint8Array) yield source;
  else if (isIterable(source)) yield* source;
  else if (isStream(source)) yield* read(source.getReader());
  else throw new TypeError('A file is a Blob, bytes, a stream of bytes, or in React Native an object with a uri');
}

async function* read(reader: ReturnType<ByteStream['getReader']>): AsyncGenerator<Uint8Array> {
  try {
    for (let next = await reader.read(); next.value !== undefined; next = await reader.read()) yield next.value;
  } finally {
    await reader.cancel();
  }
}

function isIterable(value: unknown): value is AsyncIterable<Uint8Array> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
}

function isStream(value: unknown): value is ByteStream {
  return typeof value === 'object' && value !== null && 'getReader' in value;
}
