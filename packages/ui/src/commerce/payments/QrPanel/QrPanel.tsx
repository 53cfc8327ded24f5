import Button from '@mui/material/Button';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useAnnounce } from '../../../feedback/Announcer/Announcer.tsx';
import { useUiText } from '../../../i18n/useUiText.ts';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { UiLink } from '../../../primitives/UiLink/UiLink.tsx';
import type { RootProps } from '../../../styles/rootProps.ts';
import { styled } from '../../../styles/styled.ts';
import { Price } from '../../catalog/Price/Price.tsx';
import { Countdown } from '../../flash-sale/Countdown/Countdown.tsx';

/** State of a payment by QR code: pending, received, expired, or failed. */
export type QrState = 'waiting' | 'paid' | 'expired' | 'failed';

/** Props of {@link QrPanel}. */
export interface QrPanelProps extends RootProps<'section'> {
  /** QR code: an image or an svg with its own quiet zone; it fills its square. */
  code: ReactNode;
  /** State of the payment; a change is announced to screen readers. */
  state: QrState;
  /** Amount to pay, a decimal string. */
  amount: string;
  /** Transaction number. */
  number: string;
  /** Expiry of the code on the server's clock, as ISO 8601. */
  until: string;
  /** Time on the server's clock when the page was rendered, as ISO 8601. */
  now: string;
  /** Name of the app that scans the code: `Alipay`; omitted, the panel names none. */
  app?: string;
  /** URL encoded in the code, for shoppers who cannot scan it. */
  href: string;
  /** `small` in a dialog. @default 'medium' */
  size?: 'small' | 'medium';
  /** Level of the title's heading on the page. @default 2 */
  level?: 1 | 2 | 3;
  /** Called once when the code expires while the payment is pending. */
  onExpire?: () => void;
  /** Requests a new code; without it and without `retryHref` none is offered. */
  onRetry?: () => void;
  /** URL that requests a new code, for pages without JavaScript. */
  retryHref?: string;
}

const Root = styled('section')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.spacing(3),
  textAlign: 'center',
  '& p, & h1, & h2, & h3': { margin: 0 },
  '& h1, & h2, & h3': theme.typography.h3,
  '& > .head': { display: 'grid', gap: theme.spacing(0.5), maxWidth: theme.mall.size.form },
  '& > .head p': { ...theme.typography.body2, color: theme.vars.palette.roles.inkSoft },
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
  borderRadius: theme.mall.radius.small,
  '& > :is(img, svg, canvas)': { display: 'block', width: '100%', height: '100%' },
  '& > .veil': {
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    color: theme.vars.palette.roles.accent,
    backgroundColor: theme.vars.palette.roles.accentVeil,
  },
  '& > .veil[data-paid]': { color: theme.vars.palette.roles.primary, backgroundColor: theme.vars.palette.roles.primaryVeil },
  '& > .veil svg': { width: theme.spacing(5), height: theme.spacing(5) },
}));

const texts = {
  waiting: ['qr.waiting', 'qr.waitingText'],
  paid: ['qr.paid', 'qr.paidText'],
  expired: ['qr.expired', 'qr.expiredText'],
  failed: ['qr.failed', 'qr.failedText'],
} as const;

const appTexts = ['qr.waitingApp', 'qr.waitingAppText'] as const;

/** Shows a QR code to pay with a phone: the amount, the time left, and the result, which is also announced to screen readers. */
export function QrPanel(props: QrPanelProps) {
  const { code, state, amount, number, until, now, app, href, size = 'medium', level = 2, onExpire, onRetry, retryHref, ...root } = props;
  const t = useUiText('ui-deferred');
  const id = useId();
  const [titleKey, textKey] = state === 'waiting' && app !== undefined ? appTexts : texts[state];
  const [title, text] = [t(titleKey, { app: app ?? '' }), t(textKey, { app: app ?? '' })];
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
      {state === 'waiting' && <UiLink href={href}>{t('qr.link')}</UiLink>}
      {(state === 'expired' || state === 'failed') && <Retry href={retryHref} onRetry={onRetry} />}
      <dl>
        <div>
          <dt>{t(state === 'paid' ? 'qr.amountPaid' : 'qr.amount')}</dt>
          <dd>
            <Price value={amount} />
          </dd>
        </div>
        <div>
          <dt>{t('qr.number')}</dt>
          <dd>{number}</dd>
        </div>
        {state === 'waiting' && (
          <div>
            <dt>{t('qr.timeLeft')}</dt>
            <dd>
              <Countdown until={until} now={now} label={t('qr.timeLeft')} {...(onExpire ? { onEnd: onExpire } : {})} />
            </dd>
          </div>
        )}
      </dl>
    </Root>
  );
}

/** Announces a change of the payment's state: a shopper who scans a code does not watch the page. */
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
  const t = useUiText('ui-deferred');
  if (!href && !onRetry) return null;
  return (
    <Button variant="contained" {...(href ? { href } : { type: 'button', onClick: onRetry })}>
      {t('qr.retry')}
    </Button>
  );
}
