import type { MessageRowProps } from '../commerce/MessageRow/MessageRow.tsx';
import type { LanguageCode } from '../i18n/languages.ts';
import { inLanguage } from './globals.ts';

/** Four messages, for stories: two of them unread. */
export function storyMessages(language: LanguageCode): MessageRowProps[] {
  const texts = inLanguage(language)(
    [
      ['Your parcel is on its way', '21 November 2026, 18:10', 'SF Express has taken it over; the number stands in the order.'],
      ['A coupon for you', '19 November 2026, 09:00', '¥30.00 off from ¥199.00, until the end of the month.'],
      ['Your refund is complete', '12 November 2026, 14:22', '¥256.00 is in your balance.'],
      ['Welcome', '1 March 2026, 10:00', 'Good that you are here. Your addresses and coupons are kept in this account.'],
    ],
    [
      ['您的包裹已发出', '2026年11月21日 18:10', '顺丰速运已揽收，单号见订单详情。'],
      ['送您一张优惠券', '2026年11月19日 09:00', '满 199 元减 30 元，月底前有效。'],
      ['退款已完成', '2026年11月12日 14:22', '¥256.00 已退回余额。'],
      ['欢迎', '2026年3月1日 10:00', '很高兴您来了，地址与优惠券都在这个账户里。'],
    ],
  );
  return texts.map(([title = '', date = '', excerpt = ''], at) => ({ href: `#message-${at}`, title, date, excerpt, unread: at < 2 }));
}
