import { useUiText } from '../../i18n/useUiText.ts';
import { Icon, type IconName } from '../../primitives/Icon/Icon.tsx';
import { UiLink } from '../../primitives/UiLink/UiLink.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { RootProps } from '../../styles/rootProps.ts';
import { styled } from '../../styles/styled.ts';
import { windowFoot } from '../../styles/windowFoot.ts';
import { cappedCount } from '../SiteHeader/model.ts';
import { usePastFirstScreen } from './usePastFirstScreen.ts';

/** Props of {@link SideArea}. */
export interface SideAreaProps extends RootProps<'aside'> {
  /** URL of the cart. */
  cartHref: string;
  /** Number of pieces in the cart. @default 0 */
  cartCount?: number;
  /** URL of the messages; omitted, there is no such entry. */
  messagesHref?: string;
  /** There are unread messages. @default false */
  unreadMessages?: boolean;
  /** URL of the customer service; omitted, there is no such entry. */
  serviceHref?: string;
  /** Id of the page's main element, which gets the focus after scrolling to the top. @default 'main' */
  targetId?: string;
}

const Root = styled('aside')(({ theme }) => ({
  position: 'fixed',
  insetInlineEnd: theme.spacing(1),
  insetBlockEnd: `calc(${theme.spacing(3)} + var(${windowFoot}, ${theme.spacing(0)}))`,
  zIndex: theme.zIndex.appBar,
  display: 'grid',
  gap: theme.spacing(1),
  '& ul': {
    display: 'none',
    listStyle: 'none',
    margin: 0,
    padding: 0,
    borderRadius: theme.mall.radius.control,
    backgroundColor: theme.vars.palette.roles.sheet,
    border: `${theme.mall.border.hairline} solid ${theme.vars.palette.roles.hairline}`,
    boxShadow: theme.mall.elevation.float,
  },
  '& li + li': { borderBlockStart: `${theme.mall.border.hairline} solid ${theme.vars.palette.roles.hairline}` },
  '& a, & button': {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: theme.mall.size.target,
    height: theme.mall.size.target,
    color: theme.vars.palette.roles.inkSoft,
    borderRadius: theme.mall.radius.control,
  },
  '& a:hover, & button:hover': { color: theme.vars.palette.roles.primary },
  '& button': {
    justifySelf: 'center',
    padding: 0,
    cursor: 'pointer',
    backgroundColor: theme.vars.palette.roles.sheet,
    border: `${theme.mall.border.hairline} solid ${theme.vars.palette.roles.hairline}`,
    boxShadow: theme.mall.elevation.float,
    '& svg': { rotate: '180deg' },
  },
  // A narrower window has no margin for it: the header has the same entries, and only the button to the top is shown.
  [theme.breakpoints.up('lg')]: { '& ul': { display: 'block' } },
  '@media print': { display: 'none' },
}));

const Mark = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  position: 'absolute',
  insetBlockStart: theme.spacing(0.25),
  insetInlineEnd: theme.spacing(0.25),
  minWidth: theme.spacing(2),
  paddingInline: theme.spacing(0.25),
  lineHeight: theme.spacing(2),
  textAlign: 'center',
  borderRadius: theme.mall.radius.pill,
  backgroundColor: theme.vars.palette.roles.accent,
  color: theme.vars.palette.roles.onAccent,
  '&.dot': {
    insetBlockStart: theme.spacing(1.25),
    insetInlineEnd: theme.spacing(1.25),
    minWidth: 0,
    padding: 0,
    // Drawn as a border, which forced colors still show.
    border: `${theme.spacing(0.375)} solid ${theme.vars.palette.roles.accent}`,
  },
}));

function Entry({ href, icon, name, mark }: { href: string; icon: IconName; name: string; mark?: string | undefined }) {
  return (
    <li>
      <UiLink look="quiet" href={href}>
        <Icon name={icon} />
        {mark !== undefined && (
          <Mark className={mark ? '' : 'dot'} aria-hidden="true">
            {mark}
          </Mark>
        )}
        <VisuallyHidden>{name}</VisuallyHidden>
      </UiLink>
    </li>
  );
}

/** Shows links next to the page: cart, messages, customer service, and after one screen a button back to the top. */
export function SideArea({
  cartHref,
  cartCount = 0,
  messagesHref,
  unreadMessages,
  serviceHref,
  targetId = 'main',
  ...root
}: SideAreaProps) {
  const t = useUiText('ui-deferred');
  const isPast = usePastFirstScreen();
  const toTop = () => {
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' });
    // The button is removed at the top; keyboard navigation continues from there.
    document.getElementById(targetId)?.focus({ preventScroll: true });
  };
  const messages = unreadMessages ? `${t('nav.messages')} ${t('nav.unread')}` : t('nav.messages');
  return (
    <Root {...root} aria-label={t('side.label')}>
      <ul>
        <Entry href={cartHref} icon="bag" name={t('nav.cart', { count: cartCount })} mark={cappedCount(cartCount) || undefined} />
        {messagesHref && <Entry href={messagesHref} icon="message" name={messages} mark={unreadMessages ? '' : undefined} />}
        {serviceHref && <Entry href={serviceHref} icon="service" name={t('nav.service')} />}
      </ul>
      {isPast && (
        <button type="button" onClick={toTop} aria-label={t('side.top')}>
          <Icon name="down" />
        </button>
      )}
    </Root>
  );
}
