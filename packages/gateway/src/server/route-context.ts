import type { Writable } from 'node:stream';
import type { Database } from '../db/database.ts';
import type { Media } from '../media/media.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Settings } from '../settings.ts';
import type { Clock } from '../shared/clock.ts';
import type { LoadShedding } from './load-shedding.ts';

/** The dependencies and options of the HTTP server. */
export interface ServerContext {
  readonly database: Database;
  readonly settings: Settings;
  readonly clock: Clock;
  readonly media: Media;
  readonly metrics: Metrics;
  /** Returns whether the gateway is closing: it is no longer ready, but still serves calls. */
  readonly isClosing?: () => boolean;
  /**
   * Whether requests are refused while the event loop is delayed. False where other work shares the event loop: the statements of the
   * embedded database, and tests.
   */
  readonly measuresEventLoop: boolean;
  /** Whether responses are validated against the contract before they are sent: in tests and in the demo. */
  readonly checkResponses: boolean;
  /** Log level; false disables the log. */
  readonly log: string | false;
  /** The destination of the log; defaults to standard output. */
  readonly logTo?: Writable;
}

/** The server's dependencies with its load shedding, for routes that refuse requests under load. */
export interface RouteContext extends ServerContext {
  readonly shedding: LoadShedding;
}
