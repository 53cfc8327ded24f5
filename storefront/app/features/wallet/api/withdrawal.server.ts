import { checkForm, withdrawalRules } from '@mall/ui/rules';
import type { Gateway } from '#app/shared/gateway/gateway.server.ts';
import { refusalOf } from '#app/shared/gateway/refusal.ts';
import { readIdempotencyKey } from '#app/shared/idempotency-key.server.ts';
import { sendCodeIntent } from '#app/shared/send-code.ts';
import type { WithdrawalOffer, WithdrawalOutcome } from '../withdrawal.ts';
import { toLatestWithdrawal } from './latest-withdrawal.server.ts';

const withdrawalCode = 6;
const expense = 2;
const states = ['open', 'pending', 'unavailable'] as const;
const defaultRealNameFrom = '2000.00';

/** The form field that an error code is about. */
const fieldOfCode: Readonly<Record<string, string>> = {
  109: 'amount',
  302: 'verificationCode',
  303: 'verificationCode',
  50730: 'amount',
  50731: 'amount',
};
const stateRefuses = '50486';

/** Loads the data of the withdrawal form, and whether a withdrawal is under review. */
export async function loadWithdrawal({ mall }: Gateway): Promise<WithdrawalOffer> {
  const [form, wallet] = await Promise.all([mall.wallet.withdrawalForm(), mall.wallet.show({ type: expense, page: 1, pageSize: 1 })]);
  return {
    balance: form.money,
    minimum: form.min_amount,
    maximum: form.max_amount,
    feeRate: String(form.serviceCharge),
    phone: form.mobile,
    cards: form.bank_information.map(({ id, Bank_name, Bank_card_number, is_default }) => ({
      id,
      bank: Bank_name,
      lastDigits: Bank_card_number,
      isDefault: is_default,
    })),
    wechat: form.wx_open
      ? { name: form.wx_withdraw ? form.wx_name : '', realNameFrom: form.real_name_from ?? defaultRealNameFrom }
      : undefined,
    hint: form.pshd,
    state: states[wallet.status] ?? 'unavailable',
    latest: toLatestWithdrawal(wallet.withdrawal),
  };
}

/** Sends a code or requests the withdrawal; returns undefined when it was requested. */
export async function requestWithdrawal(gateway: Gateway, form: FormData): Promise<WithdrawalOutcome | undefined> {
  const at = Date.now();
  const values = valuesOf(form);
  try {
    if (form.get('intent') === sendCodeIntent) {
      const { demo_code: demoCode } = await gateway.mall.auth.sendCode({ smsType: withdrawalCode });
      return { at, values, kind: 'codeSent', demoCode };
    }
    const { balance, minimum, maximum, wechat } = await loadWithdrawal(gateway);
    const rules = withdrawalRules({ balance, minimum, maximum, ...(wechat && { realNameFrom: wechat.realNameFrom }) });
    const checked = checkForm(rules, form);
    if (!checked.ok) return { at, values, kind: 'refused', errors: checked.errors, message: '', isBlocked: false };
    const entered = checked.values;
    await gateway.mall.wallet.withdraw(
      entered.method === 'bankCard'
        ? { amoney: entered.amount, withdrawStatus: 1, bankCardId: Number(entered.bankCardId), keyCode: entered.verificationCode }
        : { amoney: entered.amount, withdrawStatus: 2, ...(entered.realName !== '' && { userName: entered.realName }) },
      readIdempotencyKey(form),
    );
    return undefined;
  } catch (error) {
    const { message, code } = refusalOf(error);
    const field = fieldOfCode[code ?? ''];
    const errors = message !== undefined && field !== undefined ? { [field]: message } : {};
    return { at, values, kind: 'refused', errors, message: field === undefined ? message : '', isBlocked: code === stateRefuses };
  }
}

/** Returns the entered values except the code, which is valid for one attempt. */
function valuesOf(form: FormData): Record<string, string> {
  return Object.fromEntries(
    ['amount', 'bankCardId', 'method', 'realName'].flatMap((name) => {
      const value = form.get(name);
      return typeof value === 'string' && value !== '' ? [[name, value]] : [];
    }),
  );
}
