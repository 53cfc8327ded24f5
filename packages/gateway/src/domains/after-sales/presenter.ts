import type { DataOf } from '@mall/contract';
import { wireDateTime } from '../../shared/clock.ts';
import { amountCurrency } from '../../shared/currency.ts';
import type { LanguageCode } from '../../shared/language.ts';
import { formatMoney } from '../../shared/money.ts';
import type { OrderLineRow, OrderRow } from '../orders/after-sale-lines.ts';
import type { Applied } from './apply-for-after-sale.ts';
import { type Courier, localCourier } from './couriers.ts';
import { hintText, refusalText, stepText } from './describe-after-sale.ts';
import { isRefundedAtOnce } from './eligibility.ts';
import type { AfterSaleOfLine, AfterSaleStory, Options } from './find-after-sales.ts';
import type { ReturnAddress } from './return-address.ts';
import { type AfterSaleKind, afterSaleKind, afterSaleState } from './state-machine.ts';

type Details = DataOf<'mall.Order.returnDetails'>;
type Row = DataOf<'mall.Order.returnDataList'>['list'][number];
type WireOptions = DataOf<'mall.Order.batchReturnGoodsPage'>;
type WireForm = DataOf<'mall.Order.applyReturnGoodsPage'>;
type WireLine = WireForm['list'][number];

const kindsById: Readonly<Record<number, AfterSaleKind>> = { 1: 1, 2: 2, 3: 3 };

/** Returns the kind of after-sale of a wire value. */
export const readKind = (kind: number): AfterSaleKind => kindsById[kind] ?? afterSaleKind.refundOnly;

const flag = (value: boolean): 0 | 1 => (value ? 1 : 0);

function wireLine(line: OrderLineRow, language: LanguageCode): WireLine {
  return {
    id: line.id,
    p_id: line.productId,
    image: line.image,
    p_name: line.title[language],
    size: line.options[language],
    p_price: formatMoney(line.unitPrice),
    num: line.quantity,
    ...amountCurrency,
  };
}

const wireKinds = (kinds: readonly AfterSaleKind[]) => ({
  refundAmt: flag(kinds.includes(afterSaleKind.refundOnly)),
  refundGoodsAmt: flag(kinds.includes(afterSaleKind.returnAndRefund)),
  refundGoods: flag(kinds.includes(afterSaleKind.exchange)),
});

const wireLines = ({ lines }: Options, language: LanguageCode): WireLine[] =>
  lines.map(({ line, allowed }) => ({ ...wireLine(line, language), refund: flag(allowed) }));

/** Returns the allowed applications in wire format. */
export function wireOptions(options: Options, language: LanguageCode): WireOptions {
  const kinds = wireKinds(options.kinds);
  return {
    refund: flag(options.kinds.length > 0),
    ...kinds,
    orderType: options.order.kind,
    refund_only_status: kinds.refundAmt,
    return_refund_status: kinds.refundGoodsAmt,
    exchange_goods_status: kinds.refundGoods,
    list: wireLines(options, language),
  };
}

/** Returns the data of the application form. */
export function wireForm(options: Options, language: LanguageCode): WireForm {
  const { order, max, kinds } = options;
  return {
    refund_price: formatMoney(max),
    ...amountCurrency,
    orderType: order.kind,
    self_lifting: flag(order.pickupStoreId !== null),
    status: flag(!isRefundedAtOnce(order)),
    ...wireKinds(kinds),
    list: wireLines(options, language),
  };
}

/** Returns the result of an application in wire format. */
export function wireApplied(
  { orderNumber, lines, amount, state }: Applied,
  now: Date,
  language: LanguageCode,
): DataOf<'mall.Order.applyReturnGoods'> {
  return {
    sNo: orderNumber,
    time: wireDateTime(now),
    refund_amount: formatMoney(amount),
    RefundType: state,
    product_title: lines.map(({ title }) => title[language]),
  };
}

/** Returns the couriers to select from and the return address. */
export function wireCouriers(couriers: readonly Courier[], address: ReturnAddress): DataOf<'mall.Order.getExpress'> {
  return {
    express: couriers.map(({ code, name }, index) => ({ id: index + 1, kuaidi_name: name, type: code, is_open: 1, sort: index + 1 })),
    ...address,
  };
}

const requestedAmount = ({ afterSale }: AfterSaleOfLine) => formatMoney(afterSale.productsAmount + afterSale.freightAmount);

/** Returns an after-sale as a row of the list, with its shop. */
export function wireRow(
  about: AfterSaleOfLine,
  { shopName, address, language }: { shopName: string; address: ReturnAddress; language: LanguageCode },
): Row {
  const { afterSale, order, line } = about;
  return {
    id: afterSale.id,
    order_id: order.id,
    sNo: order.number,
    shop_id: line.shopId,
    shop_name: shopName,
    detailId: line.id,
    goodsId: line.productId,
    pid: line.productId,
    imgurl: line.image,
    p_name: line.title[language],
    size: line.options[language],
    p_price: formatMoney(line.unitPrice),
    num: line.quantity,
    re_apply_money: requestedAmount(about),
    ...amountCurrency,
    re_time: wireDateTime(afterSale.appliedAt),
    re_type: afterSale.kind,
    r_type: afterSale.state,
    prompt: refusalText(afterSale, language) || hintText(about, language),
    ...(afterSale.state === afterSaleState.toSendBack && {
      buyer: { tel: address.phone, name: address.name, address_xq: address.address },
    }),
  };
}

const payTypes: Readonly<Record<string, NonNullable<Details['pay_type']>>> = { pc_alipay: 'pc_alipay', pc_wechat: 'pc_wechat' };
const payTypeOf = ({ paymentMethod }: Pick<OrderRow, 'paymentMethod'>) => payTypes[paymentMethod] ?? 'wallet_pay';

const customerActs: readonly number[] = [afterSaleState.toSendBack, afterSaleState.replacementSent];

/** Returns an after-sale with all details of its page. */
export function wireDetails(story: AfterSaleStory, address: ReturnAddress, language: LanguageCode): Details {
  const { afterSale, order, line, steps } = story;
  const { deadlineAt } = afterSale;
  return {
    id: afterSale.id,
    re_type: afterSale.kind,
    r_type: afterSale.state,
    order_id: order.id,
    sNo: order.number,
    re_time: wireDateTime(afterSale.appliedAt),
    re_apply_money: requestedAmount(story),
    ...amountCurrency,
    real_money: formatMoney(afterSale.refundedAmount),
    pay_type: payTypeOf(order),
    content: afterSale.reason,
    re_photo: [...afterSale.images],
    audit_time: wireDateTime(afterSale.decidedAt),
    suggestive_language: hintText(story, language),
    r_content: refusalText(afterSale, language),
    ...wireParcels(story, language),
    expire_time: wireDateTime(customerActs.includes(afterSale.state) ? deadlineAt : null),
    ...(afterSale.kind !== afterSaleKind.refundOnly && { store_info: address }),
    record: steps.map((step) => ({
      time: wireDateTime(step.at),
      r_type: step.state,
      content: stepText(afterSale, step, language),
    })),
    list: [wireLine(line, language)],
  };
}

/** Returns the parcels in both directions, and the one in transit again in the fields that older clients read. */
function wireParcels(
  { afterSale }: AfterSaleOfLine,
  language: LanguageCode,
): Pick<Details, 'express' | 'express_num' | 'return_info' | 'send_info'> {
  const back = { express: localCourier(afterSale.returnCourier, language), express_num: afterSale.returnParcel };
  const forth = { express: localCourier(afterSale.sendCourier, language), express_num: afterSale.sendParcel };
  return {
    ...(forth.express_num === '' ? back : forth),
    ...(back.express_num !== '' && { return_info: back }),
    ...(forth.express_num !== '' && { send_info: forth }),
  };
}
