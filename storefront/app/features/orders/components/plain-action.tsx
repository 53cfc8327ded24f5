import { BusyButton } from '@mall/ui';
import { Form, useNavigation } from 'react-router-dom';
import { IdempotencyKey } from '#app/shared/idempotency-key.tsx';
import type { OrderIntent } from '../order.ts';

interface PlainActionProps {
  readonly intent: OrderIntent;
  readonly orderId: number;
  readonly text: string;
  /** True when the action is already done and cannot be repeated. @default false */
  readonly isDone?: boolean;
  readonly idempotencyKey: string;
  readonly variant: 'contained' | 'outlined' | 'text';
  readonly size: 'small' | 'medium';
}

/** Renders a button that runs an action on an order without confirmation. */
export function PlainAction({ intent, orderId, text, isDone = false, idempotencyKey, variant, size }: PlainActionProps) {
  const { formData } = useNavigation();
  const isSent = formData?.get('order_id') === String(orderId) && formData.get('intent') === intent;
  return (
    <Form method="post" preventScrollReset replace>
      <IdempotencyKey value={idempotencyKey} />
      <input type="hidden" name="order_id" value={orderId} />
      <BusyButton
        type="submit"
        name="intent"
        value={intent}
        variant={variant}
        {...(variant === 'text' && { color: 'inherit' })}
        size={size}
        disabled={isDone}
        pending={isSent}
      >
        {text}
      </BusyButton>
    </Form>
  );
}
