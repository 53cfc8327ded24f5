import { useState } from 'react';

/** The `intent` of the button that requests a code. */
export const sendCodeIntent = 'sendCode';

const resendDelayMs = 60_000;

/** The action data about a code; the same object for the same outcome. */
interface Outcome {
  readonly kind: string;
}

/**
 * Returns the time from which another code can be requested, on this device's clock: one minute after the outcome.
 *
 * Stored during rendering instead of in an effect: the router exposes a fetcher's data through a ref, so that a discarded render may be the
 * first to read it, and React then skips an effect on it.
 */
export function useResendDelay(outcome: Outcome | undefined): number | undefined {
  const [rest, setRest] = useState<{ readonly outcome: Outcome; readonly againAt: number }>();
  if (outcome?.kind === 'codeSent' && rest?.outcome !== outcome) setRest({ outcome, againAt: Date.now() + resendDelayMs });
  return rest?.againAt;
}
