/** The globals of React Native that the package's types name, as React Native declares them; it has neither the DOM's types nor Node's. */
interface Blob {
  readonly size: number;
  readonly type: string;
  slice(start?: number, end?: number): Blob;
}
interface File extends Blob {
  readonly name: string;
}
declare class FormData {
  append(key: string, value: unknown): void;
  getParts(): readonly object[];
}
interface Headers {
  get(name: string): string | null;
  set(name: string, value: string): void;
}
interface Request {
  readonly url: string;
  readonly headers: Headers;
}
interface Response {
  readonly ok: boolean;
  readonly status: number;
  readonly headers: Headers;
  json(): Promise<unknown>;
  text(): Promise<string>;
}
interface AbortSignal {
  readonly aborted: boolean;
}
interface URLSearchParams {
  append(name: string, value: string): void;
  set(name: string, value: string): void;
}
