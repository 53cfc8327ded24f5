/** A response ready to be sent. */
export interface WireResponse {
  readonly code: string;
  /** The envelope as JSON text. */
  readonly body: string;
  readonly replayed: boolean;
  /** Seconds to wait before a retry, when a rate limit refused the call. */
  readonly retryAfter?: number | undefined;
  /** A new device token for the browser behind the storefront. */
  readonly deviceToken?: string | undefined;
}
