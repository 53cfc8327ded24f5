import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFetcher, useRevalidator } from 'react-router-dom';
import { useChargePaid } from '#app/shared/charge/use-charge-paid.ts';
import { idempotencyField } from '#app/shared/idempotency-key.tsx';
import { type MembershipOffer, type MembershipOrder, type PayType, type PurchaseOutcome, purchaseIntents } from '../offer.ts';

interface Attempt {
  /** What answers to it name; one that was given up has none. */
  readonly id: string;
  readonly type: PayType;
}

interface PurchaseProps {
  readonly offer: MembershipOffer;
  readonly idempotencyKey: string;
  /** Where orders and payments are sent. */
  readonly action: string;
}

/** One purchase at a time: its order, then its money. What was given up leaves no trace: answers to it are no longer looked at. */
export function usePurchase({ offer, idempotencyKey, action }: PurchaseProps) {
  const { t } = useTranslation('membership');
  const [wish, setWish] = useState<Attempt>();
  const [expired, setExpired] = useState(false);
  const ordering = useFetcher<PurchaseOutcome>();
  const paying = useFetcher<PurchaseOutcome>();
  const answer = ordering.data?.wish === wish?.id ? ordering.data : undefined;
  const money = paying.data?.wish === wish?.id ? paying.data : undefined;
  const { order, code } = answer?.kind === 'ordered' ? answer : {};
  const scanned = useScanned(code && !expired ? order?.number : undefined);
  const refusal = money ?? answer;

  function start(type: PayType) {
    const id = String(Date.now());
    setWish({ id, type });
    setExpired(false);
    void ordering.submit(
      {
        ...{ intent: purchaseIntents.order, wish: id, memberType: offer.plan, coupon: offer.coupon, type },
        ...{ amount: offer.amounts.payable, title: t('purchase.title'), [idempotencyField]: idempotencyKey },
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
    /** The code's time is over. */
    expired,
    paid: scanned || money?.kind === 'paid',
    refusal: refusal?.kind === 'refused' ? refusal : undefined,
    ordering: ordering.state !== 'idle' && wish !== undefined && !answer,
    paying: paying.state !== 'idle',
    start,
    pay,
    /** Lets go of what was begun: another method, another plan, or the password is not wanted. */
    stop: () => setWish(undefined),
    expire: () => setExpired(true),
    /** Asks for a code once more. */
    again: () => wish && start(wish.type),
  };
}

/** Whether the order has been paid by its QR code since. */
function useScanned(number: string | undefined): boolean {
  const { revalidate } = useRevalidator();
  const paid = useChargePaid(number);
  useEffect(() => {
    // Header and page know the member from now on.
    if (paid) void revalidate();
  }, [paid, revalidate]);
  return paid;
}
