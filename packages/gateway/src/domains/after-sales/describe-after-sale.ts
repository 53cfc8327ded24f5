import { languageOf } from '@mall/locales';
import { interpolate } from '../../shared/interpolate.ts';
import type { LanguageCode } from '../../shared/language.ts';
import { formatMoney } from '../../shared/money.ts';
import { localCourier } from './couriers.ts';
import type { AfterSaleOfLine, AfterSaleRow, AfterSaleStep } from './repository.ts';
import { afterSaleKind, afterSaleState, refundedStates, refusedStates, reviewDays, timeoutOf } from './state-machine.ts';
import { type AfterSaleTexts, textsIn } from './texts.ts';

const dateIn = (moment: Date, language: LanguageCode): string =>
  new Intl.DateTimeFormat(languageOf(language).tag, { month: 'long', day: 'numeric', timeZone: 'Asia/Shanghai' }).format(moment);

/** Returns whether it ended because the products were not sent back in time: a refusal by the shop has a reason. */
const isExpired = ({ state, refusal }: AfterSaleRow) => refusedStates.includes(state) && refusal === '';

/** Returns the reason of a refusal; empty when it was not refused. */
export function refusalText(afterSale: AfterSaleRow, language: LanguageCode): string {
  return isExpired(afterSale) ? textsIn(language).notSentBack : afterSale.refusal;
}

type Hint = keyof AfterSaleTexts['hint'];

function hintOf({ afterSale, order }: Pick<AfterSaleOfLine, 'afterSale' | 'order'>): Hint {
  const { state } = afterSale;
  if (refundedStates.includes(state)) {
    if (order.paymentMethod === 'pc_alipay') return 'refundedToAlipay';
    return order.paymentMethod === 'pc_wechat' ? 'refundedToWechat' : 'refundedToWallet';
  }
  if (isExpired(afterSale)) return 'expired';
  if (state === afterSaleState.returnedToCustomer) return 'returnedToCustomer';
  if (refusedStates.includes(state)) return 'refused';
  if (state === afterSaleState.toSendBack) return 'toSendBack';
  if (state === afterSaleState.sentBack) return 'sentBack';
  if (state === afterSaleState.replacementSent) return 'replacementSent';
  return state === afterSaleState.exchanged ? 'exchanged' : 'underReview';
}

/** Returns the hint for the customer in the current state. */
export function hintText(about: Pick<AfterSaleOfLine, 'afterSale' | 'order'>, language: LanguageCode): string {
  const { deadlineAt, refundedAmount } = about.afterSale;
  return interpolate(textsIn(language).hint[hintOf(about)], {
    amount: formatMoney(refundedAmount),
    days: String(reviewDays),
    date: deadlineAt === null ? '' : dateIn(deadlineAt, language),
  });
}

type EventText = keyof AfterSaleTexts['event'];

function eventOf({ kind }: AfterSaleRow, { event, state, actor }: AfterSaleStep): EventText {
  const byTimer = actor === 'timer';
  if (event === 'apply') {
    if (state === afterSaleState.refundedAtOnce) return 'refundedAtOnce';
    return ({ 1: 'applyReturn', 2: 'applyRefund', 3: 'applyExchange' } as const)[kind];
  }
  if (event === 'approve') return byTimer ? 'approveByTimer' : kind === afterSaleKind.refundOnly ? 'approveRefund' : 'approve';
  if (event === 'refuse') return state === afterSaleState.returnedToCustomer ? 'refuseReturned' : 'refuse';
  if (event === 'receive') return byTimer ? 'receiveByTimer' : 'receive';
  if (event === 'confirmReplacement') return byTimer ? 'confirmReplacementByTimer' : 'confirmReplacement';
  return event;
}

const daysBefore = {
  approve: { state: afterSaleState.underReview },
  receive: { state: afterSaleState.sentBack },
  confirmReplacement: { state: afterSaleState.replacementSent },
} as const;

/** Returns the description of a step of an after-sale. */
export function stepText(afterSale: AfterSaleRow, step: AfterSaleStep, language: LanguageCode): string {
  const before =
    step.event === 'approve' || step.event === 'receive' || step.event === 'confirmReplacement' ? daysBefore[step.event] : undefined;
  const sent = step.event === 'sendReplacement';
  const requested = afterSale.productsAmount + afterSale.freightAmount;
  return interpolate(textsIn(language).event[eventOf(afterSale, step)], {
    amount: formatMoney(refundedStates.includes(step.state) ? afterSale.refundedAmount : requested),
    reason: afterSale.refusal,
    courier: localCourier(sent ? afterSale.sendCourier : afterSale.returnCourier, language),
    parcel: sent ? afterSale.sendParcel : afterSale.returnParcel,
    days: String(before ? (timeoutOf(afterSale.kind, before.state)?.days ?? '') : ''),
  });
}
