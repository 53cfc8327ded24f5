import { useUiText } from '../../i18n/useUiText.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { UiLink } from '../../primitives/UiLink/UiLink.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { styled } from '../../styles/styled.ts';
import { cappedCount } from './model.ts';

const Root = styled(UiLink)(({ theme }) => ({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  // The icon stays in its place when a count appears, and the target grows with a long one.
  paddingInlineStart: `calc((${theme.mall.size.target} - ${theme.mall.size.icon}) / 2)`,
  minWidth: theme.mall.size.target,
  minHeight: theme.mall.size.target,
  borderRadius: theme.mall.radius.control,
}));

const Count = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  alignSelf: 'start',
  flexShrink: 0,
  marginInlineStart: `calc(${theme.mall.size.icon} * -0.45)`,
  minWidth: theme.spacing(2.25),
  paddingInline: theme.spacing(0.5),
  lineHeight: theme.spacing(2.25),
  textAlign: 'center',
  // The badge overlaps its icon's edge, where a text that can break anywhere would wrap after each character.
  whiteSpace: 'nowrap',
  borderRadius: theme.mall.radius.pill,
  backgroundColor: theme.vars.palette.roles.accent,
  color: theme.vars.palette.roles.onAccent,
  fontVariantNumeric: 'lining-nums tabular-nums',
}));

/** Shows the cart link with its count, at most `99+`; it opens in a new tab. */
export function CartLink({ href, count }: { href: string; count: number }) {
  const t = useUiText();
  const printed = cappedCount(count);
  return (
    <Root look="quiet" href={href} target="_blank" rel="noopener">
      <Icon name="bag" />
      {printed && <Count aria-hidden="true">{printed}</Count>}
      <VisuallyHidden>
        {t('nav.cart', { count })} {t('nav.newTab')}
      </VisuallyHidden>
    </Root>
  );
}
