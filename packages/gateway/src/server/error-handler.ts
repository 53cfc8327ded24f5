import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseUnavailable } from '../db/errors.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { describeError } from '../shared/describe-error.ts';
import { refuse } from './refuse.ts';

/** Seconds until a retry after the database was unavailable. */
const retryAfterSeconds = 1;

/**
 * Handles errors of every route: 503 with Retry-After while the database is unavailable, otherwise 500, both logged and without details.
 * Errors of the request itself retain their 4xx status.
 */
export const errorHandler = (metrics: Metrics) => (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
  if (error.statusCode === 413) reply.header('Connection', 'close');
  if (error.statusCode !== undefined && error.statusCode < 500) return refuse(reply, request, error.statusCode, 'parameter_refused');
  const isTransient = isDatabaseUnavailable(error);
  metrics.countCall({ api: 'failed', code: isTransient ? '503' : '500', seconds: reply.elapsedTime / 1000 });
  request.log.error({ id: request.id, isTransient, err: describeError(error) }, 'failed');
  if (isTransient) reply.header('Retry-After', String(retryAfterSeconds));
  return refuse(reply, request, isTransient ? 503 : 500, 'unavailable', { request_id: request.id });
};
