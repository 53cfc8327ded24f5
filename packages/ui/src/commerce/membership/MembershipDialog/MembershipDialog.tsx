import { useState } from 'react';
import { Notice } from '../../../feedback/Notice/Notice.tsx';
import { NativeSelect } from '../../../fields/NativeSelect/NativeSelect.tsx';
import type { Agreement } from '../../../forms/shared/agreement.ts';
import { useUiText } from '../../../i18n/useUiText.ts';
import { Dialog, type DialogProps } from '../../../overlays/Dialog/Dialog.tsx';
import { BusyButton } from '../../../primitives/BusyButton/BusyButton.tsx';
import { styled } from '../../../styles/styled.ts';
import { useMoney } from '../../catalog/Price/useMoney.ts';
import { TotalsBlock } from '../../checkout/TotalsBlock/TotalsBlock.tsx';
import { type PaymentMethod, PaymentMethodTiles } from '../../payments/PaymentMethodTiles/PaymentMethodTiles.tsx';
import { QrPanel, type QrPanelProps } from '../../payments/QrPanel/QrPanel.tsx';
import { type MembershipPlan, MembershipPlans } from '../MembershipPlans/MembershipPlans.tsx';
import { AgreementTick } from './AgreementTick.tsx';
import { refusalOf, walletMethod } from './refusal.ts';

/** Choices of a shopper for a membership. */
export interface MembershipChoice {
  /** Id of the plan. */
  readonly plan: string;
  /** Id of the coupon; '' for none. */
  readonly coupon: string;
  /** Id of the payment method. */
  readonly method: string;
}

/** Props of {@link MembershipDialog}. */
export interface MembershipDialogProps extends Pick<DialogProps, 'open' | 'ref' | 'className' | 'sx'> {
  /** Called on close; the caller resets the method to the balance and stops polling the payment of a code. */
  onClose: () => void;
  /** The shopper renews a membership. @default false */
  renews?: boolean;
  /** Available plans. */
  plans: readonly MembershipPlan[];
  /** Coupons that apply to memberships. */
  coupons: readonly { readonly id: string; readonly name: string }[];
  /** Payment methods; `wallet` charges the balance, the others show a QR code. */
  methods: readonly PaymentMethod[];
  /** Current choice. */
  choice: MembershipChoice;
  /** Called at each change of the choice: the amounts must be updated, and a displayed code is no longer valid. */
  onChoose: (choice: MembershipChoice) => void;
  /** Price before and after the coupon, decimal strings calculated by the server. */
  amounts: { readonly total: string; readonly saved?: string; readonly payable: string };
  /** Balance, a decimal string. */
  balance: string;
  /** Whether a payment password is set, which payment by balance requires. */
  hasPaymentPassword: boolean;
  /** Agreement to accept. */
  agreement: Agreement;
  /** Pays: the page requests the payment password, or a code to show. */
  onPay: (choice: MembershipChoice) => void;
  /** Called when the balance is selected but no payment password is set. */
  onPasswordMissing: () => void;
  /** QR code of a pending payment. */
  qr?: Omit<QrPanelProps, 'size' | 'level' | 'ref' | 'className' | 'sx'>;
  /** Error message from the shop. */
  fault?: string;
  /** The payment is in progress. @default false */
  pending?: boolean;
}

const Parts = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(4), '& > *': { minWidth: 0 } }));

/** Sells or renews a membership: plan, coupon, payment method, agreement, amounts, and a QR code where the method needs one. */
export function MembershipDialog({ open, onClose, renews = false, ref, className, sx, ...purchase }: MembershipDialogProps) {
  const t = useUiText('ui-deferred');
  return (
    <Dialog
      {...{ open, onClose, ref, className, sx }}
      title={t(renews ? 'membershipDialog.renew' : 'membershipDialog.open')}
      width="wide"
      pending={purchase.pending ?? false}
    >
      <Purchase {...purchase} />
    </Dialog>
  );
}

/** Scrolls a code that appears at the bottom of the sheet into view, so that it can be scanned. */
const intoSight = (panel: HTMLElement | null) => panel?.scrollIntoView({ block: 'nearest' });

/** Renders the content of the dialog; its agreement and warning are reset when it closes. */
function Purchase(props: Omit<MembershipDialogProps, 'open' | 'onClose' | 'renews' | 'ref' | 'className' | 'sx'>) {
  const { plans, coupons, methods, choice, onChoose, amounts, balance, hasPaymentPassword } = props;
  const { agreement, onPay, onPasswordMissing, qr, fault, pending = false } = props;
  const t = useUiText('ui-deferred');
  const money = useMoney();
  const [agreed, setAgreed] = useState(false);
  const [warning, setWarning] = useState<string>();
  const texts = {
    agreement: t('membershipDialog.unticked', { title: agreement.title }),
    balance: t('membershipDialog.shortBalance'),
  };

  const pay = (next: MembershipChoice) => {
    const refusal = refusalOf({ agreed, method: next.method, hasPaymentPassword, balance, payable: amounts.payable });
    setWarning(refusal === 'agreement' || refusal === 'balance' ? texts[refusal] : undefined);
    // Paying without the agreement resets the payment method to the balance (specification §5).
    if (refusal === 'agreement') onChoose({ ...next, method: walletMethod });
    else if (refusal === 'paymentPassword') onPasswordMissing();
    else if (refusal === undefined) onPay(next);
  };
  const choose = (change: Partial<MembershipChoice>) => {
    const next = { ...choice, ...change };
    setWarning(undefined);
    onChoose(next);
    // Selecting a method shows its code immediately when the agreement is accepted; otherwise the pay button does.
    if (agreed && change.method !== undefined && change.method !== walletMethod) pay(next);
  };
  const said = warning ?? fault;
  return (
    <Parts>
      <MembershipPlans plans={plans} value={choice.plan} onChange={(plan) => choose({ plan, coupon: '' })} />
      {coupons.length > 0 && (
        <NativeSelect
          label={t('membershipDialog.coupon')}
          value={choice.coupon}
          onChange={({ target }) => choose({ coupon: target.value })}
        >
          <option value="">{t('membershipDialog.noCoupon')}</option>
          {coupons.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </NativeSelect>
      )}
      <PaymentMethodTiles
        methods={methods.map((method) =>
          method.id === walletMethod ? { ...method, detail: t('membershipDialog.balance', { amount: money.print(balance) }) } : method,
        )}
        value={choice.method}
        onChange={(method) => choose({ method })}
        sx={{ gridTemplateColumns: { sm: `repeat(${methods.length}, minmax(0, 1fr))` } }}
      />
      <AgreementTick agreement={agreement} agreed={agreed} onAgree={setAgreed} />
      {said && <Notice tone="error">{said}</Notice>}
      <TotalsBlock
        goods={amounts.total}
        goodsText={t('membershipDialog.total')}
        total={amounts.payable}
        reductions={amounts.saved ? [{ label: t('membershipDialog.saved'), amount: amounts.saved }] : []}
      >
        {qr ? (
          <QrPanel {...qr} ref={intoSight} size="small" level={3} sx={{ marginBlockStart: 2 }} />
        ) : (
          <BusyButton variant="contained" size="large" pending={pending} onClick={() => pay(choice)}>
            {t('membershipDialog.pay', { amount: money.print(amounts.payable) })}
          </BusyButton>
        )}
      </TotalsBlock>
    </Parts>
  );
}
