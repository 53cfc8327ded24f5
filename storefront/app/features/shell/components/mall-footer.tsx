import type { FooterColumn } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { paths, withQuery } from '#app/paths.ts';
import { ShopFooter } from '#app/shared/frame/shop-footer.tsx';
import { useShop } from '#app/shared/shop.ts';
import type { Shell } from '../shell.ts';
import { DeferredShell, type StreamedShell } from './deferred-shell.tsx';

function Footer({ shell }: { shell: Shell | undefined }) {
  const { t } = useTranslation('shell');
  const { publicOrigin } = useShop();
  const help: FooterColumn = {
    title: t('footer.help'),
    links: [
      { label: t('footer.orders'), href: paths.orders },
      { label: t('footer.contact'), href: withQuery(paths.about, { type: 'contact' }) },
      { label: t('footer.accessibility'), href: withQuery(paths.about, { type: 'accessibility' }) },
    ],
  };
  // Links to other sites open in a new tab; the shop's own pages do not.
  const links = shell?.footerLinks.map((link) => ({ ...link, newTab: new URL(link.href, publicOrigin).origin !== publicOrigin })) ?? [];
  const more = links.length > 0 ? [{ title: t('footer.more'), links }] : [];
  const columns = [...(shell?.promises ?? []), help, ...more];
  return <ShopFooter columns={columns} {...(shell && { name: shell.mallName, copyright: shell.copyright, archival: shell.archival })} />;
}

/** Renders the footer of the main layout: the mall's promises and links, and the shop's own. */
export function MallFooter({ shell }: { shell: StreamedShell }) {
  return <DeferredShell shell={shell}>{(known) => <Footer shell={known} />}</DeferredShell>;
}
