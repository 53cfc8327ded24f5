import { type CookieChoice, CookieConsent } from '@mall/ui/feedback/CookieConsent';
import { SideArea } from '@mall/ui/navigation/SideArea';
import { useEffect, useState } from 'react';
import { paths, withQuery } from '#app/paths.ts';
import { consentCookie, onConsentWanted, writeConsent } from '#app/shared/consent.ts';
import { readCookie } from '#app/shared/session/cookies.ts';
import type { Shell } from '../shell.ts';

const aboutHref = (type: string) => withQuery(paths.about, { type });

/** What floats over the page: things at hand beside it, and the question which cookies may be kept. */
export function Companions({ shell }: { readonly shell: Shell | undefined }) {
  return (
    <>
      <SideArea
        cartHref={paths.cart}
        cartCount={shell?.cartCount ?? 0}
        serviceHref={aboutHref('contact')}
        {...(shell?.userName !== undefined && { messagesHref: paths.messages, unreadMessages: shell.hasUnreadMessages })}
      />
      <Consent />
    </>
  );
}

function Consent() {
  const [isOpen, setOpen] = useState(() => readCookie(document.cookie, consentCookie) === undefined);
  useEffect(() => onConsentWanted(() => setOpen(true)), []);
  if (!isOpen) return null;
  const choose = (choice: CookieChoice) => {
    writeConsent({ ...choice });
    setOpen(false);
  };
  return <CookieConsent action={paths.home} privacyHref={aboutHref('privacy')} onChoice={choose} />;
}
