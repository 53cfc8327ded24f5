import { encodeForm } from '../form.ts';
import type { Operation } from '../operation.ts';

/** Returns whether a request can have this header. */
export function isSendable(name: string, value: string): boolean {
  try {
    new Headers([[name, value]]);
    return true;
  } catch {
    return false;
  }
}

/**
 * Checks that each field of an input can be encoded.
 * @throws {TypeError} that names the field
 */
export function assertEncodable(operation: Operation<unknown, unknown>, input: object): void {
  for (const [field, value] of Object.entries(input)) {
    // Encoding a primitive value never fails, and a file is sent unchanged.
    if (typeof value !== 'object' || operation.files?.[field]) continue;
    try {
      encodeForm(operation, { [field]: value });
    } catch (error) {
      throw new TypeError(`${operation.api}: the request field ${field} cannot be serialized: ${reasonOf(error)}`, { cause: error });
    }
  }
}

/** Returns the first line of the platform's message: the other lines show the path of a circular reference. */
const reasonOf = (error: unknown) => (error instanceof Error ? error.message.split('\n')[0] : error);
