import type { DataOf } from '@mall/contract';
import type { LanguageCode, Localized } from '../../shared/language.ts';

type MallConfig = DataOf<'mall.Index.index'>['mchCoupon'];

const mallName: Localized = { en: 'Sylvane', zh: '林间集', tn: '林間集', ko: '실반' };
const welcome: Localized = {
  en: 'Good to see you at Sylvane',
  zh: '欢迎来到林间集',
  tn: '歡迎來到林間集',
  ko: '실반에 오신 것을 환영합니다',
};
const promises: readonly { readonly title: Localized; readonly subheading: Localized }[] = [
  {
    title: { en: 'Free delivery from ¥199', zh: '满 199 元包邮', tn: '滿 199 元免運', ko: '199위안 이상 무료 배송' },
    subheading: {
      en: 'From each shop, to your door',
      zh: '每家店铺单独计算，送货上门',
      tn: '各店鋪分別計算，宅配到府',
      ko: '상점별로 계산해 문 앞까지',
    },
  },
  {
    title: { en: 'Made in small batches', zh: '小批量制作', tn: '小批量製作', ko: '소량 생산' },
    subheading: {
      en: 'The batch date is on every pack',
      zh: '每一件都标注批次日期',
      tn: '每一件都標示批次日期',
      ko: '모든 제품에 제조 차수를 표기해요',
    },
  },
  {
    title: { en: 'Written by people', zh: '说明由人写就', tn: '說明由人寫就', ko: '사람이 쓴 설명' },
    subheading: {
      en: 'What is inside, and whom it does not suit',
      zh: '成分写清楚，不适合谁也写清楚',
      tn: '成分寫清楚，不適合誰也寫清楚',
      ko: '성분은 물론 맞지 않는 피부까지 알려 드려요',
    },
  },
];

const appText: Localized = {
  en: 'Scan to open Sylvane on your phone. Your cart and your orders are there once you sign in.',
  zh: '扫码在手机上打开林间集，登录后购物车与订单都在。',
  tn: '掃碼即可在手機上開啟林間集，登入後購物車與訂單都在。',
  ko: '스캔하면 휴대전화에서 실반이 열립니다. 로그인하면 장바구니와 주문을 그대로 볼 수 있어요.',
};
const officialSite: Localized = { en: 'The house of Sylvane', zh: '林间集品牌馆', tn: '林間集品牌館', ko: '실반 브랜드관' };

/** How the mall presents itself, in one language. The phone opens the same mall. */
export function mallConfig(language: LanguageCode, publicUrl: string): MallConfig {
  return {
    mallName: mallName[language],
    welcomeTerm: welcome[language],
    mallLogo: '/media/mall/logo',
    mallIcon: '/media/mall/logo',
    authority: '/my/aboutUs?type=our_story',
    APPExplain: appText[language],
    APPUrl: `${publicUrl}/`,
    archival: '',
    copyright: `© 2026 ${mallName[language]}`,
    list: [{ name: officialSite[language], link: 'ow' }],
    bottoList: promises.map(({ title, subheading }) => ({ image: '', title: title[language], subheading: subheading[language] })),
    shortcutMenu2: '1,2',
    shortcutMenu3: '1,2,3,4,5,6,8',
    regionalLinks: [],
  };
}

/** What is alike for everybody, for clients of the family that ask for it by itself. */
export function basicConfiguration(language: LanguageCode, publicUrl: string): DataOf<'mall.Home.GetBasicConfiguration'>['list'] {
  const { mallIcon, mallName: name, mallLogo, copyright, archival } = mallConfig(language, publicUrl);
  return {
    html_icon: mallIcon,
    store_name: name,
    store_logo: mallLogo,
    logon_logo: mallLogo,
    copyright_information: copyright,
    record_information: archival,
    link_to_landing_page: '/',
  };
}
