import { styled } from '@mall/ui';
import { AppPopover } from '@mall/ui/navigation/AppPopover';
import { useTranslation } from 'react-i18next';
import { encodeQrCode } from '#app/shared/qr-code/encode-qr-code.ts';
import { QrCode } from '#app/shared/qr-code/qr-code.tsx';
import type { Shell } from '../shell.ts';

const Code = styled('div')(({ theme }) => ({ width: theme.mall.size.qr, '& > svg': { display: 'block' } }));

/** Renders the app's QR code and link, in a disclosure of the header. */
export function AppEntry({ app: { href, explanation } }: { readonly app: NonNullable<Shell['app']> }) {
  const { t } = useTranslation('shell');
  const code = (
    <Code>
      <QrCode image={encodeQrCode(href)} label={t('app.code')} />
    </Code>
  );
  return <AppPopover qr={code} explanation={explanation} href={href} />;
}
