/** Checks that remain in production builds, for values that differ there; assert-arguments.ts finds the other errors during development. */

import type { Operation } from '../operation.ts';
import type { KeyedCallOptions, MallClientOptions } from '../options.ts';
import { idempotencyKeyPattern } from './idempotency-key.ts';

/** Checks the base URL, which usually is a setting of the environment. */
export function assertClientOptions(options: MallClientOptions, where: string): void {
  if (!options?.baseUrl) throw new TypeError(`${where}: baseUrl is missing`);
  if (String(options.baseUrl).includes('#')) throw new TypeError(`${where}: baseUrl has a fragment`);
}

/** Checks the idempotency key, which is often computed. The gateway ignores an invalid key: the call would not be protected. */
export function assertCall(
  _client: unknown,
  { api }: Operation<unknown, unknown>,
  _input: unknown,
  { idempotencyKey }: KeyedCallOptions,
): void {
  if (idempotencyKey !== undefined && !idempotencyKeyPattern.test(idempotencyKey))
    throw new TypeError(`${api}: idempotencyKey is not usable`);
}

export function assertClient(): void {}

export function assertRawCall(): void {}

export function assertPaged(): void {}

export function assertUpload(): void {}

export function assertPoll(): void {}

export function assertLanguage(): void {}

export function assertToken(): void {}

export function assertRetryDelay(): void {}

export function assertHeaders(): void {}
