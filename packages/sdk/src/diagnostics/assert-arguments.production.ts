/** The checks that stay in production builds, of values that differ there; assert-arguments.ts finds the other faults during development. */

import type { Operation } from '../operation.ts';
import type { CallOptions, MallClientOptions } from '../options.ts';
import { idempotencyKeyPattern } from './idempotency-key.ts';

/** The address usually comes from the environment. */
export function assertClientOptions(options: MallClientOptions, where: string): void {
  if (!options?.baseUrl) throw new TypeError(`${where}: baseUrl is missing`);
}

/** A key is often computed. The gateway ignores one that it does not accept: the call would not be protected. */
export function assertCall(_client: unknown, { api }: Operation<unknown, unknown>, _input: unknown, { idempotencyKey }: CallOptions): void {
  if (idempotencyKey !== undefined && !idempotencyKeyPattern.test(idempotencyKey))
    throw new TypeError(`${api}: idempotencyKey is not usable`);
}

export function assertClient(): void {}

export function assertPaged(): void {}

export function assertUpload(): void {}

export function assertPoll(): void {}

export function assertLanguage(): void {}
