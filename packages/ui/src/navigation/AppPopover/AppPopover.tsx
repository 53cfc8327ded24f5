import { styled } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';
import { useUiText } from '../../i18n/useUiText.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { UiLink } from '../../primitives/UiLink/UiLink.tsx';
import type { RootProps } from '../../theme/rootProps.ts';
import { UnfoldButton, UnfoldRoot, UnfoldSheet } from '../Unfold/parts.tsx';
import { useUnfold } from '../Unfold/useUnfold.ts';

/** Props of {@link AppPopover}. */
export interface AppPopoverProps extends RootProps<'div'> {
  /** The app's QR code: a picture or drawing on a light ground of its own, 100 to 160 px wide, named by itself. */
  qr?: ReactNode;
  /** What the app is good for, and how the code is used. */
  explanation: string;
  /** Address the code stands for: for those who cannot scan it. */
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

/** The header's entry of the app: unfolds its QR code with a word about it and the plain link. */
export function AppPopover({ qr, explanation, href, ...root }: AppPopoverProps) {
  const say = useUiText();
  const [open, onOpenChange] = useState(false);
  const unfold = useUnfold({ open, onOpenChange });
  return (
    <UnfoldRoot {...root} {...unfold.root}>
      <UnfoldButton {...unfold.button}>
        {say('app.get')}
        <Icon name="down" />
      </UnfoldButton>
      <UnfoldSheet {...unfold.sheet} role="group" aria-label={say('app.get')}>
        <Words>
          {qr}
          <p>{explanation}</p>
          <UiLink href={href}>{say('app.open')}</UiLink>
        </Words>
      </UnfoldSheet>
    </UnfoldRoot>
  );
}
