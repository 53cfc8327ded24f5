import { AsyncLocalStorage } from 'node:async_hooks';

/** The id of the request that the current code runs for. */
export const requestScope = new AsyncLocalStorage<string>();
