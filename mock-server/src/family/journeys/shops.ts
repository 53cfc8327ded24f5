import type { Fields, Journey } from '../journey.ts';

const product: Fields = {
  id: 'int',
  imgurl: 'url',
  product_title: 'filled',
  price: 'number',
  status: 'int',
  recycle: 'flag',
  stockNum: 'int',
};
const homepage: Fields = {
  shop_name: 'filled',
  shop_information: 'text',
  Head_img: 'url',
  poster_img: 'url',
  shop_logo: 'url',
  mch_address: 'text',
  is_open: '=0|1|2',
  collection_status: 'flag',
  collection_num: 'int',
  quantity_on_sale: 'int',
  quantity_sold: 'int',
  is_coupons: 'boolean',
  isOpenCoupon: 'boolean',
  total: 'int',
  'class_list[]': { cid: 'int', pname: 'filled' },
  'list[]': product,
  'recommend_list[]': product,
};
const visit = { shop_id: '{shop}', cid: '', keyword: '', class_id: '', amount: '', sortType: '', sort: '', page: '1', pageSize: '12' };
const application = {
  id: '0',
  name: '{shopName}',
  shop_information: '',
  shop_range: 'Soap and salve',
  cid: '{shopClass}',
  realname: '林清',
  ID_number: '11010519491231002X',
  tel: '13800000001',
  city_all: '浙江省-杭州市-西湖区',
  address: '灵隐路 18 号',
  shop_nature: '0',
  imgUrls: '{image},{otherImage}',
};
const image = { request: {}, image: 'file', reads: { url: 'url' } } as const;

/** Pages of shops, and the application for a shop. */
export const shops: readonly Journey[] = [
  {
    name: 'shops',
    session: 'visitor',
    entries: [
      {
        api: 'mch.mall.Mch.storeHomepage',
        title: 'opens a shop, with every filter empty',
        request: visit,
        reads: { ...homepage, 'list[+]': product },
      },
      {
        api: 'mch.mall.Mch.storeHomepage',
        title: 'filters its products by an open range of prices, the most expensive first',
        request: { ...visit, amount: '100-', sortType: 'price', sort: '1', pageSize: '9999999' },
        reads: homepage,
      },
      { api: 'mch.mall.Mch.storeHomepage', title: 'opens an unknown shop', request: { ...visit, shop_id: '99999999' }, code: '115' },
      {
        api: 'mch.mall.Mch.seeMyStore',
        title: 'shows the stores of the shop',
        request: { shop_id: '{shop}' },
        reads: {
          'list[]': {
            name: 'filled',
            mobile: 'text',
            business_hours: 'text',
            sheng: 'text',
            shi: 'text',
            xian: 'text',
            address: 'filled',
          },
        },
      },
      {
        api: 'mch.mall.Mch.mchClass',
        title: 'lists the categories of shops',
        request: {},
        reads: { 'list[+]': { id: 'int', name: 'filled' } },
        keeps: { shopClass: 'list[0].id' },
      },
      { api: 'mch.mall.Mch.agreement', title: 'loads the agreement', request: {}, reads: { name: 'text', agreement: 'filled' } },
    ],
  },
  {
    name: 'shops: application',
    session: 'customer',
    entries: [
      {
        api: 'mch.mall.Mch.index',
        title: 'checks which page "my shop" opens',
        request: {},
        reads: { status: '=0|1|2|3', 'token?': 'text', 'review_result?': 'text' },
      },
      { api: 'mch.mall.Mch.verifyStoreName', title: 'checks a name when the field loses focus', request: { name: 'FamilyStudio' } },
      { api: 'mall.Product.uploadImgs', title: 'uploads an image', ...image, keeps: { image: 'url' } },
      { api: 'mall.Product.uploadImgs', title: 'uploads another image', ...image, keeps: { otherImage: 'url' } },
      { api: 'mch.mall.Mch.apply', title: 'applies for a shop', request: application },
      {
        api: 'mch.mall.Mch.index',
        title: 'finds the application in review',
        example: 'applied',
        request: {},
        needs: ['shopName'],
        reads: { status: '=1' },
      },
      {
        api: 'mch.mall.Mch.continueApply',
        title: 'opens the application',
        request: { shop_id: '' },
        needs: ['shopName'],
        reads: {
          list: {
            id: 'int',
            name: 'filled',
            cid: 'int',
            shop_information: 'text',
            shop_range: 'filled',
            realname: 'filled',
            id_number: 'filled',
            tel: 'filled',
            sheng: 'filled',
            shi: 'filled',
            xian: 'filled',
            address: 'filled',
            shop_nature: 'flag',
            'business_license?': 'text',
          },
          imgUrls: 'csv',
        },
        keeps: { application: 'list.id', papers: 'imgUrls' },
      },
      {
        api: 'mch.mall.Mch.index',
        title: 'finds the application rejected',
        example: 'rejected',
        operator: ['shop', 'reject', '{application}', '--reason', 'The papers are not readable.'],
        request: {},
        reads: { status: '=3', review_result: 'filled' },
      },
      {
        api: 'mch.mall.Mch.apply',
        title: 'applies again with the same documents',
        request: { ...application, id: '{application}', imgUrls: '{papers}' },
      },
    ],
  },
];
