import { useState } from 'react';

/** The `intent` of the button that requests a code. */
export const sendCodeIntent = 'sendCode';

const resendDelayMs = 60_000;

/** The action data about a code; the same object for the same response. */
interface Answer {
  readonly kind: string;
}

/**
 * Returns the time from which another code can be requested, on this device's clock: one minute after the response.
 *
 * Stored during rendering instead of in an effect: the router exposes a fetcher's data through a ref, so that a discarded render may be the
 * first to read it, and React then skips an effect on it.
 */
export function useResendDelay(answer: Answer | undefined): number | undefined {
  const [rest, setRest] = useState<{ readonly answer: Answer; readonly againAt: number }>();
  if (answer?.kind === 'codeSent' && rest?.answer !== answer) setRest({ answer, againAt: Date.now() + resendDelayMs });
  return rest?.againAt;
}
