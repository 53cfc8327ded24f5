import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useAnnounce } from '../../feedback/Announcer/Announcer.tsx';
import { useUiText } from '../../i18n/useUiText.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { UiLink } from '../../primitives/UiLink/UiLink.tsx';
import type { RootProps } from '../../theme/rootProps.ts';
import { Countdown } from '../Countdown/Countdown.tsx';
import { Price } from '../Price/Price.tsx';

/** Where a payment by code stands: waited for, received, its time is over, it went wrong. */
export type QrState = 'waiting' | 'paid' | 'expired' | 'failed';

/** Props of {@link QrPanel}. */
export interface QrPanelProps extends RootProps<'section'> {
  /** The code: a picture or an svg with its own quiet zone; it fills the square it is given. */
  code: ReactNode;
  /** Where the payment stands; a change is said aloud. */
  state: QrState;
  /** What is to be paid, a decimal string. */
  amount: string;
  /** The transaction's number. */
  number: string;
  /** When the code runs out, on the server's clock; ISO. */
  until: string;
  /** What the server's clock showed when the page was made; ISO. */
  now: string;
  /** Name of the app that scans the code: `Alipay`; left out, the panel names none. */
  app?: string;
  /** What the code leads to, for who cannot scan it. */
  href: string;
  /** `small` in a dialog. @default 'medium' */
  size?: 'small' | 'medium';
  /** Level of the title's heading on the page. @default 2 */
  level?: 1 | 2 | 3;
  /** Called once when the time is over while it was waited for. */
  onExpire?: () => void;
  /** Asks for a new code; without it and without `retryHref` none is offered. */
  onRetry?: () => void;
  /** Address that asks for a new code, for pages without a script. */
  retryHref?: string;
}

const Root = styled('section')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.spacing(3),
  textAlign: 'center',
  '& p, & h1, & h2, & h3': { margin: 0 },
  '& h1, & h2, & h3': theme.typography.h3,
  '& .head': { display: 'grid', gap: theme.spacing(0.5), maxWidth: theme.mall.size.form },
  '& .head p': { ...theme.typography.body2, color: theme.vars.palette.roles.inkSoft },
  '& dl': { ...theme.typography.body2, display: 'grid', gap: theme.spacing(0.5), margin: 0, width: '100%', maxWidth: theme.mall.size.form },
  '& dl > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', gap: theme.spacing(0, 2) },
  '& dt': { color: theme.vars.palette.roles.inkSoft },
  '& dd': { margin: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
  '& [role="timer"]': { ...theme.typography.subtitle2, color: theme.vars.palette.roles.accent },
}));

const Square = styled('div')(({ theme }) => ({
  position: 'relative',
  width: theme.mall.size.qr,
  aspectRatio: '1',
  '&[data-size="small"]': { width: theme.mall.size.qrSmall },
  overflow: 'hidden',
  borderRadius: theme.mall.radius.picture,
  '& > :is(img, svg, canvas)': { display: 'block', width: '100%', height: '100%' },
  '& .veil': {
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    color: theme.vars.palette.roles.accent,
    backgroundColor: theme.vars.palette.roles.accentVeil,
  },
  '& .veil[data-paid]': { color: theme.vars.palette.roles.primary, backgroundColor: theme.vars.palette.roles.primaryVeil },
  '& .veil svg': { width: theme.spacing(5), height: theme.spacing(5) },
}));

const texts = {
  waiting: ['qr.waiting', 'qr.waitingText'],
  paid: ['qr.paid', 'qr.paidText'],
  expired: ['qr.expired', 'qr.expiredText'],
  failed: ['qr.failed', 'qr.failedText'],
} as const;

const appTexts = ['qr.waitingApp', 'qr.waitingAppText'] as const;

/** A code to pay with a phone: what it costs, how long it is good, and what became of it, which is also said aloud. */
export function QrPanel(props: QrPanelProps) {
  const { code, state, amount, number, until, now, app, href, size = 'medium', level = 2, onExpire, onRetry, retryHref, ...root } = props;
  const say = useUiText();
  const id = useId();
  const [titleKey, textKey] = state === 'waiting' && app !== undefined ? appTexts : texts[state];
  const [title, text] = [say(titleKey, { app: app ?? '' }), say(textKey, { app: app ?? '' })];
  const Heading = `h${level}` as const;
  useSaidChange(state, title);
  return (
    <Root {...root} aria-labelledby={id}>
      <div className="head">
        <Heading id={id}>{title}</Heading>
        <p>{text}</p>
      </div>
      <Square data-size={size}>
        {code}
        {state !== 'waiting' && (
          <span className="veil" {...(state === 'paid' ? { 'data-paid': true } : {})}>
            <Icon name={state === 'paid' ? 'check' : 'info'} />
          </span>
        )}
      </Square>
      {state === 'waiting' && <UiLink href={href}>{say('qr.link')}</UiLink>}
      {(state === 'expired' || state === 'failed') && <Retry href={retryHref} onRetry={onRetry} />}
      <dl>
        <div>
          <dt>{say(state === 'paid' ? 'qr.amountPaid' : 'qr.amount')}</dt>
          <dd>
            <Price value={amount} />
          </dd>
        </div>
        <div>
          <dt>{say('qr.number')}</dt>
          <dd>{number}</dd>
        </div>
        {state === 'waiting' && (
          <div>
            <dt>{say('qr.timeLeft')}</dt>
            <dd>
              <Countdown until={until} now={now} label={say('qr.timeLeft')} {...(onExpire ? { onEnd: onExpire } : {})} />
            </dd>
          </div>
        )}
      </dl>
    </Root>
  );
}

/** Says where the payment stands when that changes: who scans a code is not looking at the page. */
function useSaidChange(state: QrState, title: string) {
  const announce = useAnnounce();
  const said = useRef(state);
  useEffect(() => {
    if (said.current === state) return;
    said.current = state;
    announce(title, state === 'failed' ? 'assertive' : 'polite');
  }, [state, title, announce]);
}

function Retry({ href, onRetry }: { href: string | undefined; onRetry: (() => void) | undefined }) {
  const say = useUiText();
  if (!href && !onRetry) return null;
  return (
    <Button variant="contained" {...(href ? { href } : { type: 'button', onClick: onRetry })}>
      {say('qr.retry')}
    </Button>
  );
}
