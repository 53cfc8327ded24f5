import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Form, Link, useNavigation } from 'react-router-dom';
import { IdempotencyKey } from '#app/shared/idempotency-key.tsx';
import { deedsOf, type OrderSummary } from '../order.ts';
import { AskedDeed } from './asked-deed.tsx';

interface OrderDeedsProps {
  readonly order: OrderSummary;
  readonly idempotencyKey: string;
  /** Pages of what is done elsewhere; what the page itself shows is left out. */
  readonly hrefs: { readonly pay: string; readonly reviewing: string; readonly parcels?: string; readonly pickup?: string };
  /** @default 'medium' */
  readonly size?: 'small' | 'medium';
}

/** Everything its customer can do with an order where it stands, the next step last. */
export function OrderDeeds({ order, idempotencyKey, hrefs, size = 'medium' }: OrderDeedsProps) {
  const { t } = useTranslation('orders');
  const { id, state } = order;
  const deeds = deedsOf(order);
  const asked = { orderId: id, isPaid: state === 'paid', idempotencyKey, size };
  const link = (to: string, text: string, variant: 'contained' | 'outlined') => (
    <Button component={Link} to={to} variant={variant} size={size}>
      {text}
    </Button>
  );
  return (
    <>
      {deeds.has('remove') && <AskedDeed deed="remove" {...asked} />}
      {deeds.has('cancel') && <AskedDeed deed="cancel" {...asked} />}
      {deeds.has('remind') && <Remind order={order} idempotencyKey={idempotencyKey} size={size} />}
      {order.hasParcel && hrefs.parcels !== undefined && link(hrefs.parcels, t('parcels'), 'outlined')}
      {order.writing && link(hrefs.reviewing, t(`write.${order.writing}`), 'outlined')}
      {deeds.has('confirm') && <AskedDeed deed="confirm" {...asked} />}
      {order.isPickup && state === 'shipped' && hrefs.pickup !== undefined && link(hrefs.pickup, t('pickup.show'), 'contained')}
      {state === 'unpaid' && link(hrefs.pay, t('payNow'), 'contained')}
    </>
  );
}

/** Reminds the shops to ship; once is enough for a day. */
function Remind({ order: { id, isReminded }, idempotencyKey, size }: Pick<OrderDeedsProps, 'order' | 'idempotencyKey' | 'size'>) {
  const { t } = useTranslation('orders');
  const { formData } = useNavigation();
  const isSent = formData?.get('order_id') === String(id) && formData.get('intent') === 'remind';
  return (
    <Form method="post" preventScrollReset replace>
      <IdempotencyKey value={`${idempotencyKey}:remind:${id}`} />
      <input type="hidden" name="order_id" value={id} />
      <Button type="submit" name="intent" value="remind" variant="outlined" {...(size && { size })} disabled={isReminded} loading={isSent}>
        {t(isReminded ? 'deeds.remind.again' : 'deeds.remind.submit')}
      </Button>
    </Form>
  );
}
