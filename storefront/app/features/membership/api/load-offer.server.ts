import type { MembershipSettleData } from '@mall/sdk/operations/membership';
import { centsOf } from '@mall/ui';
import type { Gateway } from '#app/shared/gateway/gateway.server.ts';
import { enabledMethods } from '#app/shared/gateway/payment-methods.ts';
import { refusedFields } from '#app/shared/gateway/refused-fields.ts';
import { paymentMethods } from '#app/shared/payment-methods.ts';
import { preselectMethod } from '#app/shared/preselected-method.ts';
import type { MembershipOffer, OfferChoice } from '../offer.ts';

/** The type of the membership's agreement. */
const agreementType = 3;

/** Loads the price of a membership for this customer and choice. An invalid coupon is ignored. */
export async function loadOffer(gateway: Gateway, choice: OfferChoice): Promise<MembershipOffer> {
  const { mall } = gateway;
  const [{ settled, coupon }, enabled, agreement] = await Promise.all([
    settle(gateway, choice),
    mall.payments.methods(),
    mall.auth.agreement({ type: agreementType }),
  ]);
  const { user_money: balance, passwordStatus: hasPaymentPassword } = settled;
  const methods = enabledMethods(paymentMethods, enabled);
  const saved = settled.couponList.find(({ id }) => id === coupon)?.money;
  return {
    plans: plansOf(settled),
    plan: String(choice.plan),
    coupons: settled.couponList.map(({ id, name }) => ({ id: String(id), name })),
    coupon: coupon === undefined ? '' : String(coupon),
    amounts: { total: settled.y_amount, payable: settled.amount, ...(saved !== undefined && { saved }) },
    balance,
    hasPaymentPassword,
    methods,
    method: preselectMethod(methods, 'wallet', { balance, due: settled.amount, hasPaymentPassword }) ?? 'wallet',
    agreement: { title: agreement.title, html: agreement.content },
  };
}

interface Settled {
  readonly settled: MembershipSettleData;
  /** The applied coupon. */
  readonly coupon: number | undefined;
}

async function settle(gateway: Gateway, { plan, coupon }: OfferChoice): Promise<Settled> {
  const { mall } = gateway;
  // The first response is for the month, and contains the prices of the other plans.
  const month = await mall.membership.settle({});
  const amount = month.memberConfig.open_config[plan - 1]?.price;
  if (amount === undefined) throw new Error(`The mall has no plan ${plan}`);
  const settled = plan === 1 ? month : await mall.membership.settle({ amount });
  const couponId = coupon === 'first' ? settled.couponList[0]?.id : coupon === 'none' ? undefined : coupon;
  if (couponId === undefined) return { settled, coupon: undefined };
  try {
    return { settled: await mall.membership.settle({ amount, couponId }), coupon: couponId };
  } catch (error) {
    if (refusedFields(error).includes('couponId')) return { settled, coupon: undefined };
    throw error;
  }
}

function plansOf({ memberConfig: { open_config: wire } }: MembershipSettleData): MembershipOffer['plans'] {
  const least = Math.min(...wire.map(({ priceForDay }) => centsOf(priceForDay)));
  return wire.map(({ openMethodName, price, priceForDay }, index) => ({
    id: String(index + 1),
    name: openMethodName,
    price,
    perDay: priceForDay,
    isBest: centsOf(priceForDay) === least,
  }));
}
