import { expect } from 'vitest';
import { type AnyMallError, isMallError, MallError } from '../../src/index.ts';

/** Returns the error that a call rejects with. */
export async function rejectionOf(promise: Promise<unknown>): Promise<AnyMallError> {
  const outcome = await promise.then(
    () => new Error('it succeeded'),
    (error: unknown) => error,
  );
  if (!isMallError(outcome)) throw outcome;
  expect(outcome).toBeInstanceOf(MallError);
  expect(outcome).toBeInstanceOf(Error);
  return outcome;
}
