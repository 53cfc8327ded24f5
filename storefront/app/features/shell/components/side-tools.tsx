import { SideArea } from '@mall/ui/navigation/SideArea';
import { paths, withQuery } from '#app/paths.ts';
import type { Shell } from '../shell.ts';
import { Consent } from './consent.tsx';

/** Renders the floating elements: the side tools, and the cookie consent. */
export function SideTools({ shell }: { readonly shell: Shell | undefined }) {
  return (
    <>
      <SideArea
        cartHref={paths.cart}
        cartCount={shell?.cartCount ?? 0}
        serviceHref={withQuery(paths.about, { type: 'contact' })}
        {...(shell?.userName !== undefined && { messagesHref: paths.messages, unreadMessages: shell.hasUnreadMessages })}
      />
      <Consent />
    </>
  );
}
