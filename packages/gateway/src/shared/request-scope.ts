import { AsyncLocalStorage } from 'node:async_hooks';

/** The id of the request that the running code works for. */
export const requestScope = new AsyncLocalStorage<string>();
