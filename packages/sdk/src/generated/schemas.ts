// Generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. Do not edit.
import * as z from 'zod/mini';
import * as k from '../wire/kit.ts';
import type { components } from './types.ts';

type Schemas = components['schemas'];

export const AccessId: z.ZodMiniType<Schemas['AccessId']> = /*#__PURE__*/ k.text(128);

export const IntLike: z.ZodMiniType<Schemas['IntLike']> = k.int;

export const Text: z.ZodMiniType<Schemas['Text']> = /*#__PURE__*/ k.text(500);

export const Flag: z.ZodMiniType<Schemas['Flag']> = k.flag;

export const Address: z.ZodMiniType<Schemas['Address']> = /*#__PURE__*/ z.looseObject({
  id: IntLike,
  name: Text,
  tel: Text,
  sheng: Text,
  city: Text,
  quyu: Text,
  address: Text,
  is_default: Flag,
  cpc: Text,
  code: Text,
});

export const AfterSaleKind: z.ZodMiniType<Schemas['AfterSaleKind']> = k.int;

export const AfterSaleState: z.ZodMiniType<Schemas['AfterSaleState']> = k.int;

export const DateTime: z.ZodMiniType<Schemas['DateTime']> = k.dateTime;

export const Money: z.ZodMiniType<Schemas['Money']> = /*#__PURE__*/ k.money(/^-?\d{1,12}(\.\d{1,2})?$/u);

export const Url: z.ZodMiniType<Schemas['Url']> = /*#__PURE__*/ k.text(2000);

export const ReturnAddress: z.ZodMiniType<Schemas['ReturnAddress']> = /*#__PURE__*/ z.looseObject({
  address: Text,
  name: Text,
  phone: Text,
});

export const AfterSaleEvent: z.ZodMiniType<Schemas['AfterSaleEvent']> = /*#__PURE__*/ z.looseObject({
  time: DateTime,
  r_type: AfterSaleState,
  content: /*#__PURE__*/ k.text(2000),
});

export const AfterSaleLine: z.ZodMiniType<Schemas['AfterSaleLine']> = /*#__PURE__*/ z.looseObject({
  id: IntLike,
  p_id: /*#__PURE__*/ z.exactOptional(IntLike),
  image: Url,
  p_name: Text,
  size: Text,
  p_price: Money,
  num: IntLike,
  refund: /*#__PURE__*/ z.exactOptional(Flag),
});

export const AfterSaleDetails: z.ZodMiniType<Schemas['AfterSaleDetails']> = /*#__PURE__*/ z.looseObject({
  id: /*#__PURE__*/ z.exactOptional(IntLike),
  re_type: AfterSaleKind,
  r_type: AfterSaleState,
  sNo: Text,
  re_time: DateTime,
  re_apply_money: Money,
  content: /*#__PURE__*/ k.text(2000),
  re_photo: /*#__PURE__*/ k.checked(/*#__PURE__*/ z.array(Url), /*#__PURE__*/ k.size(0, 3)),
  audit_time: DateTime,
  suggestive_language: Text,
  r_content: /*#__PURE__*/ z.exactOptional(Text),
  express: Text,
  express_num: Text,
  store_info: /*#__PURE__*/ z.exactOptional(ReturnAddress),
  record: /*#__PURE__*/ z.exactOptional(/*#__PURE__*/ z.array(AfterSaleEvent)),
  list: /*#__PURE__*/ z.array(AfterSaleLine),
});

export const OrderKind: z.ZodMiniType<Schemas['OrderKind']> = /*#__PURE__*/ k.text();

export const DeliveryKind: z.ZodMiniType<Schemas['DeliveryKind']> = k.int;

export const AfterSaleForm: z.ZodMiniType<Schemas['AfterSaleForm']> = /*#__PURE__*/ z.looseObject({
  refund_price: Money,
  orderType: /*#__PURE__*/ z.exactOptional(OrderKind),
  self_lifting: /*#__PURE__*/ z.exactOptional(DeliveryKind),
  status: /*#__PURE__*/ z.exactOptional(Flag),
  refundAmt: /*#__PURE__*/ z.exactOptional(Flag),
  refundGoodsAmt: /*#__PURE__*/ z.exactOptional(Flag),
  refundGoods: /*#__PURE__*/ z.exactOptional(Flag),
  list: /*#__PURE__*/ z.array(AfterSaleLine),
});

export const ReturnAddressOfRow: z.ZodMiniType<Schemas['ReturnAddressOfRow']> = /*#__PURE__*/ z.looseObject({
  tel: Text,
  name: Text,
  address_xq: Text,
});

export const AfterSaleRow: z.ZodMiniType<Schemas['AfterSaleRow']> = /*#__PURE__*/ z.looseObject({
  id: IntLike,
  order_id: IntLike,
  sNo: Text,
  shop_id: /*#__PURE__*/ z.exactOptional(IntLike),
  shop_name: Text,
  shop_logo: /*#__PURE__*/ z.exactOptional(Url),
  detailId: IntLike,
  goodsId: IntLike,
  pid: IntLike,
  imgurl: Url,
  p_name: Text,
  size: Text,
  p_price: /*#__PURE__*/ z.exactOptional(Money),
  num: /*#__PURE__*/ z.exactOptional(IntLike),
  re_apply_money: Money,
  re_time: DateTime,
  re_type: AfterSaleKind,
  r_type: AfterSaleState,
  prompt: /*#__PURE__*/ z.exactOptional(Text),
  return_state: /*#__PURE__*/ z.exactOptional(IntLike),
  buyer: /*#__PURE__*/ z.exactOptional(ReturnAddressOfRow),
});

export const AfterSaleList: z.ZodMiniType<Schemas['AfterSaleList']> = /*#__PURE__*/ z.looseObject({
  total: IntLike,
  list: /*#__PURE__*/ k.checked(/*#__PURE__*/ z.array(AfterSaleRow), /*#__PURE__*/ k.size(0, 50)),
});

export const AfterSaleOptions: z.ZodMiniType<Schemas['AfterSaleOptions']> = /*#__PURE__*/ z.looseObject({
  refund: Flag,
  refundAmt: Flag,
  refundGoodsAmt: Flag,
  refundGoods: Flag,
  orderType: OrderKind,
  refund_only_status: /*#__PURE__*/ z.exactOptional(Flag),
  return_refund_status: /*#__PURE__*/ z.exactOptional(Flag),
  exchange_goods_status: /*#__PURE__*/ z.exactOptional(Flag),
  list: /*#__PURE__*/ z.array(AfterSaleLine),
});

export const Html: z.ZodMiniType<Schemas['Html']> = /*#__PURE__*/ k.text(100000);

export const Agreement: z.ZodMiniType<Schemas['Agreement']> = /*#__PURE__*/ z.looseObject({
  title: Text,
  content: Html,
});

export const AppliedAfterSale: z.ZodMiniType<Schemas['AppliedAfterSale']> = /*#__PURE__*/ z.looseObject({
  sNo: Text,
  time: DateTime,
  refund_amount: Money,
  RefundType: /*#__PURE__*/ z.exactOptional(AfterSaleState),
  product_title: /*#__PURE__*/ z.array(Text),
});

export const AttributeValue: z.ZodMiniType<Schemas['AttributeValue']> = /*#__PURE__*/ z.looseObject({
  id: IntLike,
  attributeValue: Text,
});

export const Attribute: z.ZodMiniType<Schemas['Attribute']> = /*#__PURE__*/ z.looseObject({
  id: IntLike,
  attrName: Text,
  attr: /*#__PURE__*/ z.array(AttributeValue),
});

export const AttributeRow: z.ZodMiniType<Schemas['AttributeRow']> = /*#__PURE__*/ z.catchall(/*#__PURE__*/ z.object({
  SkuID: IntLike,
  Stock: IntLike,
  Price: Money,
  Pic: Url,
  vipPrice: /*#__PURE__*/ z.exactOptional(Money),
}), /*#__PURE__*/ k.oneOf(/*#__PURE__*/ k.text(100), /*#__PURE__*/ k.integer()));

export const Banner: z.ZodMiniType<Schemas['Banner']> = /*#__PURE__*/ z.looseObject({
  id: IntLike,
  image: Url,
  url: Url,
});

export const BillableOrder: z.ZodMiniType<Schemas['BillableOrder']> = /*#__PURE__*/ z.looseObject({
  order_id: IntLike,
  sNo: Text,
  shop_name: Text,
  shop_logo: /*#__PURE__*/ z.exactOptional(Url),
  add_time: DateTime,
  old_total: /*#__PURE__*/ z.exactOptional(Money),
  z_price: Money,
  invoiceTimeout: Flag,
});

export const BillableOrderList: z.ZodMiniType<Schemas['BillableOrderList']> = /*#__PURE__*/ z.looseObject({
  list: /*#__PURE__*/ k.checked(/*#__PURE__*/ z.array(BillableOrder), /*#__PURE__*/ k.size(0, 10)),
  total: /*#__PURE__*/ z.exactOptional(IntLike),
});

export const BlockProduct: z.ZodMiniType<Schemas['BlockProduct']> = /*#__PURE__*/ z.looseObject({
  id: IntLike,
  coverUrl: Url,
  product_title: Text,
});

export const Block: z.ZodMiniType<Schemas['Block']> = /*#__PURE__*/ z.looseObject({
  id: IntLike,
  name: Text,
  goodsList: /*#__PURE__*/ z.looseObject({
    list: /*#__PURE__*/ z.array(BlockProduct),
  }),
});

export const BrandFilter: z.ZodMiniType<Schemas['BrandFilter']> = /*#__PURE__*/ z.looseObject({
  brand_id: IntLike,
  brand_name: Text,
});

export const ProofOfWork: z.ZodMiniType<Schemas['ProofOfWork']> = /*#__PURE__*/ z.looseObject({
  algorithm: /*#__PURE__*/ k.text(),
  challenge: /*#__PURE__*/ k.text(64),
  maxnumber: IntLike,
  salt: /*#__PURE__*/ k.text(200),
  signature: /*#__PURE__*/ k.text(64),
});

export const Captcha: z.ZodMiniType<Schemas['Captcha']> = /*#__PURE__*/ z.looseObject({
  code: /*#__PURE__*/ k.text(128),
  code_img: /*#__PURE__*/ k.text(60000),
  challenge: ProofOfWork,
});

export const SkuAttribute: z.ZodMiniType<Schemas['SkuAttribute']> = /*#__PURE__*/ z.looseObject({
  attributeId: IntLike,
  attributeValId: IntLike,
});

export const Sku: z.ZodMiniType<Schemas['Sku']> = /*#__PURE__*/ z.looseObject({
  cid: IntLike,
  name: Text,
  imgurl: Url,
  price: Money,
  vipPrice: /*#__PURE__*/ z.exactOptional(Money),
  count: IntLike,
  attributes: /*#__PURE__*/ z.array(SkuAttribute),
});

export const CartLine: z.ZodMiniType<Schemas['CartLine']> = /*#__PURE__*/ z.looseObject({
  id: IntLike,
  Goods_id: IntLike,
  pro_name: Text,
  imgurl: Url,
  price: Money,
  num: IntLike,
  stock: IntLike,
  attribute_id: IntLike,
  attribute: Text,
  selected: Flag,
  attrList: /*#__PURE__*/ z.array(Attribute),
  skuBeanList: /*#__PURE__*/ z.array(Sku),
});

export const CartGroup: z.ZodMiniType<Schemas['CartGroup']> = /*#__PURE__*/ z.looseObject({
  shop_id: IntLike,
  mch_name: Text,
  list: /*#__PURE__*/ z.array(CartLine),
});

export const InvalidCartLine: z.ZodMiniType<Schemas['InvalidCartLine']> = /*#__PURE__*/ z.looseObject({
  id: IntLike,
  Goods_id: IntLike,
  pro_name: Text,
  imgurl: Url,
  price: Money,
  num: IntLike,
  recycle: Flag,
  goodsStatus: /*#__PURE__*/ z.exactOptional(k.int),
});

export const Cart: z.ZodMiniType<Schemas['Cart']> = /*#__PURE__*/ z.looseObject({
  login_status: Flag,
  total: IntLike,
  list: /*#__PURE__*/ z.array(CartGroup),
  data0: /*#__PURE__*/ z.array(InvalidCartLine),
  selected_num: IntLike,
  selected_total: Money,
});

export const ClassFilter: z.ZodMiniType<Schemas['ClassFilter']> = /*#__PURE__*/ z.looseObject({
  cid: IntLike,
  pname: Text,
});

export const ContentTab: z.ZodMiniType<Schemas['ContentTab']> = /*#__PURE__*/ z.looseObject({
  name: Text,
  content: Html,
});

export const CouponKind: z.ZodMiniType<Schemas['CouponKind']> = k.int;

export const Courier: z.ZodMiniType<Schemas['Courier']> = /*#__PURE__*/ z.looseObject({
  id: IntLike,
  kuaidi_name: Text,
  type: /*#__PURE__*/ z.exactOptional(Text),
  is_open: /*#__PURE__*/ z.exactOptional(Flag),
  sort: /*#__PURE__*/ z.exactOptional(IntLike),
});

export const Couriers: z.ZodMiniType<Schemas['Couriers']> = /*#__PURE__*/ z.looseObject({
  express: /*#__PURE__*/ z.array(Courier),
  address: /*#__PURE__*/ z.exactOptional(Text),
  name: /*#__PURE__*/ z.exactOptional(Text),
  phone: /*#__PURE__*/ z.exactOptional(Text),
});

export const Csv: z.ZodMiniType<Schemas['Csv']> = /*#__PURE__*/ k.csv(2000);

export const InvoiceHeaderKind: z.ZodMiniType<Schemas['InvoiceHeaderKind']> = k.int;

export const InvoiceHeader: z.ZodMiniType<Schemas['InvoiceHeader']> = /*#__PURE__*/ z.looseObject({
  id: IntLike,
  type: InvoiceHeaderKind,
  company_name: Text,
  company_tax_number: Text,
  register_address: Text,
  register_phone: Text,
  deposit_bank: Text,
  bank_number: Text,
  is_default: Flag,
});

export const Nothing: z.ZodMiniType<Schemas['Nothing']> = /*#__PURE__*/ k.mapOr(/*#__PURE__*/ z.nullable(/*#__PURE__*/ k.oneOf(/*#__PURE__*/ k.checked(/*#__PURE__*/ z.array(/*#__PURE__*/ z.unknown()), /*#__PURE__*/ k.size(0, 0)), /*#__PURE__*/ k.text(500), /*#__PURE__*/ z.boolean())), /*#__PURE__*/ z.looseObject({}));

export const DefaultInvoiceHeader: z.ZodMiniType<Schemas['DefaultInvoiceHeader']> = /*#__PURE__*/ k.oneOf(InvoiceHeader, Nothing);

export const FooterLink: z.ZodMiniType<Schemas['FooterLink']> = /*#__PURE__*/ z.looseObject({
  name: Text,
  link: Url,
});

export const FooterPromise: z.ZodMiniType<Schemas['FooterPromise']> = /*#__PURE__*/ z.looseObject({
  image: Url,
  title: Text,
  subheading: Text,
});

export const ProductStatus: z.ZodMiniType<Schemas['ProductStatus']> = k.int;

export const ProductCard: z.ZodMiniType<Schemas['ProductCard']> = /*#__PURE__*/ z.looseObject({
  id: IntLike,
  imgurl: Url,
  product_title: Text,
  subtitle: Text,
  price: Money,
  volume: IntLike,
  mch_name: Text,
  status: ProductStatus,
  recycle: Flag,
  goodsNum: IntLike,
  s_type: Csv,
});

export const HomePage: z.ZodMiniType<Schemas['HomePage']> = /*#__PURE__*/ z.looseObject({
  banner: /*#__PURE__*/ k.checked(/*#__PURE__*/ z.array(Banner), /*#__PURE__*/ k.size(0, 10)),
  list_r: /*#__PURE__*/ z.array(ProductCard),
  list_x: /*#__PURE__*/ z.array(ProductCard),
  list_m: /*#__PURE__*/ z.array(ProductCard),
});

export const Invoice: z.ZodMiniType<Schemas['Invoice']> = /*#__PURE__*/ z.looseObject({
  id: IntLike,
  order_id: IntLike,
  s_no: Text,
  shop_name: Text,
  shop_logo: /*#__PURE__*/ z.exactOptional(Url),
  order_add_time: DateTime,
  invoice_status: /*#__PURE__*/ z.exactOptional(k.int),
  company_name: /*#__PURE__*/ z.exactOptional(Text),
  invoice_amount: Money,
  email: Text,
  file: Url,
  invoiceTimeout: Flag,
});

export const InvoiceHeaderList: z.ZodMiniType<Schemas['InvoiceHeaderList']> = /*#__PURE__*/ z.looseObject({
  list: /*#__PURE__*/ z.array(InvoiceHeader),
  total: /*#__PURE__*/ z.exactOptional(IntLike),
});

export const InvoiceList: z.ZodMiniType<Schemas['InvoiceList']> = /*#__PURE__*/ z.looseObject({
  list: /*#__PURE__*/ k.checked(/*#__PURE__*/ z.array(Invoice), /*#__PURE__*/ k.size(0, 10)),
  total: /*#__PURE__*/ z.exactOptional(IntLike),
});

export const LineSkus: z.ZodMiniType<Schemas['LineSkus']> = /*#__PURE__*/ z.looseObject({
  attribute_list: /*#__PURE__*/ z.array(AttributeRow),
  attrList: /*#__PURE__*/ z.array(Attribute),
  skuBeanList: /*#__PURE__*/ z.array(Sku),
});

export const MallConfig: z.ZodMiniType<Schemas['MallConfig']> = /*#__PURE__*/ z.looseObject({
  mallName: Text,
  welcomeTerm: Text,
  mallLogo: Url,
  mallIcon: Url,
  authority: Url,
  APPExplain: Text,
  APPUrl: Url,
  archival: Text,
  copyright: Text,
  list: /*#__PURE__*/ z.array(FooterLink),
  bottoList: /*#__PURE__*/ k.checked(/*#__PURE__*/ z.array(FooterPromise), /*#__PURE__*/ k.size(0, 4)),
  shortcutMenu2: Csv,
  shortcutMenu3: Csv,
  regionalLinks: /*#__PURE__*/ k.checked(/*#__PURE__*/ z.array(FooterLink), /*#__PURE__*/ k.size(0, 20)),
});

export const MallCouponChoice: z.ZodMiniType<Schemas['MallCouponChoice']> = /*#__PURE__*/ z.looseObject({
  coupon_id: IntLike,
  coupon_name: Text,
  coupon_status: Flag,
  discount_type: /*#__PURE__*/ k.text(),
  activityType: /*#__PURE__*/ z.exactOptional(CouponKind),
  money: /*#__PURE__*/ z.exactOptional(Money),
  discount: /*#__PURE__*/ z.exactOptional(/*#__PURE__*/ k.oneOf(/*#__PURE__*/ k.number(), /*#__PURE__*/ k.text())),
  limitMoney: /*#__PURE__*/ z.exactOptional(Money),
});

export const MiniCartLine: z.ZodMiniType<Schemas['MiniCartLine']> = /*#__PURE__*/ z.looseObject({
  id: IntLike,
  pro_name: Text,
  imgurl: Url,
  price: Money,
  num: IntLike,
});

export const MoneyRange: z.ZodMiniType<Schemas['MoneyRange']> = /*#__PURE__*/ k.money(/^\d{1,12}(\.\d{1,2})?(-\d{1,12}(\.\d{1,2})?)?$/u);

export const Notice: z.ZodMiniType<Schemas['Notice']> = /*#__PURE__*/ z.looseObject({
  systemMsgType: k.int,
  systemMsgTitle: Text,
  systemMsg: Html,
  tell_id: IntLike,
  systemMsgStartDate: DateTime,
  systemMsgEndDate: DateTime,
});

export const OrderAfterSales: z.ZodMiniType<Schemas['OrderAfterSales']> = k.int;

export const OrderStatus: z.ZodMiniType<Schemas['OrderStatus']> = k.int;

export const OrderLine: z.ZodMiniType<Schemas['OrderLine']> = /*#__PURE__*/ z.looseObject({
  id: IntLike,
  goods_id: IntLike,
  imgurl: Url,
  p_name: Text,
  size: Text,
  p_price: Money,
  num: IntLike,
  shop_name: Text,
  integral: /*#__PURE__*/ z.exactOptional(IntLike),
  isReturn: /*#__PURE__*/ z.exactOptional(Flag),
  re_type: /*#__PURE__*/ z.exactOptional(AfterSaleKind),
  r_type: /*#__PURE__*/ z.exactOptional(AfterSaleState),
  r_sNo: /*#__PURE__*/ z.exactOptional(Text),
  courier_num: /*#__PURE__*/ z.exactOptional(Text),
  r_content: /*#__PURE__*/ z.exactOptional(Text),
  prompt: /*#__PURE__*/ z.exactOptional(Text),
  refund: /*#__PURE__*/ z.exactOptional(Flag),
  refundShowBtn: /*#__PURE__*/ z.exactOptional(Flag),
});

export const OrderChild: z.ZodMiniType<Schemas['OrderChild']> = /*#__PURE__*/ z.looseObject({
  id: IntLike,
  sNo: Text,
  shop_id: IntLike,
  shop_name: Text,
  status: OrderStatus,
  z_price: Money,
  list: /*#__PURE__*/ z.array(OrderLine),
});

export const OrderCounts: z.ZodMiniType<Schemas['OrderCounts']> = /*#__PURE__*/ z.looseObject({
  '0': IntLike,
  '1': IntLike,
  '2': IntLike,
  '5': IntLike,
});

export const PaymentType: z.ZodMiniType<Schemas['PaymentType']> = /*#__PURE__*/ k.text();

export const OrderRecord: z.ZodMiniType<Schemas['OrderRecord']> = /*#__PURE__*/ z.looseObject({
  pay: PaymentType,
  pay_time: DateTime,
  sheng: Text,
  shi: Text,
  xian: Text,
  grade_fan: /*#__PURE__*/ z.exactOptional(Money),
});

export const ParcelContent: z.ZodMiniType<Schemas['ParcelContent']> = /*#__PURE__*/ z.looseObject({
  num: IntLike,
  img: Url,
});

export const ParcelEvent: z.ZodMiniType<Schemas['ParcelEvent']> = /*#__PURE__*/ z.looseObject({
  ftime: DateTime,
  context: Text,
});

export const Parcel: z.ZodMiniType<Schemas['Parcel']> = /*#__PURE__*/ z.looseObject({
  kuaidi_name: Text,
  courier_num: Text,
  type: /*#__PURE__*/ z.exactOptional(Text),
  shop_type: /*#__PURE__*/ z.exactOptional(k.int),
  o_source: /*#__PURE__*/ z.exactOptional(k.int),
  pro_list: /*#__PURE__*/ z.exactOptional(/*#__PURE__*/ z.array(ParcelContent)),
  list: /*#__PURE__*/ z.array(ParcelEvent),
});

export const PaymentMethods: z.ZodMiniType<Schemas['PaymentMethods']> = /*#__PURE__*/ z.looseObject({
  wallet_pay: Flag,
  pc_alipay: Flag,
  pc_wechat: Flag,
});

export const ReviewStage: z.ZodMiniType<Schemas['ReviewStage']> = k.int;

export const OrderDetails: z.ZodMiniType<Schemas['OrderDetails']> = /*#__PURE__*/ z.looseObject({
  id: IntLike,
  sNo: Text,
  status: OrderStatus,
  add_time: DateTime,
  order_failure: IntLike,
  company: /*#__PURE__*/ k.text(),
  expire_time: DateTime,
  server_time: DateTime,
  name: Text,
  mobile: Text,
  address: Text,
  remarks: /*#__PURE__*/ k.text(5000),
  old_total: Money,
  product_total: Money,
  old_freight: Money,
  z_price: Money,
  coupon_price: Money,
  preferential_amount: Money,
  omsg: OrderRecord,
  logistics: /*#__PURE__*/ z.looseObject({
    list: /*#__PURE__*/ z.array(Parcel),
  }),
  list: /*#__PURE__*/ z.array(OrderLine),
  payment: PaymentMethods,
  user_money: Money,
  password_status: Flag,
  otype: /*#__PURE__*/ z.exactOptional(OrderKind),
  self_lifting: /*#__PURE__*/ z.exactOptional(DeliveryKind),
  delivery_status: /*#__PURE__*/ z.exactOptional(Flag),
  sale_type: /*#__PURE__*/ z.exactOptional(OrderAfterSales),
  comments_type: /*#__PURE__*/ z.exactOptional(ReviewStage),
  haveExpress: /*#__PURE__*/ z.exactOptional(Flag),
  isInvoice: /*#__PURE__*/ z.exactOptional(Flag),
  invoiceTimeout: /*#__PURE__*/ z.exactOptional(Flag),
  single_store: /*#__PURE__*/ z.exactOptional(IntLike),
  allRefund: /*#__PURE__*/ z.exactOptional(Flag),
  hand_del: /*#__PURE__*/ z.exactOptional(Flag),
  cancel_method: /*#__PURE__*/ z.exactOptional(k.int),
  discount_type: /*#__PURE__*/ z.exactOptional(Text),
  grade_rate_amount: /*#__PURE__*/ z.exactOptional(Money),
  allow: /*#__PURE__*/ z.exactOptional(IntLike),
  enterless: /*#__PURE__*/ z.exactOptional(Flag),
  children: /*#__PURE__*/ z.exactOptional(/*#__PURE__*/ k.checked(/*#__PURE__*/ z.array(OrderChild), /*#__PURE__*/ k.size(0, 50))),
});

export const OrderRow: z.ZodMiniType<Schemas['OrderRow']> = /*#__PURE__*/ z.looseObject({
  id: IntLike,
  sNo: Text,
  shop_name: Text,
  shop_id: /*#__PURE__*/ z.exactOptional(IntLike),
  shop_logo: /*#__PURE__*/ z.exactOptional(Url),
  add_time: DateTime,
  pay_time: DateTime,
  status: OrderStatus,
  old_total: Money,
  z_price: Money,
  spz_price: Money,
  old_freight: Money,
  otype: /*#__PURE__*/ z.exactOptional(OrderKind),
  self_lifting: /*#__PURE__*/ z.exactOptional(DeliveryKind),
  delivery_status: /*#__PURE__*/ z.exactOptional(Flag),
  sale_type: /*#__PURE__*/ z.exactOptional(OrderAfterSales),
  comments_type: /*#__PURE__*/ z.exactOptional(ReviewStage),
  haveExpress: /*#__PURE__*/ z.exactOptional(Flag),
  isInvoice: /*#__PURE__*/ z.exactOptional(Flag),
  invoiceTimeout: /*#__PURE__*/ z.exactOptional(Flag),
  single_store: /*#__PURE__*/ z.exactOptional(IntLike),
  list: /*#__PURE__*/ z.array(OrderLine),
});

export const OrderList: z.ZodMiniType<Schemas['OrderList']> = /*#__PURE__*/ z.looseObject({
  order: /*#__PURE__*/ k.checked(/*#__PURE__*/ z.array(OrderRow), /*#__PURE__*/ k.size(0, 10)),
  order_num: IntLike,
  order_failure: IntLike,
  company: /*#__PURE__*/ k.text(),
  res_order: OrderCounts,
  server_time: DateTime,
});

export const ParcelList: z.ZodMiniType<Schemas['ParcelList']> = /*#__PURE__*/ z.looseObject({
  list: /*#__PURE__*/ z.array(Parcel),
});

export const PickupLine: z.ZodMiniType<Schemas['PickupLine']> = /*#__PURE__*/ z.looseObject({
  img: Url,
  product_title: Text,
  p_price: Money,
  size: Text,
  num: IntLike,
});

export const PickupCode: z.ZodMiniType<Schemas['PickupCode']> = /*#__PURE__*/ z.looseObject({
  sNo: Text,
  status: /*#__PURE__*/ z.exactOptional(OrderStatus),
  num: IntLike,
  z_price: Money,
  extraction_code: Text,
  extraction_code_img: /*#__PURE__*/ z.exactOptional(Url),
  por_list: /*#__PURE__*/ z.array(PickupLine),
});

export const PickupStore: z.ZodMiniType<Schemas['PickupStore']> = /*#__PURE__*/ z.looseObject({
  id: /*#__PURE__*/ z.exactOptional(IntLike),
  name: Text,
  mobile: Text,
  sheng: Text,
  shi: Text,
  xian: Text,
  address: Text,
  business_hours: Text,
});

export const PickupPlace: z.ZodMiniType<Schemas['PickupPlace']> = /*#__PURE__*/ z.looseObject({
  address: PickupStore,
});

export const PlacedOrder: z.ZodMiniType<Schemas['PlacedOrder']> = /*#__PURE__*/ z.looseObject({
  sNo: Text,
  total: Money,
  order_id: IntLike,
});

export const PluginStatus: z.ZodMiniType<Schemas['PluginStatus']> = /*#__PURE__*/ z.looseObject({
  isVip: Flag,
  memberPlugin: Flag,
  couponPlugin: Flag,
  mchCouponPlugin: Flag,
});

export const Product: z.ZodMiniType<Schemas['Product']> = /*#__PURE__*/ z.looseObject({
  pro_id: IntLike,
  name: Text,
  subtitle: Text,
  price: MoneyRange,
  vipPrice: /*#__PURE__*/ z.exactOptional(Money),
  content: /*#__PURE__*/ k.json(/*#__PURE__*/ z.array(ContentTab)),
  img_arr: /*#__PURE__*/ k.checked(/*#__PURE__*/ z.array(Url), /*#__PURE__*/ k.size(0, 20)),
  video: /*#__PURE__*/ z.exactOptional(Url),
  photo_x: Url,
  num: IntLike,
  status: ProductStatus,
  recycle: Flag,
  s_type: Csv,
  brand_name: Text,
  cat_name: Text,
  cid: IntLike,
  volume: IntLike,
});

export const ProductClass: z.ZodMiniType<Schemas['ProductClass']> = /*#__PURE__*/ z.looseObject({
  cid: IntLike,
  pname: Text,
  get children() {
    return /*#__PURE__*/ z.array(ProductClass);
  },
});

export const ProductShop: z.ZodMiniType<Schemas['ProductShop']> = /*#__PURE__*/ z.looseObject({
  shop_id: IntLike,
  shop_name: Text,
  shop_logo: Url,
  is_open: k.int,
  quantity_on_sale: IntLike,
  quantity_sold: IntLike,
  collection_num: IntLike,
});

export const RelatedProduct: z.ZodMiniType<Schemas['RelatedProduct']> = /*#__PURE__*/ z.looseObject({
  id: IntLike,
  imgurl: Url,
  product_title: Text,
  price: Money,
});

export const ProductPage: z.ZodMiniType<Schemas['ProductPage']> = /*#__PURE__*/ z.looseObject({
  access_id: /*#__PURE__*/ k.text(128),
  login_status: Flag,
  collection_status: Flag,
  collection_id: /*#__PURE__*/ z.exactOptional(IntLike),
  commentsTotal: IntLike,
  attribute_list: /*#__PURE__*/ z.array(AttributeRow),
  attrList: /*#__PURE__*/ z.array(Attribute),
  skuBeanList: /*#__PURE__*/ z.array(Sku),
  shop_list: ProductShop,
  related_recommendations: /*#__PURE__*/ k.checked(/*#__PURE__*/ z.array(RelatedProduct), /*#__PURE__*/ k.size(0, 10)),
  pro: Product,
});

export const Region: z.ZodMiniType<Schemas['Region']> = /*#__PURE__*/ z.looseObject({
  value: /*#__PURE__*/ k.text(60),
  label: Text,
  get children() {
    return /*#__PURE__*/ z.exactOptional(/*#__PURE__*/ z.array(Region));
  },
});

export const SearchResult: z.ZodMiniType<Schemas['SearchResult']> = /*#__PURE__*/ z.looseObject({
  total: IntLike,
  list: /*#__PURE__*/ k.checked(/*#__PURE__*/ z.array(ProductCard), /*#__PURE__*/ k.size(0, 50)),
  brand_list: /*#__PURE__*/ z.array(BrandFilter),
  class_list: /*#__PURE__*/ z.array(ClassFilter),
});

export const SettlementLine: z.ZodMiniType<Schemas['SettlementLine']> = /*#__PURE__*/ z.looseObject({
  pid: IntLike,
  cid: IntLike,
  img: Url,
  product_title: Text,
  size: Text,
  price: Money,
  num: IntLike,
  freight_price: /*#__PURE__*/ z.exactOptional(Money),
  sec_id: /*#__PURE__*/ z.exactOptional(IntLike),
});

export const ShopCouponChoice: z.ZodMiniType<Schemas['ShopCouponChoice']> = /*#__PURE__*/ z.looseObject({
  coupon_id: IntLike,
  coupon_name: Text,
  coupon_status: Flag,
  activityType: /*#__PURE__*/ z.exactOptional(CouponKind),
  money: /*#__PURE__*/ z.exactOptional(Money),
  discount: /*#__PURE__*/ z.exactOptional(/*#__PURE__*/ k.oneOf(/*#__PURE__*/ k.number(), /*#__PURE__*/ k.text())),
  limitMoney: /*#__PURE__*/ z.exactOptional(Money),
});

export const SettlementShop: z.ZodMiniType<Schemas['SettlementShop']> = /*#__PURE__*/ z.looseObject({
  shop_id: IntLike,
  shop_name: Text,
  list: /*#__PURE__*/ z.array(SettlementLine),
  products_num: IntLike,
  product_total: Money,
  freight_price: Money,
  shop_subtotal: Money,
  coupon_list: /*#__PURE__*/ z.exactOptional(/*#__PURE__*/ k.checked(/*#__PURE__*/ z.array(ShopCouponChoice), /*#__PURE__*/ k.size(0, 100))),
});

export const SettlementAddress: z.ZodMiniType<Schemas['SettlementAddress']> = /*#__PURE__*/ z.looseObject({
  sheng: /*#__PURE__*/ z.exactOptional(Text),
  shi: /*#__PURE__*/ z.exactOptional(Text),
  xian: /*#__PURE__*/ z.exactOptional(Text),
  address: /*#__PURE__*/ z.exactOptional(Text),
});

export const Settlement: z.ZodMiniType<Schemas['Settlement']> = /*#__PURE__*/ z.looseObject({
  products: /*#__PURE__*/ z.array(SettlementShop),
  products_total: Money,
  freight: Money,
  total: Money,
  mch_preferential_amount: Money,
  preferential_amount: Money,
  grade_rate: /*#__PURE__*/ k.oneOf(/*#__PURE__*/ k.number(), /*#__PURE__*/ k.text()),
  grade_rate_amount: Money,
  address_list: /*#__PURE__*/ z.array(Address),
  address_id: IntLike,
  payment: PaymentMethods,
  defaultpayment: /*#__PURE__*/ z.looseObject({
    defaultpayName: /*#__PURE__*/ k.text(),
  }),
  user_money: Money,
  password_status: Flag,
  coupon_list: /*#__PURE__*/ z.exactOptional(/*#__PURE__*/ k.checked(/*#__PURE__*/ z.array(MallCouponChoice), /*#__PURE__*/ k.size(0, 100))),
  coupon_num: /*#__PURE__*/ z.exactOptional(IntLike),
  coupon_money: /*#__PURE__*/ z.exactOptional(Money),
  is_supplier_pro: /*#__PURE__*/ z.exactOptional(Flag),
  shop_status: /*#__PURE__*/ z.exactOptional(Flag),
  self_lifting: /*#__PURE__*/ z.exactOptional(DeliveryKind),
  addemt: /*#__PURE__*/ z.exactOptional(Flag),
  enterless: /*#__PURE__*/ z.exactOptional(Flag),
  omsg: /*#__PURE__*/ z.exactOptional(SettlementAddress),
  server_time: /*#__PURE__*/ z.exactOptional(DateTime),
});

export const Shell: z.ZodMiniType<Schemas['Shell']> = /*#__PURE__*/ z.looseObject({
  login_status: Flag,
  user_name: Text,
  headUrl: Url,
  messages_num: IntLike,
  coupon_num: IntLike,
  order_num: IntLike,
  cart_num: IntLike,
  cart_price: Money,
  cart_list: /*#__PURE__*/ k.checked(/*#__PURE__*/ z.array(MiniCartLine), /*#__PURE__*/ k.size(0, 5)),
  class_list: /*#__PURE__*/ z.array(ProductClass),
  pluginStatus: PluginStatus,
  vipEndTime: DateTime,
  vipEndDay: IntLike,
  memberRemind: Flag,
  mchCoupon: MallConfig,
});

export const SignedIn: z.ZodMiniType<Schemas['SignedIn']> = /*#__PURE__*/ z.looseObject({
  access_id: AccessId,
  userId: IntLike,
  user_name: Text,
  headimgurl: Url,
  y_password: Flag,
  user_lang_code: /*#__PURE__*/ k.text(10),
});
