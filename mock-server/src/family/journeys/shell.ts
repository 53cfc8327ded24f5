import type { Fields, Journey } from '../journey.ts';

const currency: Fields = { currency_code: 'filled', currency_symbol: 'filled', exchange_rate: 'number' };

const header: Fields = {
  login_status: 'flag',
  user_name: 'text',
  headUrl: 'text',
  messages_num: 'int',
  coupon_num: 'int',
  order_num: 'int',
  cart_num: 'int',
  cart_price: 'number',
  'cart_list[]': {},
  'class_list[+]': { cid: 'int', pname: 'filled', 'children[]?': { cid: 'int', pname: 'filled' } },
  // The menu of the account shows points and membership by these flags.
  pluginStatus: { isVip: 'flag', memberPlugin: 'flag', couponPlugin: 'flag', mchCouponPlugin: 'flag', integralPlugin: 'flag' },
  'vipEndTime?': 'date',
  'vipEndDay?': 'int',
  memberRemind: 'flag',
  mchCoupon: {
    mallName: 'filled',
    mallIcon: 'url',
    mallLogo: 'url',
    welcomeTerm: 'text',
    authority: 'text',
    archival: 'text',
    copyright: 'text',
    APPExplain: 'text',
    APPUrl: 'text',
    'list[]': { name: 'text', link: 'text' },
    'bottoList[]': { 'image?': 'text', title: 'text', 'subheading?': 'text' },
    shortcutMenu2: 'csv',
    shortcutMenu3: 'csv',
  },
};

const notice: Fields = { 'systemMsgType?': '=0|1|2|3', 'systemMsgTitle?': 'text', 'systemMsg?': 'text', 'tell_id?': 'int' };

/** Header, footer, notices, languages and currencies of every page. */
export const shell: readonly Journey[] = [
  {
    name: 'shell',
    session: 'visitor',
    entries: [
      {
        api: 'mall.User.getUserTell',
        title: 'loads a notice on every route change',
        request: { access_id: '', language: 'en_US' },
        reads: notice,
      },
      { api: 'mall.Index.index', title: 'loads header and footer', request: { is_show_auction: '' }, reads: header },
      {
        api: 'mall.Index.index',
        title: 'loads them again in the language of the address',
        query: { language: 'zh_CN' },
        request: {},
        reads: { 'class_list[+]': { pname: '/\\p{Script=Han}/' } },
      },
      {
        api: 'mall.Index.index',
        title: 'loads them again in the language of the body',
        query: { language: 'zh_TW' },
        request: { language: 'zh_TW' },
        reads: { 'class_list[+]': { pname: '/\\p{Script=Han}/' } },
      },
      { api: 'mall.Home.GetBasicConfiguration', title: 'loads the icon of the tab', request: {}, reads: { list: { html_icon: 'url' } } },
      {
        api: 'app.common.getLangs',
        title: 'lists the languages of the header',
        request: {},
        reads: { '[+]': { lang_code: '/^[a-z]{2,3}_[A-Z]{2}$/', lang_name: 'filled' } },
        keeps: { languageCode: '[0].lang_code' },
      },
      {
        api: 'app.common.getCurrencys',
        title: 'lists the currencies of the header',
        request: {},
        reads: { '[+]': { currency_id: 'int', ...currency } },
        keeps: { currency: '[0].currency_id' },
      },
      { api: 'app.common.getStoreDefaultCurrency', title: 'loads the currency of prices', request: {}, reads: currency },
    ],
  },
  {
    name: 'shell as customer',
    session: 'customer',
    entries: [
      {
        api: 'mall.Index.index',
        title: 'loads header and footer with the name of the customer',
        example: 'customer',
        request: {},
        reads: { ...header, login_status: '=1|true', user_name: 'filled' },
      },
      { api: 'mall.User.isDefaultValue', title: 'checks whether the profile is complete', request: {}, reads: { haveAllUserInfo: 'int' } },
      { api: 'app.common.userChangeCurrency', title: 'changes the currency', request: { currency_id: '{currency}' } },
      { api: 'mall.home.select_language', title: 'changes the language', request: { language: 'en_US' } },
      {
        api: 'mall.User.getUserTell',
        title: 'shows a notice that was published',
        example: 'ordinary',
        operator: [
          ...['announce', '--en', 'Holiday', 'We rest.', '--zh', '放假', '休息。'],
          ...['--tn', '放假', '休息。', '--ko', '휴무', '쉽니다.'],
        ],
        request: {},
        reads: { systemMsgType: '=2|3', systemMsgTitle: 'filled', systemMsg: 'filled', tell_id: 'int' },
        keeps: { notice: 'tell_id' },
      },
      { api: 'mall.User.markToRead', title: 'closes the notice permanently', request: { tell_id: '{notice}' } },
    ],
  },
];
