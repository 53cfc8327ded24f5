// Generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. Do not edit.
import * as z from 'zod/mini';
import * as k from '../wire/kit.ts';
import type { components } from './types.ts';

type Schemas = components['schemas'];

export const Html: z.ZodMiniType<Schemas['Html']> = /*#__PURE__*/ k.text(100000);

export const AboutPage: z.ZodMiniType<Schemas['AboutPage']> = /*#__PURE__*/ k.object({
  content: Html,
});

export const AccessId: z.ZodMiniType<Schemas['AccessId']> = /*#__PURE__*/ k.text(128);

export const Url: z.ZodMiniType<Schemas['Url']> = /*#__PURE__*/ k.text(2000);

export const Text: z.ZodMiniType<Schemas['Text']> = /*#__PURE__*/ k.text(500);

export const Money: z.ZodMiniType<Schemas['Money']> = /*#__PURE__*/ k.money(/^-?\d{1,12}(\.\d{1,2})?$/u);

export const IntLike: z.ZodMiniType<Schemas['IntLike']> = k.int;

export const AccountSummary: z.ZodMiniType<Schemas['AccountSummary']> = /*#__PURE__*/ k.object({
  headimgurl: Url,
  user_name: Text,
  money: Money,
  score: IntLike,
  coupon_num: IntLike,
});

export const OrderStatus: z.ZodMiniType<Schemas['OrderStatus']> = k.int;

export const CurrencySymbol: z.ZodMiniType<Schemas['CurrencySymbol']> = /*#__PURE__*/ k.text(10);

export const ExchangeRate: z.ZodMiniType<Schemas['ExchangeRate']> = /*#__PURE__*/ k.oneOf(/*#__PURE__*/ k.number(), /*#__PURE__*/ k.text());

export const DateTime: z.ZodMiniType<Schemas['DateTime']> = k.dateTime;

export const Flag: z.ZodMiniType<Schemas['Flag']> = k.flag;

export const OrderAfterSales: z.ZodMiniType<Schemas['OrderAfterSales']> = k.int;

export const DeliveryKind: z.ZodMiniType<Schemas['DeliveryKind']> = k.int;

export const RecentOrder: z.ZodMiniType<Schemas['RecentOrder']> = /*#__PURE__*/ k.object({
  id: IntLike,
  sNo: Text,
  status: OrderStatus,
  img: Url,
  z_price: Money,
  currency_symbol: /*#__PURE__*/ k.optional(CurrencySymbol),
  exchange_rate: /*#__PURE__*/ k.optional(ExchangeRate),
  add_time: DateTime,
  delivery_status: Flag,
  sale_type: OrderAfterSales,
  self_lifting: DeliveryKind,
});

export const AccountHome: z.ZodMiniType<Schemas['AccountHome']> = /*#__PURE__*/ k.object({
  user: AccountSummary,
  dfk_num: IntLike,
  dfh_num: IntLike,
  dsh_num: IntLike,
  dpj_num: IntLike,
  th: IntLike,
  order_list: /*#__PURE__*/ k.list(RecentOrder, 0, 10),
});

export const Address: z.ZodMiniType<Schemas['Address']> = /*#__PURE__*/ k.object({
  id: IntLike,
  name: Text,
  tel: Text,
  sheng: Text,
  city: Text,
  quyu: Text,
  region: /*#__PURE__*/ k.optional(Text),
  address: Text,
  is_default: Flag,
  cpc: Text,
  code: Text,
  country_code: /*#__PURE__*/ k.optional(Text),
  street_address: /*#__PURE__*/ k.optional(Text),
  address_xq: /*#__PURE__*/ k.optional(Text),
});

export const AddressForm: z.ZodMiniType<Schemas['AddressForm']> = /*#__PURE__*/ k.object({
  province: Text,
  city_id: Text,
  county: Text,
  address: Address,
});

export const AfterSaleKind: z.ZodMiniType<Schemas['AfterSaleKind']> = k.int;

export const AfterSaleState: z.ZodMiniType<Schemas['AfterSaleState']> = k.int;

export const AfterSaleParcel: z.ZodMiniType<Schemas['AfterSaleParcel']> = /*#__PURE__*/ k.object({
  express: Text,
  express_num: Text,
});

export const ReturnAddress: z.ZodMiniType<Schemas['ReturnAddress']> = /*#__PURE__*/ k.object({
  address: Text,
  name: Text,
  phone: Text,
});

export const AfterSaleEvent: z.ZodMiniType<Schemas['AfterSaleEvent']> = /*#__PURE__*/ k.object({
  time: DateTime,
  r_type: AfterSaleState,
  content: /*#__PURE__*/ k.text(2000),
});

export const AfterSaleLine: z.ZodMiniType<Schemas['AfterSaleLine']> = /*#__PURE__*/ k.object({
  id: IntLike,
  p_id: /*#__PURE__*/ k.optional(IntLike),
  image: Url,
  p_name: Text,
  size: Text,
  p_price: Money,
  currency_symbol: /*#__PURE__*/ k.optional(CurrencySymbol),
  exchange_rate: /*#__PURE__*/ k.optional(ExchangeRate),
  num: IntLike,
  refund: /*#__PURE__*/ k.optional(Flag),
});

export const AfterSaleDetails: z.ZodMiniType<Schemas['AfterSaleDetails']> = /*#__PURE__*/ k.object({
  id: /*#__PURE__*/ k.optional(IntLike),
  re_type: AfterSaleKind,
  r_type: AfterSaleState,
  order_id: /*#__PURE__*/ k.optional(IntLike),
  sNo: Text,
  re_time: DateTime,
  re_apply_money: Money,
  real_money: /*#__PURE__*/ k.optional(Money),
  pay_type: /*#__PURE__*/ k.optional(/*#__PURE__*/ k.text()),
  currency_symbol: /*#__PURE__*/ k.optional(CurrencySymbol),
  exchange_rate: /*#__PURE__*/ k.optional(ExchangeRate),
  content: /*#__PURE__*/ k.text(2000),
  re_photo: /*#__PURE__*/ k.list(Url, 0, 3),
  audit_time: DateTime,
  suggestive_language: Text,
  r_content: /*#__PURE__*/ k.optional(Text),
  express: Text,
  express_num: Text,
  return_info: /*#__PURE__*/ k.optional(AfterSaleParcel),
  send_info: /*#__PURE__*/ k.optional(AfterSaleParcel),
  expire_time: /*#__PURE__*/ k.optional(DateTime),
  store_info: /*#__PURE__*/ k.optional(ReturnAddress),
  record: /*#__PURE__*/ k.optional(/*#__PURE__*/ k.list(AfterSaleEvent)),
  list: /*#__PURE__*/ k.list(AfterSaleLine),
});

export const OrderKind: z.ZodMiniType<Schemas['OrderKind']> = /*#__PURE__*/ k.text();

export const AfterSaleForm: z.ZodMiniType<Schemas['AfterSaleForm']> = /*#__PURE__*/ k.object({
  refund_price: Money,
  currency_symbol: /*#__PURE__*/ k.optional(CurrencySymbol),
  exchange_rate: /*#__PURE__*/ k.optional(ExchangeRate),
  orderType: /*#__PURE__*/ k.optional(OrderKind),
  self_lifting: /*#__PURE__*/ k.optional(DeliveryKind),
  status: /*#__PURE__*/ k.optional(Flag),
  refundAmt: /*#__PURE__*/ k.optional(Flag),
  refundGoodsAmt: /*#__PURE__*/ k.optional(Flag),
  refundGoods: /*#__PURE__*/ k.optional(Flag),
  list: /*#__PURE__*/ k.list(AfterSaleLine),
});

export const ReturnAddressOfRow: z.ZodMiniType<Schemas['ReturnAddressOfRow']> = /*#__PURE__*/ k.object({
  tel: Text,
  name: Text,
  address_xq: Text,
});

export const AfterSaleRow: z.ZodMiniType<Schemas['AfterSaleRow']> = /*#__PURE__*/ k.object({
  id: IntLike,
  order_id: IntLike,
  sNo: Text,
  shop_id: /*#__PURE__*/ k.optional(IntLike),
  shop_name: Text,
  shop_logo: /*#__PURE__*/ k.optional(Url),
  detailId: IntLike,
  goodsId: IntLike,
  pid: IntLike,
  imgurl: Url,
  p_name: Text,
  size: Text,
  p_price: /*#__PURE__*/ k.optional(Money),
  num: /*#__PURE__*/ k.optional(IntLike),
  re_apply_money: Money,
  currency_symbol: /*#__PURE__*/ k.optional(CurrencySymbol),
  exchange_rate: /*#__PURE__*/ k.optional(ExchangeRate),
  re_time: DateTime,
  re_type: AfterSaleKind,
  r_type: AfterSaleState,
  prompt: /*#__PURE__*/ k.optional(Text),
  return_state: /*#__PURE__*/ k.optional(IntLike),
  buyer: /*#__PURE__*/ k.optional(ReturnAddressOfRow),
});

export const AfterSaleList: z.ZodMiniType<Schemas['AfterSaleList']> = /*#__PURE__*/ k.object({
  total: IntLike,
  list: /*#__PURE__*/ k.list(AfterSaleRow, 0, 50),
});

export const AfterSaleOptions: z.ZodMiniType<Schemas['AfterSaleOptions']> = /*#__PURE__*/ k.object({
  refund: Flag,
  refundAmt: Flag,
  refundGoodsAmt: Flag,
  refundGoods: Flag,
  orderType: OrderKind,
  refund_only_status: /*#__PURE__*/ k.optional(Flag),
  return_refund_status: /*#__PURE__*/ k.optional(Flag),
  exchange_goods_status: /*#__PURE__*/ k.optional(Flag),
  list: /*#__PURE__*/ k.list(AfterSaleLine),
});

export const Agreement: z.ZodMiniType<Schemas['Agreement']> = /*#__PURE__*/ k.object({
  title: Text,
  content: Html,
});

export const ApplicationState: z.ZodMiniType<Schemas['ApplicationState']> = k.int;

export const AppliedAfterSale: z.ZodMiniType<Schemas['AppliedAfterSale']> = /*#__PURE__*/ k.object({
  sNo: Text,
  time: DateTime,
  refund_amount: Money,
  RefundType: /*#__PURE__*/ k.optional(AfterSaleState),
  product_title: /*#__PURE__*/ k.list(Text),
});

export const AttributeValue: z.ZodMiniType<Schemas['AttributeValue']> = /*#__PURE__*/ k.object({
  id: IntLike,
  attributeValue: Text,
});

export const Attribute: z.ZodMiniType<Schemas['Attribute']> = /*#__PURE__*/ k.object({
  id: IntLike,
  attrName: Text,
  attr: /*#__PURE__*/ k.list(AttributeValue),
});

export const AttributeRow: z.ZodMiniType<Schemas['AttributeRow']> = /*#__PURE__*/ k.object({
  SkuID: IntLike,
  Stock: IntLike,
  Price: Money,
  Pic: Url,
  vipPrice: /*#__PURE__*/ k.optional(Money),
}, /*#__PURE__*/ k.oneOf(/*#__PURE__*/ k.text(100), /*#__PURE__*/ k.integer()));

export const BankCard: z.ZodMiniType<Schemas['BankCard']> = /*#__PURE__*/ k.object({
  id: IntLike,
  Bank_name: Text,
  Bank_card_number: Text,
  is_default: Flag,
});

export const BankCardDetails: z.ZodMiniType<Schemas['BankCardDetails']> = /*#__PURE__*/ k.object({
  Bank_card_number: Text,
  Bank_name: Text,
  branch: Text,
  Cardholder: Text,
  is_default: Flag,
});

export const Banner: z.ZodMiniType<Schemas['Banner']> = /*#__PURE__*/ k.object({
  id: IntLike,
  image: Url,
  url: Url,
  title: /*#__PURE__*/ k.optional(Text),
  subheading: /*#__PURE__*/ k.optional(Text),
});

export const BasicConfiguration: z.ZodMiniType<Schemas['BasicConfiguration']> = /*#__PURE__*/ k.object({
  html_icon: Url,
  store_name: Text,
  store_logo: Url,
  logon_logo: Url,
  copyright_information: Text,
  record_information: Text,
  link_to_landing_page: Url,
  app_logo: /*#__PURE__*/ k.optional(Url),
  admin_default_portrait: /*#__PURE__*/ k.optional(Url),
  h5_domain: /*#__PURE__*/ k.optional(Url),
  watermark_name: /*#__PURE__*/ k.optional(Text),
  watermark_url: /*#__PURE__*/ k.optional(Url),
  messageSaveDay: /*#__PURE__*/ k.optional(IntLike),
  appLoginValid: /*#__PURE__*/ k.optional(IntLike),
});

export const BillableOrder: z.ZodMiniType<Schemas['BillableOrder']> = /*#__PURE__*/ k.object({
  order_id: IntLike,
  sNo: Text,
  shop_name: Text,
  shop_logo: /*#__PURE__*/ k.optional(Url),
  add_time: DateTime,
  old_total: /*#__PURE__*/ k.optional(Money),
  z_price: Money,
  invoiceTimeout: Flag,
});

export const BillableOrderList: z.ZodMiniType<Schemas['BillableOrderList']> = /*#__PURE__*/ k.object({
  list: /*#__PURE__*/ k.list(BillableOrder, 0, 10),
  total: /*#__PURE__*/ k.optional(IntLike),
});

export const BlockProduct: z.ZodMiniType<Schemas['BlockProduct']> = /*#__PURE__*/ k.object({
  id: IntLike,
  coverUrl: Url,
  product_title: Text,
});

export const Block: z.ZodMiniType<Schemas['Block']> = /*#__PURE__*/ k.object({
  id: IntLike,
  name: Text,
  goodsList: /*#__PURE__*/ k.object({
    list: /*#__PURE__*/ k.list(BlockProduct),
  }),
});

export const ProductStatus: z.ZodMiniType<Schemas['ProductStatus']> = k.int;

export const BlockListProduct: z.ZodMiniType<Schemas['BlockListProduct']> = /*#__PURE__*/ k.object({
  id: IntLike,
  imgUrl: Url,
  product_title: Text,
  price: Money,
  price_to: /*#__PURE__*/ k.optional(Money),
  status: ProductStatus,
  recycle: Flag,
  num: IntLike,
});

export const BooleanFlag: z.ZodMiniType<Schemas['BooleanFlag']> = k.flag;

export const BrandFilter: z.ZodMiniType<Schemas['BrandFilter']> = /*#__PURE__*/ k.object({
  brand_id: IntLike,
  brand_name: Text,
});

export const ProofOfWork: z.ZodMiniType<Schemas['ProofOfWork']> = /*#__PURE__*/ k.object({
  algorithm: /*#__PURE__*/ k.text(),
  challenge: /*#__PURE__*/ k.text(64),
  maxnumber: IntLike,
  salt: /*#__PURE__*/ k.text(200),
  signature: /*#__PURE__*/ k.text(64),
});

export const Captcha: z.ZodMiniType<Schemas['Captcha']> = /*#__PURE__*/ k.object({
  code: /*#__PURE__*/ k.text(128),
  code_img: /*#__PURE__*/ k.text(60000),
  challenge: ProofOfWork,
});

export const CouponBenefit: z.ZodMiniType<Schemas['CouponBenefit']> = k.int;

export const Discount: z.ZodMiniType<Schemas['Discount']> = /*#__PURE__*/ k.money(/^\d{1,2}(\.\d{1,2})?$/u);

export const CartCoupon: z.ZodMiniType<Schemas['CartCoupon']> = /*#__PURE__*/ k.object({
  id: IntLike,
  name: Text,
  activity_type: CouponBenefit,
  money: Money,
  discount: Discount,
  expirationDate: DateTime,
  point: Text,
  point_type: k.int,
});

export const SkuAttribute: z.ZodMiniType<Schemas['SkuAttribute']> = /*#__PURE__*/ k.object({
  attributeId: IntLike,
  attributeValId: IntLike,
});

export const Sku: z.ZodMiniType<Schemas['Sku']> = /*#__PURE__*/ k.object({
  cid: IntLike,
  name: Text,
  imgurl: Url,
  price: Money,
  vipPrice: /*#__PURE__*/ k.optional(Money),
  count: IntLike,
  attributes: /*#__PURE__*/ k.list(SkuAttribute),
});

export const CartLine: z.ZodMiniType<Schemas['CartLine']> = /*#__PURE__*/ k.object({
  id: IntLike,
  Goods_id: IntLike,
  pro_name: Text,
  imgurl: Url,
  price: Money,
  vipPrice: /*#__PURE__*/ k.optional(Money),
  num: IntLike,
  stock: IntLike,
  attribute_id: IntLike,
  attribute: Text,
  selected: Flag,
  attrList: /*#__PURE__*/ k.list(Attribute),
  skuBeanList: /*#__PURE__*/ k.list(Sku),
});

export const CartGroup: z.ZodMiniType<Schemas['CartGroup']> = /*#__PURE__*/ k.object({
  shop_id: IntLike,
  mch_name: Text,
  isOpenCoupon: /*#__PURE__*/ k.optional(BooleanFlag),
  coupon_list: /*#__PURE__*/ k.optional(/*#__PURE__*/ k.list(CartCoupon, 0, 100)),
  list: /*#__PURE__*/ k.list(CartLine),
});

export const InvalidCartLine: z.ZodMiniType<Schemas['InvalidCartLine']> = /*#__PURE__*/ k.object({
  id: IntLike,
  Goods_id: IntLike,
  pro_name: Text,
  imgurl: Url,
  price: Money,
  num: IntLike,
  recycle: Flag,
  goodsStatus: /*#__PURE__*/ k.optional(k.int),
});

export const Cart: z.ZodMiniType<Schemas['Cart']> = /*#__PURE__*/ k.object({
  login_status: Flag,
  isVip: /*#__PURE__*/ k.optional(Flag),
  total: IntLike,
  list: /*#__PURE__*/ k.list(CartGroup),
  data0: /*#__PURE__*/ k.list(InvalidCartLine),
  selected_num: IntLike,
  selected_total: Money,
});

export const CouponScope: z.ZodMiniType<Schemas['CouponScope']> = k.int;

export const ReceiveState: z.ZodMiniType<Schemas['ReceiveState']> = k.int;

export const CentreCoupon: z.ZodMiniType<Schemas['CentreCoupon']> = /*#__PURE__*/ k.object({
  id: IntLike,
  mch_id: IntLike,
  name: Text,
  activity_type: CouponBenefit,
  type: CouponScope,
  money: Money,
  discount: Discount,
  z_money: Money,
  limit: Text,
  circulation: IntLike,
  num: IntLike,
  issue_number_type: k.int,
  issue_number_type_str: Text,
  receive: IntLike,
  cover_map: Url,
  point: Text,
  point_type: ReceiveState,
  start_time: DateTime,
  end_time: DateTime,
  day: IntLike,
  Instructions: /*#__PURE__*/ k.text(2000),
});

export const ClassFilter: z.ZodMiniType<Schemas['ClassFilter']> = /*#__PURE__*/ k.object({
  cid: IntLike,
  pname: Text,
});

export const CodeRequested: z.ZodMiniType<Schemas['CodeRequested']> = /*#__PURE__*/ k.mapOr(/*#__PURE__*/ z.nullable(/*#__PURE__*/ k.oneOf(/*#__PURE__*/ k.array(/*#__PURE__*/ z.unknown(), 0, 0), /*#__PURE__*/ k.text(500), /*#__PURE__*/ z.boolean())), /*#__PURE__*/ k.object({
  demo_code: /*#__PURE__*/ k.optional(/*#__PURE__*/ k.text(6)),
}));

export const ContentTab: z.ZodMiniType<Schemas['ContentTab']> = /*#__PURE__*/ k.object({
  name: Text,
  content: Html,
});

export const Country: z.ZodMiniType<Schemas['Country']> = /*#__PURE__*/ k.object({
  id: /*#__PURE__*/ k.optional(IntLike),
  name: Text,
  zh_name: /*#__PURE__*/ k.optional(Text),
  code2: Text,
  num3: IntLike,
  code: Text,
  national_flag: Url,
  is_show: /*#__PURE__*/ k.optional(Flag),
});

export const Courier: z.ZodMiniType<Schemas['Courier']> = /*#__PURE__*/ k.object({
  id: IntLike,
  kuaidi_name: Text,
  type: /*#__PURE__*/ k.optional(Text),
  is_open: /*#__PURE__*/ k.optional(Flag),
  sort: /*#__PURE__*/ k.optional(IntLike),
});

export const Couriers: z.ZodMiniType<Schemas['Couriers']> = /*#__PURE__*/ k.object({
  express: /*#__PURE__*/ k.list(Courier),
  address: /*#__PURE__*/ k.optional(Text),
  name: /*#__PURE__*/ k.optional(Text),
  phone: /*#__PURE__*/ k.optional(Text),
});

export const Csv: z.ZodMiniType<Schemas['Csv']> = /*#__PURE__*/ k.csv(2000);

export const Currency: z.ZodMiniType<Schemas['Currency']> = /*#__PURE__*/ k.object({
  currency_id: IntLike,
  currency_code: /*#__PURE__*/ k.text(10),
  currency_symbol: /*#__PURE__*/ k.text(10),
  exchange_rate: /*#__PURE__*/ k.oneOf(/*#__PURE__*/ k.number(), /*#__PURE__*/ k.text()),
});

export const InvoiceHeaderKind: z.ZodMiniType<Schemas['InvoiceHeaderKind']> = k.int;

export const InvoiceHeader: z.ZodMiniType<Schemas['InvoiceHeader']> = /*#__PURE__*/ k.object({
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

export const Nothing: z.ZodMiniType<Schemas['Nothing']> = /*#__PURE__*/ k.mapOr(/*#__PURE__*/ z.nullable(/*#__PURE__*/ k.oneOf(/*#__PURE__*/ k.array(/*#__PURE__*/ z.unknown(), 0, 0), /*#__PURE__*/ k.text(500), /*#__PURE__*/ z.boolean())), /*#__PURE__*/ k.object({}));

export const DefaultInvoiceHeader: z.ZodMiniType<Schemas['DefaultInvoiceHeader']> = /*#__PURE__*/ k.oneOf(InvoiceHeader, Nothing);

export const FavoriteProduct: z.ZodMiniType<Schemas['FavoriteProduct']> = /*#__PURE__*/ k.object({
  id: IntLike,
  p_id: IntLike,
  imgurl: Url,
  product_title: Text,
  price: Money,
  price_to: /*#__PURE__*/ k.optional(Money),
  recycle: Flag,
  status: ProductStatus,
  num: IntLike,
});

export const ShopState: z.ZodMiniType<Schemas['ShopState']> = k.int;

export const RelatedProduct: z.ZodMiniType<Schemas['RelatedProduct']> = /*#__PURE__*/ k.object({
  id: IntLike,
  imgurl: Url,
  product_title: Text,
  price: Money,
  price_to: /*#__PURE__*/ k.optional(Money),
});

export const FavoriteShop: z.ZodMiniType<Schemas['FavoriteShop']> = /*#__PURE__*/ k.object({
  id: IntLike,
  mch_id: IntLike,
  shopid: IntLike,
  mch_name: Text,
  logo: Url,
  is_open: ShopState,
  collection_num: IntLike,
  list: /*#__PURE__*/ k.list(RelatedProduct, 0, 10),
  xplist: /*#__PURE__*/ k.list(RelatedProduct, 0, 10),
});

export const SlotState: z.ZodMiniType<Schemas['SlotState']> = k.int;

export const FlashItem: z.ZodMiniType<Schemas['FlashItem']> = /*#__PURE__*/ k.object({
  id: IntLike,
  pro_id: IntLike,
  product_title: Text,
  imgurl: Url,
  logo_img: Url,
  mch_name: Text,
  size: /*#__PURE__*/ k.optional(Text),
  seconds_price: Money,
  price: Money,
  num: IntLike,
  max_num: IntLike,
  lefttime: IntLike,
  type: SlotState,
});

export const FlashOffer: z.ZodMiniType<Schemas['FlashOffer']> = /*#__PURE__*/ k.object({
  id: IntLike,
  cid: IntLike,
  secPrice: Money,
  num: IntLike,
  max_num: IntLike,
  buyNum: IntLike,
  limitNum: IntLike,
  canbuy: Flag,
  remainingTime: IntLike,
  secStatus: k.int,
  server_time: DateTime,
});

export const FlashSlot: z.ZodMiniType<Schemas['FlashSlot']> = /*#__PURE__*/ k.object({
  id: IntLike,
  title: Text,
  type: SlotState,
  starttime: DateTime,
  endtime: DateTime,
});

export const FlashSale: z.ZodMiniType<Schemas['FlashSale']> = /*#__PURE__*/ k.object({
  time_list: /*#__PURE__*/ k.list(FlashSlot, 0, 24),
  slot_id: IntLike,
  list: /*#__PURE__*/ k.list(FlashItem, 0, 10),
  count: IntLike,
  server_time: DateTime,
});

export const FooterLink: z.ZodMiniType<Schemas['FooterLink']> = /*#__PURE__*/ k.object({
  name: Text,
  link: Url,
});

export const FooterPromise: z.ZodMiniType<Schemas['FooterPromise']> = /*#__PURE__*/ k.object({
  image: Url,
  title: Text,
  subheading: Text,
});

export const FoundShop: z.ZodMiniType<Schemas['FoundShop']> = /*#__PURE__*/ k.object({
  id: IntLike,
  name: Text,
  head_img: Url,
  sheng: Text,
  shi: Text,
  collectionNum: IntLike,
  pro_num: IntLike,
  is_collect: Flag,
});

export const ProductCard: z.ZodMiniType<Schemas['ProductCard']> = /*#__PURE__*/ k.object({
  id: IntLike,
  imgurl: Url,
  imgUrl: /*#__PURE__*/ k.optional(Url),
  product_title: Text,
  subtitle: Text,
  price: Money,
  price_to: /*#__PURE__*/ k.optional(Money),
  vipPrice: /*#__PURE__*/ k.optional(Money),
  volume: IntLike,
  mch_name: Text,
  status: ProductStatus,
  recycle: Flag,
  goodsNum: IntLike,
  num: /*#__PURE__*/ k.optional(IntLike),
  s_type: Csv,
});

export const HomePage: z.ZodMiniType<Schemas['HomePage']> = /*#__PURE__*/ k.object({
  banner: /*#__PURE__*/ k.list(Banner, 0, 10),
  coupon_list: /*#__PURE__*/ k.optional(/*#__PURE__*/ k.list(CentreCoupon, 0, 8)),
  list_r: /*#__PURE__*/ k.list(ProductCard),
  list_x: /*#__PURE__*/ k.list(ProductCard),
  list_m: /*#__PURE__*/ k.list(ProductCard),
});

export const Invoice: z.ZodMiniType<Schemas['Invoice']> = /*#__PURE__*/ k.object({
  id: IntLike,
  order_id: IntLike,
  s_no: Text,
  shop_name: Text,
  shop_logo: /*#__PURE__*/ k.optional(Url),
  order_add_time: DateTime,
  invoice_status: /*#__PURE__*/ k.optional(k.int),
  company_name: /*#__PURE__*/ k.optional(Text),
  invoice_amount: Money,
  email: Text,
  file: Url,
  reason: /*#__PURE__*/ k.optional(Text),
  correction: /*#__PURE__*/ k.optional(Flag),
  invoiceTimeout: Flag,
});

export const InvoiceHeaderList: z.ZodMiniType<Schemas['InvoiceHeaderList']> = /*#__PURE__*/ k.object({
  list: /*#__PURE__*/ k.list(InvoiceHeader),
  total: /*#__PURE__*/ k.optional(IntLike),
});

export const InvoiceList: z.ZodMiniType<Schemas['InvoiceList']> = /*#__PURE__*/ k.object({
  list: /*#__PURE__*/ k.list(Invoice, 0, 10),
  total: /*#__PURE__*/ k.optional(IntLike),
});

export const LatestWithdrawal: z.ZodMiniType<Schemas['LatestWithdrawal']> = /*#__PURE__*/ k.object({
  status: k.int,
  withdrawStatus: k.int,
  Bank_name: /*#__PURE__*/ k.optional(Text),
  Bank_card_number: /*#__PURE__*/ k.optional(Text),
  wx_name: /*#__PURE__*/ k.optional(Text),
  money: Money,
  fee: Money,
  add_date: DateTime,
  decided_date: DateTime,
});

export const LineSkus: z.ZodMiniType<Schemas['LineSkus']> = /*#__PURE__*/ k.object({
  attribute_list: /*#__PURE__*/ k.list(AttributeRow),
  attrList: /*#__PURE__*/ k.list(Attribute),
  skuBeanList: /*#__PURE__*/ k.list(Sku),
});

export const ReviewStage: z.ZodMiniType<Schemas['ReviewStage']> = k.int;

export const LineToReview: z.ZodMiniType<Schemas['LineToReview']> = /*#__PURE__*/ k.object({
  id: IntLike,
  commodityId: IntLike,
  goodsId: IntLike,
  sid: IntLike,
  commodityIcon: Url,
  product_title: Text,
  size: Text,
  comments_type: ReviewStage,
});

export const MallConfig: z.ZodMiniType<Schemas['MallConfig']> = /*#__PURE__*/ k.object({
  mallName: Text,
  welcomeTerm: Text,
  mallLogo: Url,
  mallIcon: Url,
  authority: Url,
  APPExplain: Text,
  APPUrl: Url,
  H5Url: /*#__PURE__*/ k.optional(Url),
  textExplain: /*#__PURE__*/ k.optional(Text),
  archival: Text,
  copyright: Text,
  list: /*#__PURE__*/ k.list(FooterLink),
  bottoList: /*#__PURE__*/ k.list(FooterPromise, 0, 4),
  shortcutMenu2: Csv,
  shortcutMenu3: Csv,
  regionalLinks: /*#__PURE__*/ k.list(FooterLink, 0, 20),
});

export const MallCouponChoice: z.ZodMiniType<Schemas['MallCouponChoice']> = /*#__PURE__*/ k.object({
  coupon_id: IntLike,
  coupon_name: Text,
  coupon_status: BooleanFlag,
  discount_type: /*#__PURE__*/ k.text(),
  activityType: /*#__PURE__*/ k.optional(CouponBenefit),
  money: /*#__PURE__*/ k.optional(Money),
  discount: /*#__PURE__*/ k.optional(/*#__PURE__*/ k.oneOf(/*#__PURE__*/ k.number(), /*#__PURE__*/ k.text())),
  limitMoney: /*#__PURE__*/ k.optional(Money),
});

export const MallLanguage: z.ZodMiniType<Schemas['MallLanguage']> = /*#__PURE__*/ k.object({
  lang_code: /*#__PURE__*/ k.text(20),
  lang_name: Text,
});

export const MembershipBenefit: z.ZodMiniType<Schemas['MembershipBenefit']> = /*#__PURE__*/ k.object({
  icon: Url,
  equityName: Text,
  englishName: Text,
  detail: /*#__PURE__*/ k.optional(Text),
});

export const MembershipPurchase: z.ZodMiniType<Schemas['MembershipPurchase']> = /*#__PURE__*/ k.object({
  id: IntLike,
  trade_no: Text,
  memberTypeDesc: Text,
  payTypeDesc: Text,
  amount: Money,
  addtime: DateTime,
  endTime: DateTime,
});

export const MemberPage: z.ZodMiniType<Schemas['MemberPage']> = /*#__PURE__*/ k.object({
  userInfo: /*#__PURE__*/ k.object({
    headimgurl: Url,
    user_name: Text,
    grade_end: DateTime,
  }),
  memberEquity: /*#__PURE__*/ k.list(MembershipBenefit, 0, 20),
  buyRecord: /*#__PURE__*/ k.list(MembershipPurchase, 0, 10),
  total: /*#__PURE__*/ k.optional(IntLike),
});

export const MemberProduct: z.ZodMiniType<Schemas['MemberProduct']> = /*#__PURE__*/ k.object({
  id: IntLike,
  imgurl: Url,
  product_title: Text,
  price: Money,
  price_to: /*#__PURE__*/ k.optional(Money),
  vipPrice: Money,
});

export const MembershipCoupon: z.ZodMiniType<Schemas['MembershipCoupon']> = /*#__PURE__*/ k.object({
  id: IntLike,
  name: Text,
  money: Money,
});

export const MembershipPlan: z.ZodMiniType<Schemas['MembershipPlan']> = /*#__PURE__*/ k.object({
  day: IntLike,
  openMethod: Text,
  openMethodName: Text,
  price: Money,
  priceForDay: Money,
});

export const MembershipOffer: z.ZodMiniType<Schemas['MembershipOffer']> = /*#__PURE__*/ k.object({
  memberConfig: /*#__PURE__*/ k.object({
    member_equity: /*#__PURE__*/ k.list(MembershipBenefit, 0, 20),
    open_config: /*#__PURE__*/ k.list(MembershipPlan, 0, 3),
  }),
  amount: Money,
  y_amount: Money,
  user_money: Money,
  couponList: /*#__PURE__*/ k.list(MembershipCoupon),
  passwordStatus: Flag,
});

export const MembershipOrder: z.ZodMiniType<Schemas['MembershipOrder']> = /*#__PURE__*/ k.object({
  sNo: Text,
  amount: Money,
  memberTypeDesc: Text,
  endTime: DateTime,
});

export const MessageDetails: z.ZodMiniType<Schemas['MessageDetails']> = /*#__PURE__*/ k.object({
  title: Text,
  time: DateTime,
  content: Html,
});

export const MessageRow: z.ZodMiniType<Schemas['MessageRow']> = /*#__PURE__*/ k.object({
  id: IntLike,
  title: Text,
  content: Text,
  time: DateTime,
  type: k.int,
});

export const MessagePage: z.ZodMiniType<Schemas['MessagePage']> = /*#__PURE__*/ k.object({
  total: IntLike,
  noread: /*#__PURE__*/ k.optional(IntLike),
  message: /*#__PURE__*/ k.list(MessageRow, 0, 10),
});

export const MiniCartLine: z.ZodMiniType<Schemas['MiniCartLine']> = /*#__PURE__*/ k.object({
  id: IntLike,
  pro_name: Text,
  imgurl: Url,
  price: Money,
  num: IntLike,
});

export const MoneyNumber: z.ZodMiniType<Schemas['MoneyNumber']> = /*#__PURE__*/ k.money(/^-?\d{1,12}(\.\d{1,2})?$/u);

export const MoneyRange: z.ZodMiniType<Schemas['MoneyRange']> = /*#__PURE__*/ k.money(/^\d{1,12}(\.\d{1,2})?(-\d{1,12}(\.\d{1,2})?)?$/u);

export const Notice: z.ZodMiniType<Schemas['Notice']> = /*#__PURE__*/ k.object({
  systemMsgType: k.int,
  systemMsgTitle: Text,
  systemMsg: Html,
  tell_id: IntLike,
  systemMsgStartDate: DateTime,
  systemMsgEndDate: DateTime,
  info: /*#__PURE__*/ k.optional(Html),
});

export const OfferedCoupon: z.ZodMiniType<Schemas['OfferedCoupon']> = /*#__PURE__*/ k.object({
  id: IntLike,
  mch_id: IntLike,
  coupon_name: Text,
  activity_type: CouponBenefit,
  money: Money,
  discount: Discount,
  limit: Text,
  expirationDate: DateTime,
  point: Text,
  point_type: ReceiveState,
});

export const OrderInvoice: z.ZodMiniType<Schemas['OrderInvoice']> = /*#__PURE__*/ k.object({
  id: IntLike,
  invoice_status: k.int,
  invoice_amount: Money,
  correction: Flag,
  reason: Text,
});

export const OrderLine: z.ZodMiniType<Schemas['OrderLine']> = /*#__PURE__*/ k.object({
  id: IntLike,
  goods_id: IntLike,
  imgurl: Url,
  p_name: Text,
  size: Text,
  p_price: Money,
  attribute_id: /*#__PURE__*/ k.optional(IntLike),
  discount_price: /*#__PURE__*/ k.optional(Money),
  after_discount: /*#__PURE__*/ k.optional(Money),
  num: IntLike,
  shop_name: Text,
  integral: /*#__PURE__*/ k.optional(IntLike),
  isReturn: /*#__PURE__*/ k.optional(Flag),
  re_type: /*#__PURE__*/ k.optional(AfterSaleKind),
  r_type: /*#__PURE__*/ k.optional(AfterSaleState),
  r_sNo: /*#__PURE__*/ k.optional(Text),
  courier_num: /*#__PURE__*/ k.optional(Text),
  r_content: /*#__PURE__*/ k.optional(Text),
  prompt: /*#__PURE__*/ k.optional(Text),
  refund: /*#__PURE__*/ k.optional(Flag),
  refundShowBtn: /*#__PURE__*/ k.optional(Flag),
});

export const OrderChild: z.ZodMiniType<Schemas['OrderChild']> = /*#__PURE__*/ k.object({
  id: IntLike,
  sNo: Text,
  shop_id: IntLike,
  shop_name: Text,
  status: OrderStatus,
  z_price: Money,
  isInvoice: /*#__PURE__*/ k.optional(Flag),
  invoiceTimeout: /*#__PURE__*/ k.optional(Flag),
  invoice: /*#__PURE__*/ k.optional(OrderInvoice),
  list: /*#__PURE__*/ k.list(OrderLine),
});

export const OrderCounts: z.ZodMiniType<Schemas['OrderCounts']> = /*#__PURE__*/ k.object({
  '0': IntLike,
  '1': IntLike,
  '2': IntLike,
  '5': IntLike,
});

export const PaymentType: z.ZodMiniType<Schemas['PaymentType']> = /*#__PURE__*/ k.text();

export const OrderRecord: z.ZodMiniType<Schemas['OrderRecord']> = /*#__PURE__*/ k.object({
  pay: PaymentType,
  pay_time: DateTime,
  sheng: Text,
  shi: Text,
  xian: Text,
  grade_fan: /*#__PURE__*/ k.optional(Money),
});

export const ParcelContent: z.ZodMiniType<Schemas['ParcelContent']> = /*#__PURE__*/ k.object({
  num: IntLike,
  img: Url,
});

export const ParcelEvent: z.ZodMiniType<Schemas['ParcelEvent']> = /*#__PURE__*/ k.object({
  ftime: DateTime,
  context: Text,
});

export const Parcel: z.ZodMiniType<Schemas['Parcel']> = /*#__PURE__*/ k.object({
  kuaidi_name: Text,
  courier_num: Text,
  type: /*#__PURE__*/ k.optional(Text),
  shop_type: /*#__PURE__*/ k.optional(k.int),
  o_source: /*#__PURE__*/ k.optional(k.int),
  pro_list: /*#__PURE__*/ k.optional(/*#__PURE__*/ k.list(ParcelContent)),
  list: /*#__PURE__*/ k.list(ParcelEvent),
});

export const PaymentMethods: z.ZodMiniType<Schemas['PaymentMethods']> = /*#__PURE__*/ k.object({
  wallet_pay: Flag,
  pc_alipay: Flag,
  pc_wechat: Flag,
});

export const OrderRefund: z.ZodMiniType<Schemas['OrderRefund']> = /*#__PURE__*/ k.object({
  money: Money,
  status: k.int,
  add_time: DateTime,
  finish_time: DateTime,
});

export const OrderDetails: z.ZodMiniType<Schemas['OrderDetails']> = /*#__PURE__*/ k.object({
  id: IntLike,
  sNo: Text,
  status: OrderStatus,
  add_time: DateTime,
  order_failure: IntLike,
  company: /*#__PURE__*/ k.text(),
  expire_time: DateTime,
  server_time: DateTime,
  shipped_time: /*#__PURE__*/ k.optional(DateTime),
  arrive_time: /*#__PURE__*/ k.optional(DateTime),
  close_time: /*#__PURE__*/ k.optional(DateTime),
  name: Text,
  mobile: Text,
  address: Text,
  remarks: /*#__PURE__*/ k.text(5000),
  currency_symbol: /*#__PURE__*/ k.optional(CurrencySymbol),
  exchange_rate: /*#__PURE__*/ k.optional(ExchangeRate),
  old_total: Money,
  product_total: Money,
  old_freight: Money,
  z_price: Money,
  coupon_price: Money,
  preferential_amount: Money,
  omsg: OrderRecord,
  logistics: /*#__PURE__*/ k.object({
    list: /*#__PURE__*/ k.list(Parcel),
  }),
  list: /*#__PURE__*/ k.list(OrderLine),
  payment: PaymentMethods,
  user_money: Money,
  password_status: Flag,
  otype: /*#__PURE__*/ k.optional(OrderKind),
  self_lifting: /*#__PURE__*/ k.optional(DeliveryKind),
  delivery_status: /*#__PURE__*/ k.optional(Flag),
  sale_type: /*#__PURE__*/ k.optional(OrderAfterSales),
  comments_type: /*#__PURE__*/ k.optional(ReviewStage),
  haveExpress: /*#__PURE__*/ k.optional(Flag),
  isInvoice: /*#__PURE__*/ k.optional(Flag),
  invoiceTimeout: /*#__PURE__*/ k.optional(Flag),
  invoice: /*#__PURE__*/ k.optional(OrderInvoice),
  single_store: /*#__PURE__*/ k.optional(IntLike),
  allRefund: /*#__PURE__*/ k.optional(Flag),
  hand_del: /*#__PURE__*/ k.optional(Flag),
  cancel_method: /*#__PURE__*/ k.optional(k.int),
  refund_price: /*#__PURE__*/ k.optional(Money),
  refunds: /*#__PURE__*/ k.optional(/*#__PURE__*/ k.list(OrderRefund, 0, 100)),
  discount_type: /*#__PURE__*/ k.optional(Text),
  grade_rate_amount: /*#__PURE__*/ k.optional(Money),
  allow: /*#__PURE__*/ k.optional(IntLike),
  enterless: /*#__PURE__*/ k.optional(Flag),
  children: /*#__PURE__*/ k.optional(/*#__PURE__*/ k.list(OrderChild, 0, 50)),
});

export const OrderRow: z.ZodMiniType<Schemas['OrderRow']> = /*#__PURE__*/ k.object({
  id: IntLike,
  sNo: Text,
  shop_name: Text,
  shop_id: /*#__PURE__*/ k.optional(IntLike),
  shop_logo: /*#__PURE__*/ k.optional(Url),
  add_time: DateTime,
  pay_time: DateTime,
  expire_time: /*#__PURE__*/ k.optional(DateTime),
  status: OrderStatus,
  currency_symbol: /*#__PURE__*/ k.optional(CurrencySymbol),
  exchange_rate: /*#__PURE__*/ k.optional(ExchangeRate),
  old_total: Money,
  z_price: Money,
  spz_price: Money,
  old_freight: Money,
  otype: /*#__PURE__*/ k.optional(OrderKind),
  self_lifting: /*#__PURE__*/ k.optional(DeliveryKind),
  delivery_status: /*#__PURE__*/ k.optional(Flag),
  sale_type: /*#__PURE__*/ k.optional(OrderAfterSales),
  comments_type: /*#__PURE__*/ k.optional(ReviewStage),
  haveExpress: /*#__PURE__*/ k.optional(Flag),
  isInvoice: /*#__PURE__*/ k.optional(Flag),
  invoiceTimeout: /*#__PURE__*/ k.optional(Flag),
  invoice: /*#__PURE__*/ k.optional(OrderInvoice),
  single_store: /*#__PURE__*/ k.optional(IntLike),
  list: /*#__PURE__*/ k.list(OrderLine),
});

export const OrderList: z.ZodMiniType<Schemas['OrderList']> = /*#__PURE__*/ k.object({
  order: /*#__PURE__*/ k.list(OrderRow, 0, 10),
  order_num: IntLike,
  order_failure: IntLike,
  company: /*#__PURE__*/ k.text(),
  res_order: OrderCounts,
  server_time: DateTime,
});

export const OwnCoupon: z.ZodMiniType<Schemas['OwnCoupon']> = /*#__PURE__*/ k.object({
  id: IntLike,
  mch_id: IntLike,
  name: Text,
  activity_type: CouponBenefit,
  type: k.int,
  money: Money,
  discount: Discount,
  limit: Text,
  add_time: DateTime,
  expirationDate: DateTime,
  imgurl: Url,
  Instructions: /*#__PURE__*/ k.text(2000),
});

export const Writing: z.ZodMiniType<Schemas['Writing']> = /*#__PURE__*/ k.text(500);

export const ReviewPicture: z.ZodMiniType<Schemas['ReviewPicture']> = /*#__PURE__*/ k.object({
  url: Url,
});

export const OwnReview: z.ZodMiniType<Schemas['OwnReview']> = /*#__PURE__*/ k.object({
  id: IntLike,
  CommentType: IntLike,
  content: Writing,
  images: /*#__PURE__*/ k.list(ReviewPicture, 0, 6),
  anonymous: Flag,
  user_name: Text,
  attribute_str: Text,
  add_time: DateTime,
  review: Writing,
  review_images: /*#__PURE__*/ k.list(ReviewPicture, 0, 6),
  review_time: DateTime,
  replyAdmin: Writing,
  replyNum: IntLike,
});

export const PaidState: z.ZodMiniType<Schemas['PaidState']> = /*#__PURE__*/ k.object({
  code: k.int,
  type: /*#__PURE__*/ k.optional(/*#__PURE__*/ k.text()),
  total: /*#__PURE__*/ k.optional(Money),
  url: /*#__PURE__*/ k.optional(Url),
  expire_time: /*#__PURE__*/ k.optional(DateTime),
  server_time: /*#__PURE__*/ k.optional(DateTime),
});

export const ParcelList: z.ZodMiniType<Schemas['ParcelList']> = /*#__PURE__*/ k.object({
  list: /*#__PURE__*/ k.list(Parcel),
});

export const PhoneProof: z.ZodMiniType<Schemas['PhoneProof']> = /*#__PURE__*/ k.object({
  token: /*#__PURE__*/ k.text(128),
});

export const PickupLine: z.ZodMiniType<Schemas['PickupLine']> = /*#__PURE__*/ k.object({
  img: Url,
  product_title: Text,
  p_price: Money,
  size: Text,
  num: IntLike,
  show_symbol: /*#__PURE__*/ k.optional(CurrencySymbol),
  exchange_rate: /*#__PURE__*/ k.optional(ExchangeRate),
});

export const PickupCode: z.ZodMiniType<Schemas['PickupCode']> = /*#__PURE__*/ k.object({
  sNo: Text,
  status: /*#__PURE__*/ k.optional(OrderStatus),
  num: IntLike,
  z_price: Money,
  extraction_code: Text,
  extraction_code_img: /*#__PURE__*/ k.optional(Url),
  por_list: /*#__PURE__*/ k.list(PickupLine),
});

export const PickupStore: z.ZodMiniType<Schemas['PickupStore']> = /*#__PURE__*/ k.object({
  id: /*#__PURE__*/ k.optional(IntLike),
  name: Text,
  mobile: Text,
  sheng: Text,
  shi: Text,
  xian: Text,
  address: Text,
  address_xq: /*#__PURE__*/ k.optional(Text),
  business_hours: Text,
});

export const PickupPlace: z.ZodMiniType<Schemas['PickupPlace']> = /*#__PURE__*/ k.object({
  address: PickupStore,
});

export const PlacedOrder: z.ZodMiniType<Schemas['PlacedOrder']> = /*#__PURE__*/ k.object({
  sNo: Text,
  total: Money,
  order_id: IntLike,
});

export const PluginStatus: z.ZodMiniType<Schemas['PluginStatus']> = /*#__PURE__*/ k.object({
  isVip: Flag,
  memberPlugin: Flag,
  integralPlugin: /*#__PURE__*/ k.optional(Flag),
  couponPlugin: Flag,
  mchCouponPlugin: Flag,
});

export const PointsRecordType: z.ZodMiniType<Schemas['PointsRecordType']> = k.int;

export const PointsRecord: z.ZodMiniType<Schemas['PointsRecord']> = /*#__PURE__*/ k.object({
  id: IntLike,
  type: PointsRecordType,
  sign_score: IntLike,
  status: Flag,
  sign_time: DateTime,
});

export const PointsPage: z.ZodMiniType<Schemas['PointsPage']> = /*#__PURE__*/ k.object({
  score: IntLike,
  lock_score: IntLike,
  total: IntLike,
  list: /*#__PURE__*/ k.list(PointsRecord, 0, 10),
});

export const Product: z.ZodMiniType<Schemas['Product']> = /*#__PURE__*/ k.object({
  pro_id: IntLike,
  name: Text,
  subtitle: Text,
  price: MoneyRange,
  price_range: /*#__PURE__*/ k.optional(MoneyRange),
  vipPrice: /*#__PURE__*/ k.optional(Money),
  content: /*#__PURE__*/ k.json(/*#__PURE__*/ k.list(ContentTab)),
  img_arr: /*#__PURE__*/ k.list(Url, 0, 20),
  video: /*#__PURE__*/ k.optional(Url),
  proVideo: /*#__PURE__*/ k.optional(Url),
  yprice: /*#__PURE__*/ k.optional(MoneyRange),
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

export const ProductClass: z.ZodMiniType<Schemas['ProductClass']> = /*#__PURE__*/ k.object({
  cid: IntLike,
  pname: Text,
  imgUrl: /*#__PURE__*/ k.optional(Url),
  get children() {
    return /*#__PURE__*/ k.list(ProductClass);
  },
});

export const ProductCoupon: z.ZodMiniType<Schemas['ProductCoupon']> = /*#__PURE__*/ k.object({
  id: IntLike,
  limit: Text,
  point: Text,
  point_type: ReceiveState,
});

export const ProductLabel: z.ZodMiniType<Schemas['ProductLabel']> = /*#__PURE__*/ k.object({
  id: IntLike,
  name: Text,
  color: /*#__PURE__*/ k.optional(/*#__PURE__*/ k.text(30)),
});

export const ProductShop: z.ZodMiniType<Schemas['ProductShop']> = /*#__PURE__*/ k.object({
  shop_id: IntLike,
  shop_name: Text,
  shop_logo: Url,
  is_open: k.int,
  quantity_on_sale: IntLike,
  quantity_sold: IntLike,
  collection_num: IntLike,
});

export const ProductPage: z.ZodMiniType<Schemas['ProductPage']> = /*#__PURE__*/ k.object({
  access_id: /*#__PURE__*/ k.text(128),
  login_status: Flag,
  collection_status: Flag,
  collection_id: /*#__PURE__*/ k.optional(IntLike),
  commentsTotal: IntLike,
  attribute_list: /*#__PURE__*/ k.list(AttributeRow),
  attrList: /*#__PURE__*/ k.list(Attribute),
  skuBeanList: /*#__PURE__*/ k.list(Sku),
  shop_list: ProductShop,
  related_recommendations: /*#__PURE__*/ k.list(RelatedProduct, 0, 10),
  pro: Product,
  sec: /*#__PURE__*/ k.optional(FlashOffer),
  coupon_status: /*#__PURE__*/ k.optional(Flag),
  coupon_str: /*#__PURE__*/ k.optional(/*#__PURE__*/ k.list(ProductCoupon, 0, 200)),
  sharingSettings: /*#__PURE__*/ k.optional(/*#__PURE__*/ k.object({
    H5Url: Url,
    textExplain: Text,
  })),
});

export const Profile: z.ZodMiniType<Schemas['Profile']> = /*#__PURE__*/ k.object({
  headimgurl: Url,
  user_name: Text,
  sex: k.int,
  mobile: Text,
  email: /*#__PURE__*/ k.optional(Text),
  birthday: /*#__PURE__*/ k.text(Infinity, 0, /^(\d{4}-\d{2}-\d{2})?$/u),
  is_default_birthday: k.int,
});

export const RechargeForm: z.ZodMiniType<Schemas['RechargeForm']> = /*#__PURE__*/ k.object({
  min_cz: Money,
  payment: /*#__PURE__*/ k.object({
    pc_alipay: Flag,
    pc_wechat: Flag,
  }),
  defaultpayment: /*#__PURE__*/ k.object({
    defaultpayName: /*#__PURE__*/ k.text(),
  }),
});

export const RecommendedProduct: z.ZodMiniType<Schemas['RecommendedProduct']> = /*#__PURE__*/ k.object({
  id: IntLike,
  product_title: Text,
  imgurl: Url,
  price_yh: Money,
  price: /*#__PURE__*/ k.optional(Money),
  price_to: /*#__PURE__*/ k.optional(Money),
  yprice: /*#__PURE__*/ k.optional(Money),
  vip_price: /*#__PURE__*/ k.optional(Money),
  volume: /*#__PURE__*/ k.optional(IntLike),
  mch_name: /*#__PURE__*/ k.optional(Text),
  logo: /*#__PURE__*/ k.optional(Url),
  status: ProductStatus,
  recycle: Flag,
  stockNum: IntLike,
  s_type_list: /*#__PURE__*/ k.optional(/*#__PURE__*/ k.list(ProductLabel, 0, 10)),
  isAddCar: /*#__PURE__*/ k.optional(IntLike),
});

export const Region: z.ZodMiniType<Schemas['Region']> = /*#__PURE__*/ k.object({
  value: /*#__PURE__*/ k.text(60),
  label: Text,
  get children() {
    return /*#__PURE__*/ k.optional(/*#__PURE__*/ k.list(Region));
  },
});

export const RegisterPage: z.ZodMiniType<Schemas['RegisterPage']> = /*#__PURE__*/ k.object({
  Agreement: Text,
});

export const Registered: z.ZodMiniType<Schemas['Registered']> = /*#__PURE__*/ k.mapOr(/*#__PURE__*/ z.nullable(/*#__PURE__*/ k.oneOf(/*#__PURE__*/ k.array(/*#__PURE__*/ z.unknown(), 0, 0), /*#__PURE__*/ k.text(500), /*#__PURE__*/ z.boolean())), /*#__PURE__*/ k.object({
  access_id: /*#__PURE__*/ k.optional(AccessId),
  userId: /*#__PURE__*/ k.optional(IntLike),
  user_name: /*#__PURE__*/ k.optional(Text),
  headimgurl: /*#__PURE__*/ k.optional(Url),
  y_password: /*#__PURE__*/ k.optional(Flag),
  user_lang_code: /*#__PURE__*/ k.optional(/*#__PURE__*/ k.text(10)),
  cpc: /*#__PURE__*/ k.optional(Text),
}));

export const ReplyToReply: z.ZodMiniType<Schemas['ReplyToReply']> = /*#__PURE__*/ k.object({
  id: IntLike,
  headimgurl: Url,
  replyName: Text,
  content: Writing,
  dateTime: DateTime,
});

export const Reply: z.ZodMiniType<Schemas['Reply']> = /*#__PURE__*/ k.object({
  id: IntLike,
  headimgurl: Url,
  replyName: Text,
  content: Writing,
  addTime: DateTime,
  children: /*#__PURE__*/ k.list(ReplyToReply),
});

export const Review: z.ZodMiniType<Schemas['Review']> = /*#__PURE__*/ k.object({
  id: IntLike,
  headimgurl: Url,
  user_name: Text,
  anonymous: Flag,
  CommentType: IntLike,
  content: Writing,
  images: /*#__PURE__*/ k.list(ReviewPicture, 0, 6),
  attribute_str: Text,
  add_time: DateTime,
  replyAdmin: Writing,
  review: Writing,
  review_day: IntLike,
  review_images: /*#__PURE__*/ k.list(ReviewPicture, 0, 6),
  replyNum: IntLike,
});

export const ReviewDetail: z.ZodMiniType<Schemas['ReviewDetail']> = /*#__PURE__*/ k.object({
  id: IntLike,
  headimgurl: Url,
  user_name: Text,
  anonymous: Flag,
  CommentType: IntLike,
  content: Writing,
  size: Text,
  addTime: DateTime,
  replyAdmin: Writing,
  review: Writing,
  reviewDay: IntLike,
  review_images: /*#__PURE__*/ k.list(ReviewPicture, 0, 6),
  replyNum: IntLike,
  product_title: Text,
  imgurl: Url,
  goodsId: IntLike,
});

export const Reviews: z.ZodMiniType<Schemas['Reviews']> = /*#__PURE__*/ k.object({
  comments_total: IntLike,
  comments_hao: IntLike,
  comments_zhong: IntLike,
  comments_cha: IntLike,
  comments_image: IntLike,
  comments_zhui: IntLike,
  commentsList: /*#__PURE__*/ k.list(Review, 0, 20),
});

export const SearchResult: z.ZodMiniType<Schemas['SearchResult']> = /*#__PURE__*/ k.object({
  total: IntLike,
  list: /*#__PURE__*/ k.list(/*#__PURE__*/ k.oneOf(ProductCard, FoundShop), 0, 50),
  brand_list: /*#__PURE__*/ k.list(BrandFilter),
  class_list: /*#__PURE__*/ k.list(ClassFilter),
  mch: /*#__PURE__*/ k.optional(/*#__PURE__*/ k.list(FoundShop, 0, 50)),
});

export const SearchWord: z.ZodMiniType<Schemas['SearchWord']> = /*#__PURE__*/ k.object({
  keyword: Text,
});

export const Security: z.ZodMiniType<Schemas['Security']> = /*#__PURE__*/ k.object({
  password_staus: Flag,
  mobile: Text,
});

export const SettlementLine: z.ZodMiniType<Schemas['SettlementLine']> = /*#__PURE__*/ k.object({
  pid: IntLike,
  cid: IntLike,
  img: Url,
  product_title: Text,
  size: Text,
  price: Money,
  num: IntLike,
  freight_price: /*#__PURE__*/ k.optional(Money),
  sec_id: /*#__PURE__*/ k.optional(IntLike),
});

export const ShopCouponChoice: z.ZodMiniType<Schemas['ShopCouponChoice']> = /*#__PURE__*/ k.object({
  coupon_id: IntLike,
  coupon_name: Text,
  coupon_status: BooleanFlag,
  activityType: /*#__PURE__*/ k.optional(CouponBenefit),
  money: /*#__PURE__*/ k.optional(Money),
  discount: /*#__PURE__*/ k.optional(/*#__PURE__*/ k.oneOf(/*#__PURE__*/ k.number(), /*#__PURE__*/ k.text())),
  limitMoney: /*#__PURE__*/ k.optional(Money),
});

export const SettlementShop: z.ZodMiniType<Schemas['SettlementShop']> = /*#__PURE__*/ k.object({
  shop_id: IntLike,
  shop_name: Text,
  list: /*#__PURE__*/ k.list(SettlementLine),
  products_num: IntLike,
  product_total: Money,
  freight_price: Money,
  shop_subtotal: Money,
  freight_free_from: /*#__PURE__*/ k.optional(Money),
  coupon_list: /*#__PURE__*/ k.optional(/*#__PURE__*/ k.list(ShopCouponChoice, 0, 100)),
});

export const SettlementAddress: z.ZodMiniType<Schemas['SettlementAddress']> = /*#__PURE__*/ k.map(/*#__PURE__*/ k.object({
  sheng: /*#__PURE__*/ k.optional(Text),
  shi: /*#__PURE__*/ k.optional(Text),
  xian: /*#__PURE__*/ k.optional(Text),
  address: /*#__PURE__*/ k.optional(Text),
}));

export const Settlement: z.ZodMiniType<Schemas['Settlement']> = /*#__PURE__*/ k.object({
  products: /*#__PURE__*/ k.list(SettlementShop),
  products_total: Money,
  freight: Money,
  total: MoneyNumber,
  mch_preferential_amount: Money,
  preferential_amount: Money,
  grade_rate: /*#__PURE__*/ k.oneOf(/*#__PURE__*/ k.number(), /*#__PURE__*/ k.text()),
  grade_rate_amount: Money,
  address_list: /*#__PURE__*/ k.list(Address),
  address_id: IntLike,
  payment: PaymentMethods,
  defaultpayment: /*#__PURE__*/ k.object({
    defaultpayName: /*#__PURE__*/ k.text(),
  }),
  user_money: Money,
  password_status: Flag,
  coupon_list: /*#__PURE__*/ k.optional(/*#__PURE__*/ k.list(MallCouponChoice, 0, 100)),
  coupon_num: /*#__PURE__*/ k.optional(IntLike),
  coupon_money: /*#__PURE__*/ k.optional(Money),
  is_supplier_pro: /*#__PURE__*/ k.optional(BooleanFlag),
  shop_status: /*#__PURE__*/ k.optional(Flag),
  self_lifting: /*#__PURE__*/ k.optional(DeliveryKind),
  addemt: /*#__PURE__*/ k.optional(Flag),
  enterless: /*#__PURE__*/ k.optional(Flag),
  omsg: /*#__PURE__*/ k.optional(SettlementAddress),
  server_time: /*#__PURE__*/ k.optional(DateTime),
});

export const Shell: z.ZodMiniType<Schemas['Shell']> = /*#__PURE__*/ k.object({
  login_status: Flag,
  user_name: Text,
  headUrl: Url,
  messages_num: IntLike,
  coupon_num: IntLike,
  order_num: IntLike,
  cart_num: IntLike,
  cart_price: Money,
  cart_list: /*#__PURE__*/ k.list(MiniCartLine, 0, 5),
  class_list: /*#__PURE__*/ k.list(ProductClass),
  pluginStatus: PluginStatus,
  vipEndTime: DateTime,
  vipEndDay: IntLike,
  memberRemind: Flag,
  mchCoupon: MallConfig,
});

export const ShopApplication: z.ZodMiniType<Schemas['ShopApplication']> = /*#__PURE__*/ k.object({
  id: IntLike,
  name: Text,
  cid: IntLike,
  shop_information: Text,
  shop_range: Text,
  realname: Text,
  id_number: Text,
  tel: Text,
  sheng: Text,
  shi: Text,
  xian: Text,
  address: Text,
  shop_nature: k.int,
});

export const ShopClass: z.ZodMiniType<Schemas['ShopClass']> = /*#__PURE__*/ k.object({
  id: IntLike,
  name: Text,
});

export const ShopProduct: z.ZodMiniType<Schemas['ShopProduct']> = /*#__PURE__*/ k.object({
  id: IntLike,
  imgurl: Url,
  product_title: Text,
  price: Money,
  price_to: /*#__PURE__*/ k.optional(Money),
  volume: IntLike,
  status: ProductStatus,
  recycle: Flag,
  stockNum: IntLike,
});

export const ShopPage: z.ZodMiniType<Schemas['ShopPage']> = /*#__PURE__*/ k.object({
  shop_name: Text,
  shop_information: Text,
  Head_img: Url,
  poster_img: Url,
  shop_logo: Url,
  mch_address: Text,
  is_open: ShopState,
  collection_status: Flag,
  collection_num: IntLike,
  quantity_on_sale: IntLike,
  quantity_sold: IntLike,
  is_coupons: Flag,
  isOpenCoupon: Flag,
  class_list: /*#__PURE__*/ k.list(ClassFilter),
  recommend_list: /*#__PURE__*/ k.list(ShopProduct, 0, 4),
  total: IntLike,
  list: /*#__PURE__*/ k.list(ShopProduct, 0, 50),
});

export const SignedIn: z.ZodMiniType<Schemas['SignedIn']> = /*#__PURE__*/ k.object({
  access_id: AccessId,
  userId: IntLike,
  user_name: Text,
  headimgurl: Url,
  y_password: Flag,
  user_lang_code: /*#__PURE__*/ k.text(10),
  cpc: /*#__PURE__*/ k.optional(Text),
  country_num: /*#__PURE__*/ k.optional(IntLike),
  autoToken: /*#__PURE__*/ k.optional(/*#__PURE__*/ k.text(128)),
  systemMsgType: /*#__PURE__*/ k.optional(IntLike),
  systemMsgTitle: /*#__PURE__*/ k.optional(Text),
  systemMsg: /*#__PURE__*/ k.optional(Html),
  systemMsgStartDate: /*#__PURE__*/ k.optional(DateTime),
  systemMsgEndDate: /*#__PURE__*/ k.optional(DateTime),
  tell_id: /*#__PURE__*/ k.optional(IntLike),
  type: /*#__PURE__*/ k.optional(IntLike),
});

export const SimilarTo: z.ZodMiniType<Schemas['SimilarTo']> = /*#__PURE__*/ k.object({
  id: IntLike,
  imgurl: Url,
  product_title: Text,
  mch_name: Text,
  price: Money,
  price_to: /*#__PURE__*/ k.optional(Money),
  yprice: Money,
});

export const Store: z.ZodMiniType<Schemas['Store']> = /*#__PURE__*/ k.object({
  id: IntLike,
  name: Text,
  mobile: Text,
  business_hours: Text,
  sheng: Text,
  shi: Text,
  xian: Text,
  address: Text,
  address_xq: /*#__PURE__*/ k.optional(Text),
  is_default: Flag,
});

export const WalletRecordType: z.ZodMiniType<Schemas['WalletRecordType']> = k.int;

export const WalletRecord: z.ZodMiniType<Schemas['WalletRecord']> = /*#__PURE__*/ k.object({
  id: IntLike,
  type: WalletRecordType,
  money: Money,
  add_date: DateTime,
});

export const Wallet: z.ZodMiniType<Schemas['Wallet']> = /*#__PURE__*/ k.object({
  user_money: Money,
  unit: Text,
  total: IntLike,
  status: k.int,
  withdrawal: /*#__PURE__*/ k.optional(LatestWithdrawal),
  list: /*#__PURE__*/ k.list(WalletRecord),
});

export const WithdrawalForm: z.ZodMiniType<Schemas['WithdrawalForm']> = /*#__PURE__*/ k.object({
  money: Money,
  min_amount: Money,
  max_amount: Money,
  service_charge: Text,
  serviceCharge: /*#__PURE__*/ k.oneOf(/*#__PURE__*/ k.number(), /*#__PURE__*/ k.text()),
  unit: Text,
  mobile: Text,
  wx_open: Flag,
  wx_withdraw: Flag,
  wx_name: Text,
  real_name_from: /*#__PURE__*/ k.optional(Money),
  bank_information: /*#__PURE__*/ k.list(BankCard, 0, 20),
  pshd: Text,
});
