import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFetcher, useRevalidator } from 'react-router-dom';
import { useChargePaid } from '#app/shared/charge/use-charge-paid.ts';
import { idempotencyField } from '#app/shared/idempotency-key.tsx';
import type { PaymentMethod } from '#app/shared/payment-methods.ts';
import { type MembershipOffer, type MembershipOrder, type PurchaseOutcome, purchaseIntents } from '../offer.ts';

interface Attempt {
  /** The id that responses refer to; cleared when the request is abandoned. */
  readonly id: string;
  readonly method: PaymentMethod;
}

interface PurchaseProps {
  readonly offer: MembershipOffer;
  readonly idempotencyKey: string;
  /** The address that orders and payments are submitted to. */
  readonly action: string;
}

/** Manages one purchase at a time: first its order, then its payment. Responses to an abandoned purchase are ignored. */
export function usePurchase({ offer, idempotencyKey, action }: PurchaseProps) {
  const { t } = useTranslation('membership');
  const [wish, setWish] = useState<Attempt>();
  const [expired, setExpired] = useState(false);
  const ordering = useFetcher<PurchaseOutcome>();
  const paying = useFetcher<PurchaseOutcome>();
  const outcome = ordering.data?.wish === wish?.id ? ordering.data : undefined;
  const money = paying.data?.wish === wish?.id ? paying.data : undefined;
  const { order, code } = outcome?.kind === 'ordered' ? outcome : {};
  const scanned = useScanned(code && !expired ? order?.number : undefined);
  const refusal = money ?? outcome;

  function start(method: PaymentMethod) {
    const id = String(Date.now());
    setWish({ id, method });
    setExpired(false);
    void ordering.submit(
      {
        intent: purchaseIntents.order,
        wish: id,
        memberType: offer.plan,
        coupon: offer.coupon,
        method,
        amount: offer.amounts.payable,
        title: t('purchase.title'),
        [idempotencyField]: idempotencyKey,
      },
      { method: 'post', action },
    );
  }
  function pay({ number, amount }: MembershipOrder, password: string) {
    if (!wish) return;
    void paying.submit(
      { intent: purchaseIntents.pay, wish: wish.id, order: number, amount, password, [idempotencyField]: idempotencyKey },
      { method: 'post', action },
    );
  }
  return {
    order,
    code,
    /** True when the code has expired. */
    expired,
    paid: scanned || money?.kind === 'paid',
    refusal: refusal?.kind === 'refused' ? refusal : undefined,
    ordering: ordering.state !== 'idle' && wish !== undefined && !outcome,
    paying: paying.state !== 'idle',
    start,
    pay,
    /** Abandons the current purchase: another method or plan is chosen, or the password dialog is closed. */
    stop: () => setWish(undefined),
    expire: () => setExpired(true),
    /** Requests a new code. */
    again: () => wish && start(wish.method),
  };
}

/** Returns true once the order has been paid by its QR code. */
function useScanned(number: string | undefined): boolean {
  const { revalidate } = useRevalidator();
  const paid = useChargePaid(number);
  useEffect(() => {
    // Updates the header and the page with the new membership.
    if (paid) void revalidate();
  }, [paid, revalidate]);
  return paid;
}
