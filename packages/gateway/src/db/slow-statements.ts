import { AsyncResource } from 'node:async_hooks';
import type pg from 'pg';
import { requestScope } from '../shared/request-scope.ts';

/** A slow statement, measured from sending it to receiving its result. */
export interface SlowStatement {
  /** Without parameters, which contain shoppers' input. */
  readonly text: string;
  readonly ms: number;
  /** The request that executed it; undefined for a job. */
  readonly requestId: string | undefined;
}

/** Options of the slow statement log. */
export interface SlowStatements {
  readonly limitMs: number;
  report(statement: SlowStatement): void;
}

/** Reports the pool's statements that take the limit or longer. */
export function reportSlowStatements(pool: pg.Pool, options: SlowStatements): void {
  pool.on('connect', (client) => reportSlow(client, options));
  // The pool runs the callback in the async context of the request that released the connection.
  const connect = pool.connect.bind(pool);
  pool.connect = ((callback?: (...result: unknown[]) => void) =>
    Reflect.apply(connect, pool, callback ? [AsyncResource.bind(callback)] : [])) as typeof pool.connect;
}

function reportSlow(client: pg.PoolClient, { limitMs, report }: SlowStatements): void {
  const query = client.query.bind(client);
  // The driver accepts a callback as its last argument, as the pool passes it, or returns a promise.
  client.query = ((config: unknown, ...rest: unknown[]) => {
    const began = performance.now();
    const requestId = requestScope.getStore();
    const end = () => {
      const ms = Math.round(performance.now() - began);
      if (ms >= limitMs) report({ text: textOf(config), ms, requestId });
    };
    const callback = rest.at(-1);
    if (typeof callback === 'function') {
      const ended = (...result: unknown[]) => {
        end();
        Reflect.apply(callback, undefined, result);
      };
      return Reflect.apply(query, client, [config, ...rest.slice(0, -1), ended]);
    }
    const result: unknown = Reflect.apply(query, client, [config, ...rest]);
    if (result instanceof Promise) result.then(end, end);
    return result;
  }) as typeof client.query;
}

function textOf(config: unknown): string {
  if (typeof config === 'string') return config;
  return typeof config === 'object' && config !== null && 'text' in config ? String(config.text) : '';
}
