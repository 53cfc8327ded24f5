import { styled } from '@mui/material/styles';
import { useUiText } from '../../i18n/useUiText.ts';
import { Icon, type IconName } from '../../primitives/Icon/Icon.tsx';
import { UiLink } from '../../primitives/UiLink/UiLink.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { RootProps } from '../../theme/rootProps.ts';
import { windowFoot } from '../../theme/windowFoot.ts';
import { cappedCount } from '../SiteHeader/model.ts';
import { usePastFirstScreen } from './usePastFirstScreen.ts';

/** Props of {@link SideArea}. */
export interface SideAreaProps extends RootProps<'aside'> {
  /** Address of the cart, which opens in a tab of its own. */
  cartHref: string;
  /** Pieces in the cart. @default 0 */
  cartCount?: number;
  /** Address of the messages; left out, there is no such entry. */
  messagesHref?: string;
  /** Messages wait to be read. @default false */
  unreadMessages?: boolean;
  /** Address of the customer service; left out, there is no such entry. */
  serviceHref?: string;
  /** Id of the page's main part, where the focus goes with the page's top. @default 'main' */
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
  // A narrower window has no margin to stand in: there the header's own entries serve, and only the way up remains.
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
    // All border, which forced colors still draw.
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

/** What stays at hand beside the page: cart, messages, customer service, and after one screen the way back up. */
export function SideArea({
  cartHref,
  cartCount = 0,
  messagesHref,
  unreadMessages,
  serviceHref,
  targetId = 'main',
  ...root
}: SideAreaProps) {
  const say = useUiText();
  const isPast = usePastFirstScreen();
  const toTop = () => {
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' });
    // The button goes with the way it has led; the keyboard goes on from the top.
    document.getElementById(targetId)?.focus({ preventScroll: true });
  };
  const messages = unreadMessages ? `${say('nav.messages')} ${say('nav.unread')}` : say('nav.messages');
  return (
    <Root {...root} aria-label={say('side.label')}>
      <ul>
        <Entry href={cartHref} icon="bag" name={say('nav.cart', { count: cartCount })} mark={cappedCount(cartCount) || undefined} />
        {messagesHref && <Entry href={messagesHref} icon="message" name={messages} mark={unreadMessages ? '' : undefined} />}
        {serviceHref && <Entry href={serviceHref} icon="service" name={say('nav.service')} />}
      </ul>
      {isPast && (
        <button type="button" onClick={toTop} aria-label={say('side.top')}>
          <Icon name="down" />
        </button>
      )}
    </Root>
  );
}
