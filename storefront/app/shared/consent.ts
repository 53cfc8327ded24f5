import { writeCookie } from './write-cookie.ts';

/** The cookie with the visitor's consent to optional cookies. */
export const consentCookie = 'cookie_consent';

/** The event that opens the consent dialog again. */
const wantedEvent = 'mall-consent';

const maxAgeSeconds = 180 * 24 * 60 * 60;

/** Stores the choice: the allowed kinds, or that none is allowed. */
export function writeConsent(choice: Readonly<Record<string, boolean>>): void {
  const kinds = Object.entries(choice).flatMap(([kind, isAllowed]) => (isAllowed ? kind : []));
  writeCookie(consentCookie, kinds.join('.') || 'necessary', maxAgeSeconds);
}

/** Set when the dialog was requested before it had loaded. */
let isAwaited = false;

/** Opens the consent dialog again. */
export function requestConsent(): void {
  isAwaited = true;
  window.dispatchEvent(new Event(wantedEvent));
}

/** Calls `run` when the dialog is requested, also for a request before this subscription; returns the function that unsubscribes. */
export function onConsentRequested(run: () => void): () => void {
  const ask = () => {
    isAwaited = false;
    run();
  };
  if (isAwaited) ask();
  window.addEventListener(wantedEvent, ask);
  return () => window.removeEventListener(wantedEvent, ask);
}
