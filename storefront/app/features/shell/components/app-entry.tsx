import { AppPopover } from '@mall/ui/navigation/AppPopover';
import { useTranslation } from 'react-i18next';
import { CodeDrawing } from '#app/shared/code/code-drawing.tsx';
import { drawCode } from '#app/shared/code/draw-code.ts';
import type { Shell } from '../shell.ts';

/** The app's code and address, unfolded in the header. */
export function AppEntry({ app: { href, explanation } }: { readonly app: NonNullable<Shell['app']> }) {
  const { t } = useTranslation('shell');
  return <AppPopover qr={<CodeDrawing picture={drawCode(href)} label={t('app.code')} />} explanation={explanation} href={href} />;
}
