import { Icon, type IconName, styled } from '@mall/ui';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { type OrderDetails, type OrderState, stateKey } from '../order.ts';
import { actionsOf, type OrderAction } from '../order-actions.ts';
import { OrderActionBar } from './order-action-bar.tsx';
import { PayBefore } from './pay-before.tsx';

const Block = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: theme.spacing(2.5),
  rowGap: theme.spacing(2.5),
  padding: theme.spacing(3, 2.5),
  backgroundColor: theme.vars.palette.roles.sunken,
  borderRadius: theme.mall.radius.card,
  [theme.breakpoints.up('md')]: { padding: theme.spacing(4) },
  '@media print': { display: 'block', padding: 0 },
  '& p': { margin: 0, marginBlockStart: theme.spacing(0.5) },
  '& > .mark': {
    display: 'grid',
    placeItems: 'center',
    width: theme.spacing(5),
    height: theme.spacing(5),
    borderRadius: theme.mall.radius.pill,
    color: theme.vars.palette.roles.primary,
    backgroundColor: theme.vars.palette.roles.primaryVeil,
  },
  '& > .mark[data-wants]': { color: theme.vars.palette.roles.accent, backgroundColor: theme.vars.palette.roles.accentVeil },
  '& [role="timer"]': { ...theme.typography.subtitle2, color: theme.vars.palette.roles.accent, fontVariantNumeric: 'tabular-nums' },
  '& > .buttons': {
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    flexDirection: 'row-reverse',
    justifyContent: 'flex-end',
    gap: theme.spacing(1, 3),
  },
  [theme.breakpoints.up('sm')]: { '& > .buttons': { gridColumn: 2 } },
}));

/** The accent color marks only states that need the customer's attention. */
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
}

/** Actions shown elsewhere on the page: parcels, pickup code and invoice in their sections, after-sales next to each line. */
const elsewhere: readonly OrderAction[] = ['track', 'pickupCode', 'viewAfterSale', 'invoice'];

/** Renders the order's state, the next step, and the actions. */
export function OrderStatus({ order, idempotencyKey }: OrderStatusProps) {
  const { t } = useTranslation('orders');
  const { state, expiresAt, serverTime, paidAt, parts, lines, isPickup } = order;
  const isRefunded = state === 'closed' && paidAt !== undefined;
  // A single line has its own link; several lines can share one request.
  const isBatch = !isPickup && lines.filter(({ afterSale }) => afterSale === 'apply').length > 1;
  const without = new Set<OrderAction>(isBatch ? elsewhere : [...elsewhere, 'applyAfterSale']);
  const hasActions = actionsOf(order).some((action) => !without.has(action));
  return (
    <Block>
      <span className="mark" data-print="hide" data-wants={marks[state].wants}>
        <Icon name={marks[state].icon} />
      </span>
      <div>
        <Typography variant="h3" component="h2">
          {t(`state.${stateKey(order)}`)}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {t(isRefunded ? 'next.refunded' : `next.${stateKey(order)}`)}
        </Typography>
        {state === 'unpaid' && expiresAt && serverTime && (
          <Typography variant="body2">
            <PayBefore expiresAt={expiresAt} serverTime={serverTime} />
          </Typography>
        )}
      </div>
      {/* An order split by shop has its actions on the parts. */}
      {parts.length === 0 && hasActions && (
        <div className="buttons" data-print="hide">
          <OrderActionBar order={order} idempotencyKey={idempotencyKey} without={without} />
        </div>
      )}
    </Block>
  );
}
