import { useState } from 'react';

/** What the button that asks for a code posts as `intent`. */
export const sendCodeIntent = 'sendCode';

const resendDelayMs = 60_000;

/** What an action answers about a code; the same object as long as it is the same answer. */
interface Answer {
  readonly kind: string;
}

/**
 * The moment from which another code may be asked for, on this device's clock: a minute from when it heard that the last one was sent.
 *
 * Noted while rendering and not in an effect: the router hands a fetcher's data out of a ref, so that a rendering React drops may be the
 * first to see it, and then takes an effect on it for done.
 */
export function useResendDelay(answer: Answer | undefined): number | undefined {
  const [rest, setRest] = useState<{ readonly answer: Answer; readonly againAt: number }>();
  if (answer?.kind === 'codeSent' && rest?.answer !== answer) setRest({ answer, againAt: Date.now() + resendDelayMs });
  return rest?.againAt;
}
