/** An answer ready to be sent. */
export interface Answer {
  readonly code: string;
  /** The envelope as JSON text. */
  readonly body: string;
  readonly replayed: boolean;
  /** Seconds after which to try again, when the caller was refused by a rate limit. */
  readonly retryAfter?: number | undefined;
  /** A new device token for the browser that a storefront calls for. */
  readonly deviceToken?: string | undefined;
}
