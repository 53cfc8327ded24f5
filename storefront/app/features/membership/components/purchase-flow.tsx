import { MembershipDialog } from '@mall/ui/overlays/MembershipDialog';
import { PaymentPasswordDialog } from '@mall/ui/overlays/PaymentPasswordDialog';
import { PaymentSuccessDialog } from '@mall/ui/overlays/PaymentSuccessDialog';
import { SetPaymentPasswordDialog } from '@mall/ui/overlays/SetPaymentPasswordDialog';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDateTime } from '#app/shared/format/use-date-time.ts';
import { readPaymentMethod } from '#app/shared/payment-methods.ts';
import { QrCode } from '#app/shared/qr-code/qr-code.tsx';
import type { MembershipOffer } from '../offer.ts';
import { agreementOf } from './agreement.tsx';
import { usePurchase } from './use-purchase.ts';
import { usePurchaseTexts } from './use-purchase-texts.ts';

/** Props of {@link PurchaseFlow}. */
export interface PurchaseFlowProps {
  readonly offer: MembershipOffer;
  /** True when a member renews. */
  readonly renews: boolean;
  /** True while another offer is loading. */
  readonly pending: boolean;
  /** The key for this rendering of the offer. */
  readonly idempotencyKey: string;
  readonly hrefs: { readonly self: string; readonly security: string; readonly home: string };
  /** Loads the offer with another plan or coupon. */
  readonly onChoose: (choice: { readonly plan: string; readonly coupon: string }) => void;
  readonly onClose: () => void;
}

/** Renders the purchase of a new or renewed membership in dialogs: selection, payment password or QR code, and confirmation. */
export function PurchaseFlow({ offer, renews, pending, idempotencyKey, hrefs, onChoose, onClose }: PurchaseFlowProps) {
  const { t } = useTranslation('membership');
  const { day } = useDateTime();
  const [choice, setChoice] = useState({ plan: offer.plan, coupon: offer.coupon, method: offer.method as string });
  const [passwordMissing, setPasswordMissing] = useState(false);
  const purchase = usePurchase({ offer, idempotencyKey, action: hrefs.self });
  const { order, code, paid } = purchase;
  const texts = usePurchaseTexts(purchase.refusal);

  if (order && paid) {
    return (
      <PaymentSuccessDialog
        open
        onClose={onClose}
        orderNumber={order.number}
        amount={order.amount}
        homeHref={hrefs.home}
        details={[
          { label: t('purchase.plan'), value: order.plan },
          ...(order.endsAt === undefined ? [] : [{ label: t('purchase.until'), value: day(order.endsAt) }]),
        ]}
      />
    );
  }
  return (
    <>
      <MembershipDialog
        open
        onClose={onClose}
        renews={renews}
        plans={offer.plans}
        coupons={offer.coupons}
        methods={offer.methods.map((id) => ({ id, label: t(`purchase.methods.${id}`) }))}
        choice={choice}
        onChoose={(next) => {
          purchase.stop();
          setChoice(next);
          if (next.plan !== choice.plan || next.coupon !== choice.coupon) onChoose(next);
        }}
        amounts={offer.amounts}
        balance={offer.balance}
        hasPaymentPassword={offer.hasPaymentPassword}
        agreement={agreementOf(offer.agreement)}
        onPay={({ method }) => purchase.start(readPaymentMethod(method) ?? 'wallet')}
        onPasswordMissing={() => setPasswordMissing(true)}
        pending={pending || purchase.ordering}
        {...(texts.fault === undefined ? {} : { fault: texts.fault })}
        {...(order && code
          ? {
              qr: {
                code: <QrCode image={code.image} label={t('purchase.code')} />,
                state: purchase.expired ? 'expired' : 'waiting',
                amount: order.amount,
                number: order.number,
                app: t(`purchase.methods.${readPaymentMethod(choice.method) ?? 'wallet'}`),
                until: code.until,
                now: code.serverTime,
                href: code.href,
                onExpire: purchase.expire,
                onRetry: purchase.again,
              },
            }
          : {})}
      />
      {order && !code && (
        <PaymentPasswordDialog
          open
          onClose={purchase.stop}
          amount={order.amount}
          action={hrefs.self}
          pending={purchase.paying}
          errors={texts.errors}
          onSubmit={({ password }) => purchase.pay(order, password)}
          forgotHref={hrefs.security}
        />
      )}
      <SetPaymentPasswordDialog open={passwordMissing} onClose={() => setPasswordMissing(false)} href={hrefs.security} />
    </>
  );
}
