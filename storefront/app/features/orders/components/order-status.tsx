import { Countdown, Icon, type IconName } from '@mall/ui';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useDateTime } from '#app/shared/format/use-date-time.ts';
import { deedsOf, type OrderDetails, type OrderState, stateKey } from '../order.ts';
import { OrderDeeds } from './order-deeds.tsx';

const Block = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: theme.spacing(2.5),
  rowGap: theme.spacing(2.5),
  padding: theme.spacing(3, 2.5),
  backgroundColor: theme.vars.palette.roles.sunken,
  borderRadius: theme.mall.radius.card,
  [theme.breakpoints.up('md')]: { padding: theme.spacing(4) },
  '& p': { margin: 0, marginBlockStart: theme.spacing(0.5) },
  '& .mark': {
    display: 'grid',
    placeItems: 'center',
    width: theme.spacing(5),
    height: theme.spacing(5),
    borderRadius: theme.mall.radius.pill,
    color: theme.vars.palette.roles.green,
    backgroundColor: theme.vars.palette.roles.greenVeil,
  },
  '& .mark[data-wants]': { color: theme.vars.palette.roles.clay, backgroundColor: theme.vars.palette.roles.clayVeil },
  '& [role="timer"]': { ...theme.typography.subtitle2, color: theme.vars.palette.roles.clay, fontVariantNumeric: 'tabular-nums' },
  '& .buttons': { gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1.5) },
  [theme.breakpoints.up('sm')]: { '& .buttons': { gridColumn: 2 } },
}));

/** Only what asks for the customer's attention is marked in clay. */
const marks: Readonly<Record<OrderState, { readonly icon: IconName; readonly wants?: true }>> = {
  unpaid: { icon: 'clock', wants: true },
  paid: { icon: 'bag' },
  shipped: { icon: 'bag' },
  toReview: { icon: 'check' },
  received: { icon: 'check' },
  reviewed: { icon: 'check' },
  completed: { icon: 'check' },
  returned: { icon: 'info', wants: true },
  invalid: { icon: 'info', wants: true },
  closed: { icon: 'info', wants: true },
};

interface OrderStatusProps {
  readonly order: OrderDetails;
  readonly idempotencyKey: string;
  readonly hrefs: { readonly pay: string; readonly reviewing: string };
}

/** Where the order stands, what happens next, and what can be done about it. */
export function OrderStatus({ order, idempotencyKey, hrefs }: OrderStatusProps) {
  const { t } = useTranslation('orders');
  const { state, expiresAt, serverTime, paidAt, parts } = order;
  const isRefunded = state === 'closed' && paidAt !== undefined;
  return (
    <Block>
      <span className="mark" data-wants={marks[state].wants}>
        <Icon name={marks[state].icon} />
      </span>
      <div>
        <Typography variant="h3" component="h2">
          {t(`state.${stateKey(order)}`)}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {t(isRefunded ? 'next.refunded' : `next.${stateKey(order)}`)}
        </Typography>
        {state === 'unpaid' && expiresAt && serverTime && <PayBefore expiresAt={expiresAt} serverTime={serverTime} />}
      </div>
      {/* What became an order of each shop is acted on there. */}
      {parts.length === 0 && (deedsOf(order).size > 0 || state === 'unpaid' || order.writing) && (
        <div className="buttons">
          <OrderDeeds order={order} idempotencyKey={idempotencyKey} hrefs={hrefs} />
        </div>
      )}
    </Block>
  );
}

/** Until when it must be paid; the running clock only where there is a script to run it. */
function PayBefore({ expiresAt, serverTime }: { expiresAt: string; serverTime: string }) {
  const { t } = useTranslation('orders');
  const { minute } = useDateTime();
  return (
    <Typography variant="body2">
      {t('payBefore', { moment: minute(expiresAt) })} <Countdown until={expiresAt} now={serverTime} label={t('timeLeft')} />
    </Typography>
  );
}
