import { type ReactNode, useState } from 'react';
import { useUiText } from '../../i18n/useUiText.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { UiLink } from '../../primitives/UiLink/UiLink.tsx';
import type { RootProps } from '../../styles/rootProps.ts';
import { styled } from '../../styles/styled.ts';
import { UnfoldButton, UnfoldRoot, UnfoldSheet } from '../Unfold/parts.tsx';
import { useUnfold } from '../Unfold/useUnfold.ts';

/** Props of {@link AppPopover}. */
export interface AppPopoverProps extends RootProps<'div'> {
  /** QR code of the app: an image or drawing with its own light background and accessible name, 100 to 160 px wide. */
  qr?: ReactNode;
  /** Explains the benefits of the app and how to use the code. */
  explanation: string;
  /** URL encoded in the code, for shoppers who cannot scan it. */
  href: string;
}

const Words = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.spacing(1),
  width: theme.mall.size.tile,
  maxWidth: '100%',
  textAlign: 'center',
  overflowWrap: 'anywhere',
  '& p': { margin: 0, color: theme.vars.palette.roles.inkSoft },
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: theme.spacing(4) },
}));

/** Shows the header's entry of the app: opens its QR code with an explanation and the plain link. */
export function AppPopover({ qr, explanation, href, ...root }: AppPopoverProps) {
  const t = useUiText('ui-deferred');
  const [open, onOpenChange] = useState(false);
  const unfold = useUnfold({ open, onOpenChange });
  return (
    <UnfoldRoot {...root} {...unfold.root}>
      <UnfoldButton {...unfold.button}>
        {t('app.get')}
        <Icon name="down" />
      </UnfoldButton>
      <UnfoldSheet {...unfold.sheet} role="group" aria-label={t('app.get')}>
        <Words>
          {qr}
          <p>{explanation}</p>
          <UiLink href={href}>{t('app.open')}</UiLink>
        </Words>
      </UnfoldSheet>
    </UnfoldRoot>
  );
}
