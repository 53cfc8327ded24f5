import type { FooterColumn } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { paths, withQuery } from '#app/paths.ts';
import { ShopFooter } from '#app/shared/frame/shop-footer.tsx';
import type { Shell } from '../shell.ts';
import { type ComingShell, LateShell } from './late-shell.tsx';

function Footer({ shell }: { shell: Shell | undefined }) {
  const { t } = useTranslation('shell');
  const help: FooterColumn = {
    title: t('footer.help'),
    links: [
      { label: t('footer.orders'), href: paths.orders },
      { label: t('footer.contact'), href: withQuery(paths.about, { type: 'contact' }) },
      { label: t('footer.accessibility'), href: withQuery(paths.about, { type: 'accessibility' }) },
    ],
  };
  const more = shell?.footerLinks.length ? [{ title: t('footer.more'), links: shell.footerLinks }] : [];
  return (
    <ShopFooter
      columns={[...(shell?.promises ?? []), help, ...more]}
      {...(shell && { name: shell.mallName, copyright: shell.copyright, archival: shell.archival })}
    />
  );
}

/** The footer of the main layout: the mall's promises and links with the shop's own. */
export function MallFooter({ shell }: { shell: ComingShell }) {
  return <LateShell shell={shell}>{(known) => <Footer shell={known} />}</LateShell>;
}
