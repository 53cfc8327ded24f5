import { styled } from '@mui/material/styles';
import { useUiText } from '../../i18n/useUiText.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { UiLink } from '../../primitives/UiLink/UiLink.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { cappedCount } from './model.ts';

const Root = styled(UiLink)(({ theme }) => ({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: theme.mall.size.target,
  minHeight: theme.mall.size.target,
  borderRadius: theme.mall.radius.control,
}));

const Count = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: '52%',
  minWidth: theme.spacing(2.25),
  paddingInline: theme.spacing(0.5),
  lineHeight: theme.spacing(2.25),
  textAlign: 'center',
  // It hangs over its icon's edge, where a word that may break anywhere would stand one letter above the other.
  whiteSpace: 'nowrap',
  borderRadius: theme.mall.radius.pill,
  backgroundColor: theme.vars.palette.roles.accent,
  color: theme.vars.palette.roles.onAccent,
  fontVariantNumeric: 'lining-nums tabular-nums',
}));

/** The cart with its count, at most `99+`; opens in a tab of its own. */
export function CartLink({ href, count }: { href: string; count: number }) {
  const say = useUiText();
  const printed = cappedCount(count);
  return (
    <Root look="quiet" href={href} target="_blank" rel="noopener">
      <Icon name="bag" />
      {printed && <Count aria-hidden="true">{printed}</Count>}
      <VisuallyHidden>
        {say('nav.cart', { count })} {say('nav.newTab')}
      </VisuallyHidden>
    </Root>
  );
}
