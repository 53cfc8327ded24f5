import { Image, Price, RowList, styled, UiLink } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { type OrderSummary, stateKey } from '../order.ts';
import type { OrderAction } from '../order-actions.ts';
import { orderHref } from '../order-links.ts';
import { OrderActionBar } from './order-action-bar.tsx';
import { PayBefore } from './pay-before.tsx';

const Row = styled('article')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: `${theme.mall.size.thumbSmall} minmax(0, 1fr)`,
  alignItems: 'center',
  gap: theme.spacing(1.5, 2),
  '& h3, & p': { margin: 0, overflowWrap: 'anywhere' },
  '& h3': theme.typography.subtitle2,
  '& p': { ...theme.typography.caption, color: theme.vars.palette.roles.inkSoft },
  '& [data-urgent], & [role="timer"]': { color: theme.vars.palette.roles.accent },
  '& > .actions': { gridColumn: 2, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.spacing(1, 2.5) },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: `${theme.mall.size.thumbSmall} minmax(0, 1fr) auto`,
    '& > .actions': { gridColumn: 3, justifyContent: 'end' },
  },
}));

/** Actions available only on the order's page, not in the overview. */
const without: ReadonlySet<OrderAction> = new Set([
  ...(['cancel', 'remind', 'followUp', 'applyAfterSale', 'viewAfterSale', 'invoice', 'buyAgain', 'remove'] as const),
]);
const withoutParcel: ReadonlySet<OrderAction> = new Set([...without, 'track']);
/** Several orders may wait: only the payment button is filled. */
const filled: ReadonlySet<OrderAction> = new Set(['pay']);

interface WaitingOrdersProps {
  readonly orders: readonly OrderSummary[];
  readonly serverTime: string | undefined;
  readonly label: string;
  readonly idempotencyKey: string;
}

/** Renders the orders that need an action of their customer, each with that action. */
export function WaitingOrders({ orders, serverTime, label, idempotencyKey }: WaitingOrdersProps) {
  return (
    <RowList label={label}>
      {orders.map((order) => (
        <WaitingOrder key={order.id} order={order} serverTime={serverTime} idempotencyKey={idempotencyKey} />
      ))}
    </RowList>
  );
}

function WaitingOrder({
  order,
  serverTime,
  idempotencyKey,
}: Pick<WaitingOrdersProps, 'serverTime' | 'idempotencyKey'> & { order: OrderSummary }) {
  const { t } = useTranslation('orders');
  const { id, state, lines, total, expiresAt } = order;
  const [first] = lines;
  const isUnpaid = state === 'unpaid';
  return (
    <Row>
      <Image alt="" sizes="72px" ratio={4 / 5} {...(first && { src: first.image })} />
      <div>
        <p {...(isUnpaid && { 'data-urgent': true })}>{t(order.writing === 'review' ? 'tabs.toReview' : `state.${stateKey(order)}`)}</p>
        <h3>
          <UiLink look="quiet" href={orderHref(id)}>
            {lines.length > 1 ? t('waiting.andMore', { product: first?.title, count: lines.length - 1 }) : first?.title}
          </UiLink>
        </h3>
        {isUnpaid && (
          <p>
            <Price value={total} size="small" />
          </p>
        )}
        {isUnpaid && expiresAt && serverTime && (
          <p>
            <PayBefore expiresAt={expiresAt} serverTime={serverTime} />
          </p>
        )}
      </div>
      <div className="actions">
        <OrderActionBar
          order={order}
          idempotencyKey={idempotencyKey}
          without={order.writing ? withoutParcel : without}
          filled={filled}
          size="small"
        />
      </div>
    </Row>
  );
}
