import { checkForm, type RechargeValues, rechargeRules } from '@mall/ui/rules';
import type { Gateway } from '#app/shared/gateway/gateway.server.ts';
import { enabledMethods, paymentMethodNames, paymentMethodOf, preferredMethodOf } from '#app/shared/gateway/payment-methods.ts';
import { refusalOf } from '#app/shared/gateway/refusal.ts';
import { codeMethods } from '#app/shared/payment-methods.ts';
import { encodeQrCode } from '#app/shared/qr-code/encode-qr-code.ts';
import { type Recharge, type RechargeOffer, type RechargeRefusal, rechargeNumberField } from '../recharge.ts';
import { makeRechargeNumber, readRechargeNumber } from './recharge-number.server.ts';

const paid = 200;
/** Error codes of a number that is already used for another amount, or is paid. */
const numberTaken: ReadonlySet<string | undefined> = new Set(['50010', '50486']);
const belowMinimum = '50730';

/** Loads the data of the top-up form. */
export async function loadRechargeOffer({ mall }: Gateway): Promise<RechargeOffer> {
  const { min_cz, payment, defaultpayment } = await mall.wallet.rechargeForm();
  const preferred = preferredMethodOf(defaultpayment.defaultpayName) === 'alipay' ? 'alipay' : 'wechat';
  return {
    minimum: min_cz,
    methods: enabledMethods(codeMethods, payment).sort((a, b) => Number(b === preferred) - Number(a === preferred)),
    nextNumber: makeRechargeNumber(Date.now()),
  };
}

/**
 * Loads the customer's top-up by its number. Throws for one that is missing or another customer's; undefined for a server without these
 * details.
 */
export async function loadRecharge({ mall }: Gateway, number: string): Promise<Recharge | undefined> {
  const { code, type, total, url, expire_time, server_time } = await mall.payments.state({ trade_no: number });
  const method = paymentMethodOf(type);
  if (method === undefined || method === 'wallet' || total === undefined || url === undefined) return undefined;
  const serverTime = server_time ?? new Date().toISOString();
  const expiresAt = expire_time ?? serverTime;
  const isOver = Date.parse(expiresAt) <= Date.parse(serverTime);
  return {
    number,
    state: code === paid ? 'paid' : isOver ? 'expired' : 'unpaid',
    amount: total,
    method,
    href: url,
    image: encodeQrCode(url),
    expiresAt,
    serverTime,
  };
}

/** Creates the QR code of a top-up; returns its number, or the refusal. Submitting the same form twice creates one top-up. */
export async function startRecharge(gateway: Gateway, form: FormData): Promise<string | RechargeRefusal> {
  const values = {
    amount: String(form.get('amount') ?? ''),
    method: String(form.get('method') ?? ''),
    remarks: String(form.get('remarks') ?? ''),
  };
  const refuse = (rest: Pick<RechargeRefusal, 'message' | 'errors'>): RechargeRefusal => ({ at: Date.now(), values, ...rest });
  try {
    const { min_cz } = await gateway.mall.wallet.rechargeForm();
    const checked = checkForm(rechargeRules(min_cz), form);
    if (!checked.ok) return refuse({ message: '', errors: checked.errors });
    return await makeCode(gateway, readRechargeNumber(form.get(rechargeNumberField)), checked.values);
  } catch (error) {
    const { message, code } = refusalOf(error);
    if (code === belowMinimum && message !== undefined) return refuse({ message: '', errors: { amount: message } });
    return refuse({ message, errors: {} });
  }
}

async function makeCode({ mall }: Gateway, wanted: string | undefined, { amount, method, remarks }: RechargeValues) {
  const ask = async (sNo: string) => {
    await mall.payments.qrCode({ type: paymentMethodNames[method], total: amount, title: sNo, sNo, ...(remarks !== '' && { remarks }) });
    return sNo;
  };
  if (wanted === undefined) return await ask(makeRechargeNumber(Date.now()));
  try {
    return await ask(wanted);
  } catch (error) {
    // The form stayed open and was submitted again with another amount: this is another top-up.
    if (!numberTaken.has(refusalOf(error).code)) throw error;
    return await ask(makeRechargeNumber(Date.now()));
  }
}
