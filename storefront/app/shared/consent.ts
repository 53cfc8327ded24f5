import { writeCookie } from './write-cookie.ts';

/** Remembers which cookies beyond the necessary ones may be kept. */
export const consentCookie = 'cookie_consent';

/** Somebody wants to look at their choice again. */
const wantedEvent = 'mall-consent';

const maxAgeSeconds = 180 * 24 * 60 * 60;

/** Keeps the choice: the kinds that are allowed, or that none is. */
export function writeConsent(choice: Readonly<Record<string, boolean>>): void {
  const kinds = Object.entries(choice).flatMap(([kind, isAllowed]) => (isAllowed ? kind : []));
  writeCookie(consentCookie, kinds.join('.') || 'necessary', maxAgeSeconds);
}

/** It was wanted before what asks was there to hear of it. */
let isAwaited = false;

/** Asks for the choice to be shown again. */
export function requestConsent(): void {
  isAwaited = true;
  window.dispatchEvent(new Event(wantedEvent));
}

/** Runs when the choice is to be shown again, or was to be before; gives what calls it off. */
export function onConsentRequested(run: () => void): () => void {
  const ask = () => {
    isAwaited = false;
    run();
  };
  if (isAwaited) ask();
  window.addEventListener(wantedEvent, ask);
  return () => window.removeEventListener(wantedEvent, ask);
}
