import type { DataOf } from '@mall/contract';
import type { Language } from '@mall/locales';
import { wireDateTime } from '../../shared/clock.ts';
import type { Currency } from '../../shared/currency.ts';
import { familyLocale, type LanguageCode } from '../../shared/language.ts';
import { formatMoney } from '../../shared/money.ts';
import { textsIn } from '../../shared/texts.ts';
import { wireFlag } from '../../shared/wire-flag.ts';
import { displayName } from '../account/display-name.ts';
import { wireSummaryLine } from '../cart/presenter.ts';
import { wireClass } from '../catalog/presenter.ts';
import type { NoticeRow } from './show-notice.ts';
import type { Shell } from './show-shell.ts';

type WireShell = DataOf<'mall.Index.index'>;

/** Returns a currency. */
export const wireCurrency = ({ id, code, symbol, exchangeRate }: Currency): DataOf<'app.common.getStoreDefaultCurrency'> => ({
  currency_id: id,
  currency_code: code,
  currency_symbol: symbol,
  exchange_rate: exchangeRate,
});

/** Returns a language. */
export const wireLanguage = ({ code, name }: Language): DataOf<'app.common.getLangs'>[number] => ({
  lang_code: familyLocale(code),
  lang_name: name,
});

/** Returns a notice; type 0 stands for none. */
export function wireNotice(notice: NoticeRow | undefined, language: LanguageCode): DataOf<'mall.User.getUserTell'> {
  return {
    systemMsgType: notice?.type ?? 0,
    systemMsgTitle: notice?.title[language] ?? '',
    systemMsg: notice?.body[language] ?? '',
    tell_id: notice?.id ?? 0,
    systemMsgStartDate: wireDateTime(notice?.startsAt ?? null),
    systemMsgEndDate: wireDateTime(notice?.endsAt ?? null),
  };
}

/** Returns the header and footer of every page. */
export function wireShell({ account, cart, classes }: Shell, language: LanguageCode, publicUrl: string): WireShell {
  const membership = account?.membership;
  return {
    login_status: wireFlag(account !== undefined),
    user_name: account ? displayName(account.customer) : '',
    headUrl: account?.customer.avatar ?? '',
    messages_num: account?.unreadMessages ?? 0,
    coupon_num: account?.coupons ?? 0,
    order_num: account?.unpaidOrders ?? 0,
    cart_num: cart.pieces,
    cart_price: formatMoney(cart.total),
    cart_list: cart.newest.map((line) => wireSummaryLine(line, language)),
    class_list: classes.map((each) => ({ ...wireClass(each), children: [] })),
    pluginStatus: {
      isVip: wireFlag(membership?.isMember ?? false),
      memberPlugin: 1,
      integralPlugin: 1,
      couponPlugin: 1,
      mchCouponPlugin: 1,
    },
    vipEndTime: wireDateTime(membership?.endsAt ?? null),
    vipEndDay: membership?.daysLeft ?? 0,
    memberRemind: wireFlag(membership?.remind ?? false),
    mchCoupon: wireMallConfig(language, publicUrl),
  };
}

/** Returns the mall's name and texts. The phone application is the mall itself. */
function wireMallConfig(language: LanguageCode, publicUrl: string): WireShell['mchCoupon'] {
  const texts = textsIn(language).shell;
  return {
    mallName: texts.mallName,
    welcomeTerm: texts.welcome,
    mallLogo: '/media/mall/logo',
    mallIcon: '/media/mall/logo',
    authority: '/my/aboutUs?type=our_story',
    APPExplain: texts.app,
    APPUrl: `${publicUrl}/`,
    archival: '',
    copyright: `© 2026 ${texts.mallName}`,
    list: [{ name: texts.officialSite, link: 'ow' }],
    bottoList: Object.values(texts.promises).map(({ title, subheading }) => ({ image: '', title, subheading })),
    shortcutMenu2: '1,2',
    shortcutMenu3: '1,2,3,4,5,6,8',
    regionalLinks: [],
  };
}

/** Returns the parts of the shell that are the same for every caller, for clients of the family that request only those. */
export function wireBasicConfiguration(language: LanguageCode, publicUrl: string): DataOf<'mall.Home.GetBasicConfiguration'>['list'] {
  const { mallIcon, mallName, mallLogo, copyright, archival } = wireMallConfig(language, publicUrl);
  return {
    html_icon: mallIcon,
    store_name: mallName,
    store_logo: mallLogo,
    logon_logo: mallLogo,
    copyright_information: copyright,
    record_information: archival,
    link_to_landing_page: '/',
  };
}
