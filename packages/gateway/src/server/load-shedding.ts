import { bulkhead } from 'cockatiel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Metrics } from '../metrics/metrics.ts';
import type { Settings } from '../settings.ts';
import type { Priority } from './priority.ts';
import { refuse } from './refuse.ts';

/** One processor handles 400 to 800 product lists a second, so the last one in such a queue waits for less than half a second. */
const maxWaiting = 200;

/** Essential calls have no queue: some call the payment provider, which can be slow, and the others must not wait for that. */
const maxEssential = 512;

/**
 * The mean delay of the event loop in the last second, in milliseconds, above which a request is refused. At three times the capacity it
 * stays below 60 ms. A call takes about ten turns of the loop, and the storefront waits five seconds for it.
 */
const maxDelayMs: Readonly<Record<Priority, number>> = { ordinary: 500, essential: 1500 };

/** The SDK retries a retryable call within five seconds: useful for an essential one, additional load for an ordinary one. */
const retryAfterSeconds: Readonly<Record<Priority, number>> = { ordinary: 10, essential: 2 };

interface LoadSheddingParts {
  readonly metrics: Metrics;
  readonly settings: Settings;
  /** Reads the mean delay of the event loop in the last second, in milliseconds. */
  readonly eventLoopDelay: () => number;
}

/** Load shedding: refuses requests while the gateway has more work than it can finish in time. One instance per server. */
export class LoadShedding {
  readonly #places;
  readonly #metrics: Metrics;
  readonly #eventLoopDelay: () => number;

  constructor({ metrics, settings, eventLoopDelay }: LoadSheddingParts) {
    this.#metrics = metrics;
    this.#eventLoopDelay = eventLoopDelay;
    this.#places = {
      // More concurrent calls would only wait for a connection, and delay essential calls.
      ordinary: bulkhead(settings.databaseLimits.poolSize, maxWaiting),
      essential: bulkhead(maxEssential),
    };
  }

  /** Returns whether the event loop is too late for requests of this priority. */
  isLate(priority: Priority): boolean {
    return this.#eventLoopDelay() > maxDelayMs[priority];
  }

  /** Runs a call as soon as there is capacity; returns undefined when it has to be refused. */
  async run<Result extends object>(priority: Priority, work: () => Promise<Result>): Promise<Result | undefined> {
    const places = this.#places[priority];
    if (this.isLate(priority) || places.executionSlots + places.queueSlots === 0) return undefined;
    return await places.execute(work);
  }

  /** Refuses a request with 503. */
  refuse(priority: Priority, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    this.#metrics.countShed(priority);
    const later = reply.header('Retry-After', String(retryAfterSeconds[priority]));
    return refuse(later, request, 503, 'unavailable', { request_id: request.id });
  }

  /** Returns a hook that refuses requests of this priority, before their bodies are read, while the event loop is too late for them. */
  refuseWhenLate(priority: Priority): (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined> {
    return async (request, reply) => (this.isLate(priority) ? this.refuse(priority, request, reply) : undefined);
  }
}
