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

export const Html: z.ZodMiniType<Schemas['Html']> = /*#__PURE__*/ k.text(100000);

export const Agreement: z.ZodMiniType<Schemas['Agreement']> = /*#__PURE__*/ z.looseObject({
  title: Text,
  content: Html,
});

export const AttributeValue: z.ZodMiniType<Schemas['AttributeValue']> = /*#__PURE__*/ z.looseObject({
  id: IntLike,
  attributeValue: Text,
});

export const Attribute: z.ZodMiniType<Schemas['Attribute']> = /*#__PURE__*/ z.looseObject({
  id: IntLike,
  attrName: Text,
  attr: /*#__PURE__*/ k.list(AttributeValue),
});

export const Money: z.ZodMiniType<Schemas['Money']> = /*#__PURE__*/ k.money(/^-?\d{1,12}(\.\d{1,2})?$/u);

export const Url: z.ZodMiniType<Schemas['Url']> = /*#__PURE__*/ k.text(2000);

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

export const BlockProduct: z.ZodMiniType<Schemas['BlockProduct']> = /*#__PURE__*/ z.looseObject({
  id: IntLike,
  coverUrl: Url,
  product_title: Text,
});

export const Block: z.ZodMiniType<Schemas['Block']> = /*#__PURE__*/ z.looseObject({
  id: IntLike,
  name: Text,
  goodsList: /*#__PURE__*/ z.looseObject({
    list: /*#__PURE__*/ k.list(BlockProduct),
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
  attributes: /*#__PURE__*/ k.list(SkuAttribute),
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
  attrList: /*#__PURE__*/ k.list(Attribute),
  skuBeanList: /*#__PURE__*/ k.list(Sku),
});

export const CartGroup: z.ZodMiniType<Schemas['CartGroup']> = /*#__PURE__*/ z.looseObject({
  shop_id: IntLike,
  mch_name: Text,
  list: /*#__PURE__*/ k.list(CartLine),
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
  list: /*#__PURE__*/ k.list(CartGroup),
  data0: /*#__PURE__*/ k.list(InvalidCartLine),
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

export const Csv: z.ZodMiniType<Schemas['Csv']> = /*#__PURE__*/ k.csv(2000);

export const DateTime: z.ZodMiniType<Schemas['DateTime']> = k.dateTime;

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
  banner: /*#__PURE__*/ k.list(Banner, 0, 10),
  list_r: /*#__PURE__*/ k.list(ProductCard),
  list_x: /*#__PURE__*/ k.list(ProductCard),
  list_m: /*#__PURE__*/ k.list(ProductCard),
});

export const LineSkus: z.ZodMiniType<Schemas['LineSkus']> = /*#__PURE__*/ z.looseObject({
  attribute_list: /*#__PURE__*/ k.list(AttributeRow),
  attrList: /*#__PURE__*/ k.list(Attribute),
  skuBeanList: /*#__PURE__*/ k.list(Sku),
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
  list: /*#__PURE__*/ k.list(FooterLink),
  bottoList: /*#__PURE__*/ k.list(FooterPromise, 0, 4),
  shortcutMenu2: Csv,
  shortcutMenu3: Csv,
  regionalLinks: /*#__PURE__*/ k.list(FooterLink, 0, 20),
});

export const MiniCartLine: z.ZodMiniType<Schemas['MiniCartLine']> = /*#__PURE__*/ z.looseObject({
  id: IntLike,
  pro_name: Text,
  imgurl: Url,
  price: Money,
  num: IntLike,
});

export const MoneyRange: z.ZodMiniType<Schemas['MoneyRange']> = /*#__PURE__*/ k.money(/^\d{1,12}(\.\d{1,2})?(-\d{1,12}(\.\d{1,2})?)?$/u);

export const Nothing: z.ZodMiniType<Schemas['Nothing']> = /*#__PURE__*/ k.mapOr(/*#__PURE__*/ z.nullable(/*#__PURE__*/ k.oneOf(/*#__PURE__*/ k.array(/*#__PURE__*/ z.unknown(), 0, 0), /*#__PURE__*/ k.text(500), /*#__PURE__*/ z.boolean())), /*#__PURE__*/ z.looseObject({}));

export const Notice: z.ZodMiniType<Schemas['Notice']> = /*#__PURE__*/ z.looseObject({
  systemMsgType: k.int,
  systemMsgTitle: Text,
  systemMsg: Html,
  tell_id: IntLike,
  systemMsgStartDate: DateTime,
  systemMsgEndDate: DateTime,
});

export const OrderCounts: z.ZodMiniType<Schemas['OrderCounts']> = /*#__PURE__*/ z.looseObject({
  '0': IntLike,
  '1': IntLike,
  '2': IntLike,
  '5': IntLike,
});

export const OrderStatus: z.ZodMiniType<Schemas['OrderStatus']> = k.int;

export const PaymentType: z.ZodMiniType<Schemas['PaymentType']> = /*#__PURE__*/ k.text();

export const OrderRecord: z.ZodMiniType<Schemas['OrderRecord']> = /*#__PURE__*/ z.looseObject({
  pay: PaymentType,
  pay_time: DateTime,
  sheng: Text,
  shi: Text,
  xian: Text,
});

export const ParcelEvent: z.ZodMiniType<Schemas['ParcelEvent']> = /*#__PURE__*/ z.looseObject({
  ftime: DateTime,
  context: Text,
});

export const Parcel: z.ZodMiniType<Schemas['Parcel']> = /*#__PURE__*/ z.looseObject({
  kuaidi_name: Text,
  courier_num: Text,
  list: /*#__PURE__*/ k.list(ParcelEvent),
});

export const OrderLine: z.ZodMiniType<Schemas['OrderLine']> = /*#__PURE__*/ z.looseObject({
  id: IntLike,
  goods_id: IntLike,
  imgurl: Url,
  p_name: Text,
  size: Text,
  p_price: Money,
  num: IntLike,
  shop_name: Text,
});

export const PaymentMethods: z.ZodMiniType<Schemas['PaymentMethods']> = /*#__PURE__*/ z.looseObject({
  wallet_pay: Flag,
  pc_alipay: Flag,
  pc_wechat: Flag,
});

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
    list: /*#__PURE__*/ k.list(Parcel),
  }),
  list: /*#__PURE__*/ k.list(OrderLine),
  payment: PaymentMethods,
  user_money: Money,
  password_status: Flag,
});

export const OrderRow: z.ZodMiniType<Schemas['OrderRow']> = /*#__PURE__*/ z.looseObject({
  id: IntLike,
  sNo: Text,
  shop_name: Text,
  add_time: DateTime,
  pay_time: DateTime,
  status: OrderStatus,
  old_total: Money,
  z_price: Money,
  spz_price: Money,
  old_freight: Money,
  list: /*#__PURE__*/ k.list(OrderLine),
});

export const OrderList: z.ZodMiniType<Schemas['OrderList']> = /*#__PURE__*/ z.looseObject({
  order: /*#__PURE__*/ k.list(OrderRow, 0, 10),
  order_num: IntLike,
  order_failure: IntLike,
  company: /*#__PURE__*/ k.text(),
  res_order: OrderCounts,
  server_time: DateTime,
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
  content: /*#__PURE__*/ k.json(/*#__PURE__*/ k.list(ContentTab)),
  img_arr: /*#__PURE__*/ k.list(Url, 0, 20),
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
    return /*#__PURE__*/ k.list(ProductClass);
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
  attribute_list: /*#__PURE__*/ k.list(AttributeRow),
  attrList: /*#__PURE__*/ k.list(Attribute),
  skuBeanList: /*#__PURE__*/ k.list(Sku),
  shop_list: ProductShop,
  related_recommendations: /*#__PURE__*/ k.list(RelatedProduct, 0, 10),
  pro: Product,
});

export const Region: z.ZodMiniType<Schemas['Region']> = /*#__PURE__*/ z.looseObject({
  value: /*#__PURE__*/ k.text(60),
  label: Text,
  get children() {
    return /*#__PURE__*/ z.exactOptional(/*#__PURE__*/ k.list(Region));
  },
});

export const SearchResult: z.ZodMiniType<Schemas['SearchResult']> = /*#__PURE__*/ z.looseObject({
  total: IntLike,
  list: /*#__PURE__*/ k.list(ProductCard, 0, 50),
  brand_list: /*#__PURE__*/ k.list(BrandFilter),
  class_list: /*#__PURE__*/ k.list(ClassFilter),
});

export const SettlementLine: z.ZodMiniType<Schemas['SettlementLine']> = /*#__PURE__*/ z.looseObject({
  pid: IntLike,
  cid: IntLike,
  img: Url,
  product_title: Text,
  size: Text,
  price: Money,
  num: IntLike,
});

export const SettlementShop: z.ZodMiniType<Schemas['SettlementShop']> = /*#__PURE__*/ z.looseObject({
  shop_id: IntLike,
  shop_name: Text,
  list: /*#__PURE__*/ k.list(SettlementLine),
  products_num: IntLike,
  product_total: Money,
  freight_price: Money,
  shop_subtotal: Money,
});

export const Settlement: z.ZodMiniType<Schemas['Settlement']> = /*#__PURE__*/ z.looseObject({
  products: /*#__PURE__*/ k.list(SettlementShop),
  products_total: Money,
  freight: Money,
  total: Money,
  mch_preferential_amount: Money,
  preferential_amount: Money,
  grade_rate: /*#__PURE__*/ k.oneOf(/*#__PURE__*/ k.number(), /*#__PURE__*/ k.text()),
  grade_rate_amount: Money,
  address_list: /*#__PURE__*/ k.list(Address),
  address_id: IntLike,
  payment: PaymentMethods,
  defaultpayment: /*#__PURE__*/ z.looseObject({
    defaultpayName: /*#__PURE__*/ k.text(),
  }),
  user_money: Money,
  password_status: Flag,
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
  cart_list: /*#__PURE__*/ k.list(MiniCartLine, 0, 5),
  class_list: /*#__PURE__*/ k.list(ProductClass),
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
