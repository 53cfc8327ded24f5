import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { OrderSummary } from '../order.ts';
import { actionsOf, type OrderAction } from '../order-actions.ts';
import { linksOf } from '../order-links.ts';
import { ConfirmedAction } from './confirmed-action.tsx';
import { PlainAction } from './plain-action.tsx';

interface OrderActionBarProps {
  readonly order: OrderSummary;
  readonly idempotencyKey: string;
  /** Actions that the page shows elsewhere. */
  readonly without?: ReadonlySet<OrderAction>;
  /** Next steps with a filled button. @default those the order waits for */
  readonly filled?: ReadonlySet<OrderAction>;
  /** @default 'medium' */
  readonly size?: 'small' | 'medium';
}

/** The next step is a filled button when the order waits for the customer; the other actions are less prominent. */
const waitedFor: ReadonlySet<OrderAction> = new Set(['pay', 'confirm', 'pickupCode']);

/** Renders all actions available in the order's state, with the next step last. */
export function OrderActionBar({ order, idempotencyKey, without, filled = waitedFor, size = 'medium' }: OrderActionBarProps) {
  const [primary, ...others] = actionsOf(order).filter((action) => !without?.has(action));
  const shared = { order, idempotencyKey, size };
  return (
    <>
      {others.map((action) => (
        <ActionButton key={action} action={action} variant="text" {...shared} />
      ))}
      {primary && (
        <div data-primary>
          <ActionButton key={primary} action={primary} variant={filled.has(primary) ? 'contained' : 'outlined'} {...shared} />
        </div>
      )}
    </>
  );
}

interface ActionButtonProps extends Required<Pick<OrderActionBarProps, 'order' | 'idempotencyKey' | 'size'>> {
  readonly action: OrderAction;
  readonly variant: 'contained' | 'outlined' | 'text';
}

function ActionButton({ action, order, variant, idempotencyKey, size }: ActionButtonProps) {
  const { t } = useTranslation('orders');
  const form = { orderId: order.id, idempotencyKey: `${idempotencyKey}:${action}:${order.id}`, variant, size };
  switch (action) {
    case 'cancel':
    case 'remove':
    case 'confirm':
      return <ConfirmedAction intent={action} isPaid={order.state === 'paid'} {...form} />;
    case 'remind':
      return (
        <PlainAction
          intent={action}
          text={t(order.isReminded ? 'intents.remind.again' : 'intents.remind.submit')}
          isDone={order.isReminded}
          {...form}
        />
      );
    case 'buyAgain':
      // Each page load has a new key, so that another press buys again.
      return <PlainAction key={idempotencyKey} intent={action} text={t('actions.buyAgain')} {...form} />;
    default:
      return (
        <Button
          component={Link}
          to={linksOf(order)[action]}
          variant={variant}
          {...(variant === 'text' && { color: 'inherit' })}
          size={size}
        >
          {t(`actions.${action}`)}
        </Button>
      );
  }
}
