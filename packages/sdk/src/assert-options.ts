import type { MallClientOptions } from './client.ts';

/** More milliseconds than a timer can hold end at once. */
const most = 2 ** 31 - 1;

/**
 * Checks what a client is made with: a wrong option shows where it is written, not at the first call.
 * @throws {TypeError} that names the option
 */
export function assertOptions({ baseUrl, storeId = 1, storeType = 1, timeoutMs = 1, maxRetries = 0 }: MallClientOptions): void {
  if (!isAddress(baseUrl)) throw wrong('baseUrl', baseUrl, 'an http(s) address, which may be relative in a browser');
  for (const [name, value] of Object.entries({ storeId, storeType, timeoutMs, maxRetries })) {
    const least = name === 'maxRetries' ? 0 : 1;
    if (!Number.isInteger(value) || value < least || value > most) throw wrong(name, value, `a whole number from ${least}`);
  }
}

const wrong = (name: string, value: unknown, expected: string) =>
  new TypeError(`createMallClient: ${name} is ${JSON.stringify(value)}, expected ${expected}`);

function isAddress(baseUrl: unknown): boolean {
  try {
    return typeof baseUrl === 'string' && baseUrl !== '' && /^https?:/.test(new URL(baseUrl, globalThis.location?.href).href);
  } catch {
    return false;
  }
}
