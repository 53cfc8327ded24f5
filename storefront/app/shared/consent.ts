import { writeCookie } from './write-cookie.ts';

/** Remembers which cookies beyond the necessary ones may be kept. */
export const consentCookie = 'cookie_consent';

/** Somebody wants to look at their choice again. */
const wantedEvent = 'mall-consent';

const halfAYear = 180 * 24 * 60 * 60;

/** Keeps the choice: the kinds that are allowed, or that none is. */
export function writeConsent(choice: Readonly<Record<string, boolean>>): void {
  const kinds = Object.entries(choice).flatMap(([kind, isAllowed]) => (isAllowed ? kind : []));
  writeCookie(consentCookie, kinds.join('.') || 'necessary', halfAYear);
}

/** Asks for the choice to be shown again. */
export const wantConsent = () => window.dispatchEvent(new Event(wantedEvent));

/** Runs when the choice is to be shown again; gives what calls it off. */
export function onConsentWanted(run: () => void): () => void {
  window.addEventListener(wantedEvent, run);
  return () => window.removeEventListener(wantedEvent, run);
}
