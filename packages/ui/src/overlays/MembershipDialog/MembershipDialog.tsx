import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { type MembershipPlan, MembershipPlans } from '../../commerce/MembershipPlans/MembershipPlans.tsx';
import { type PaymentMethod, PaymentMethodTiles } from '../../commerce/PaymentMethodTiles/PaymentMethodTiles.tsx';
import { useMoney } from '../../commerce/Price/useMoney.ts';
import { QrPanel, type QrPanelProps } from '../../commerce/QrPanel/QrPanel.tsx';
import { TotalsBlock } from '../../commerce/TotalsBlock/TotalsBlock.tsx';
import { Notice } from '../../feedback/Notice/Notice.tsx';
import { NativeSelect } from '../../fields/NativeSelect/NativeSelect.tsx';
import type { Agreement } from '../../forms/shared/AgreementField.tsx';
import { useUiText } from '../../i18n/useUiText.ts';
import { Dialog, type DialogProps } from '../Dialog/Dialog.tsx';
import { AgreementTick } from './AgreementTick.tsx';
import { refusalOf, walletMethod } from './refusal.ts';

/** What a shopper chose about a membership. */
export interface MembershipChoice {
  /** Id of the plan. */
  readonly plan: string;
  /** Id of the coupon; '' for none. */
  readonly coupon: string;
  /** The wire's name of the way to pay. */
  readonly method: string;
}

/** Props of {@link MembershipDialog}. */
export interface MembershipDialogProps extends Pick<DialogProps, 'open' | 'ref' | 'className' | 'sx'> {
  /** Closing; whoever holds the choice goes back to the balance and stops asking whether a code was paid. */
  onClose: () => void;
  /** A member renews. @default false */
  renews?: boolean;
  /** The memberships to choose from. */
  plans: readonly MembershipPlan[];
  /** Coupons that are good for memberships. */
  coupons: readonly { readonly id: string; readonly name: string }[];
  /** Ways to pay; `wallet_pay` takes from the balance, the others show a code. */
  methods: readonly PaymentMethod[];
  /** What is chosen now. */
  choice: MembershipChoice;
  /** Told every change of the choice: amounts follow it, and a code that is shown is good no more. */
  onChoose: (choice: MembershipChoice) => void;
  /** What it costs before and after the coupon, decimal strings, reckoned by the server. */
  amounts: { readonly total: string; readonly saved?: string; readonly payable: string };
  /** The balance, a decimal string. */
  balance: string;
  /** Whether the balance can be paid from at all. */
  hasPaymentPassword: boolean;
  /** What is agreed to. */
  agreement: Agreement;
  /** Pays: the page asks for the payment password, or for a code to show. */
  onPay: (choice: MembershipChoice) => void;
  /** The balance was chosen and there is no payment password. */
  onPasswordMissing: () => void;
  /** The code that is waited for. */
  qr?: Omit<QrPanelProps, 'size' | 'level' | 'ref' | 'className' | 'sx'>;
  /** What went wrong, in the shop's words. */
  fault?: string;
  /** It is on its way. @default false */
  pending?: boolean;
}

const Parts = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(4), '& > *': { minWidth: 0 } }));

/** Opens or renews a membership: plan, coupon, way to pay, agreement, amounts; a code to scan where that is how it is paid. */
export function MembershipDialog({ open, onClose, renews = false, ref, className, sx, ...purchase }: MembershipDialogProps) {
  const say = useUiText();
  return (
    <Dialog
      {...{ open, onClose, ref, className, sx }}
      title={say(renews ? 'membershipDialog.renew' : 'membershipDialog.open')}
      width="wide"
      busy={purchase.pending ?? false}
    >
      <Purchase {...purchase} />
    </Dialog>
  );
}

/** A code that appears at the foot of a scrolled sheet is brought to where it can be scanned. */
const intoSight = (panel: HTMLElement | null) => panel?.scrollIntoView({ block: 'nearest' });

/** What the dialog holds; what was ticked and warned of goes with it when it closes. */
function Purchase(props: Omit<MembershipDialogProps, 'open' | 'onClose' | 'renews' | 'ref' | 'className' | 'sx'>) {
  const { plans, coupons, methods, choice, onChoose, amounts, balance, hasPaymentPassword } = props;
  const { agreement, onPay, onPasswordMissing, qr, fault, pending = false } = props;
  const say = useUiText();
  const money = useMoney();
  const [agreed, setAgreed] = useState(false);
  const [warning, setWarning] = useState<string>();
  const texts = {
    agreement: say('membershipDialog.unticked', { title: agreement.title }),
    balance: say('membershipDialog.shortBalance'),
  };

  const pay = (next: MembershipChoice) => {
    const refusal = refusalOf({ agreed, method: next.method, hasPaymentPassword, balance, payable: amounts.payable });
    setWarning(refusal === 'agreement' || refusal === 'balance' ? texts[refusal] : undefined);
    // Paying without the agreement resets the way to pay to the balance, as the specification says (§5).
    if (refusal === 'agreement') onChoose({ ...next, method: walletMethod });
    else if (refusal === 'paymentPassword') onPasswordMissing();
    else if (refusal === undefined) onPay(next);
  };
  const choose = (change: Partial<MembershipChoice>) => {
    const next = { ...choice, ...change };
    setWarning(undefined);
    onChoose(next);
    // A code is shown as soon as its way to pay is chosen, once the agreement is ticked; until then the choice waits for the pay button.
    if (agreed && change.method !== undefined && change.method !== walletMethod) pay(next);
  };
  const said = warning ?? fault;
  return (
    <Parts>
      <MembershipPlans plans={plans} value={choice.plan} onChange={(plan) => choose({ plan, coupon: '' })} />
      {coupons.length > 0 && (
        <NativeSelect
          label={say('membershipDialog.coupon')}
          value={choice.coupon}
          onChange={({ target }) => choose({ coupon: target.value })}
        >
          <option value="">{say('membershipDialog.noCoupon')}</option>
          {coupons.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </NativeSelect>
      )}
      <PaymentMethodTiles
        methods={methods.map((method) =>
          method.id === walletMethod ? { ...method, detail: say('membershipDialog.balance', { amount: money.print(balance) }) } : method,
        )}
        value={choice.method}
        onChange={(method) => choose({ method })}
        sx={{ gridTemplateColumns: { sm: `repeat(${methods.length}, minmax(0, 1fr))` } }}
      />
      <AgreementTick agreement={agreement} agreed={agreed} onAgree={setAgreed} />
      {said && <Notice tone="error">{said}</Notice>}
      <TotalsBlock
        goods={amounts.total}
        goodsText={say('membershipDialog.total')}
        total={amounts.payable}
        reductions={amounts.saved ? [{ label: say('membershipDialog.saved'), amount: amounts.saved }] : []}
      >
        {qr ? (
          <QrPanel {...qr} ref={intoSight} size="small" level={3} sx={{ marginBlockStart: 2 }} />
        ) : (
          <Button type="button" variant="contained" size="large" disabled={pending} onClick={() => pay(choice)}>
            {pending ? say('form.pending') : say('membershipDialog.pay', { amount: money.print(amounts.payable) })}
          </Button>
        )}
      </TotalsBlock>
    </Parts>
  );
}
