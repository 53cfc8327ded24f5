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
    [
      ['상품이 출발했습니다', '2026년 11월 21일 18:10', '순펑 익스프레스가 상품을 인수했습니다. 운송장 번호는 주문 상세에서 확인하세요.'],
      ['쿠폰 한 장을 드립니다', '2026년 11월 19일 09:00', '¥199.00 이상 구매하시면 ¥30.00 할인, 이달 말까지 쓸 수 있습니다.'],
      ['환불이 완료되었습니다', '2026년 11월 12일 14:22', '¥256.00이 잔액으로 들어왔습니다.'],
      ['환영합니다', '2026년 3월 1일 10:00', '찾아 주셔서 반갑습니다. 배송지와 쿠폰은 이 계정에 보관됩니다.'],
    ],
  );
  return texts.map(([title = '', date = '', excerpt = ''], at) => ({ href: `#message-${at}`, title, date, excerpt, unread: at < 2 }));
}
