import { type CookieChoice, CookieConsent } from '@mall/ui/feedback/CookieConsent';
import { useEffect, useState } from 'react';
import { paths, withQuery } from '#app/paths.ts';
import { consentCookie, onConsentRequested, writeConsent } from '#app/shared/consent.ts';
import { readCookie } from '#app/shared/session/cookies.ts';

/** Renders the cookie consent dialog until it is answered, and again on request. In the browser only. */
export function Consent({ inPageOnPhones = false }: { inPageOnPhones?: boolean }) {
  const [isOpen, setOpen] = useState(() => readCookie(document.cookie, consentCookie) === undefined);
  useEffect(() => onConsentRequested(() => setOpen(true)), []);
  if (!isOpen) return null;
  const choose = (choice: CookieChoice) => {
    writeConsent({ ...choice });
    setOpen(false);
  };
  return (
    <CookieConsent
      action={paths.home}
      privacyHref={withQuery(paths.about, { type: 'privacy' })}
      onChoice={choose}
      inPageOnPhones={inPageOnPhones}
    />
  );
}
