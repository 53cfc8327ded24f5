import type { ParcelEvent } from '../commerce/orders/ParcelTracking/ParcelTracking.tsx';
import type { LanguageCode } from '../i18n/languages.ts';
import { inLanguage } from './sampleTexts.ts';

/** Returns the tracking events of a parcel, latest first, for stories. */
export function storyParcel(language: LanguageCode): ParcelEvent[] {
  return inLanguage(language)({
    en: [
      { time: 'November 22, 09:10', text: 'Out for delivery in Hangzhou, West Lake district' },
      { time: 'November 22, 06:42', text: 'Arrived at the depot Hangzhou West' },
      { time: 'November 21, 23:15', text: 'Left the sorting centre Shanghai Qingpu' },
      { time: 'November 21, 20:03', text: 'Arrived at the sorting centre Shanghai Qingpu' },
      { time: 'November 21, 17:30', text: 'Taken from the shop in Shanghai' },
    ],
    zh: [
      { time: '11月22日 09:10', text: '杭州市西湖区，快递员正在派送' },
      { time: '11月22日 06:42', text: '已到达杭州西营业点' },
      { time: '11月21日 23:15', text: '已离开上海青浦分拣中心' },
      { time: '11月21日 20:03', text: '已到达上海青浦分拣中心' },
      { time: '11月21日 17:30', text: '上海，快递员已揽收' },
    ],
    tn: [
      { time: '11月22日 09:10', text: '杭州市西湖區，快遞員正在配送' },
      { time: '11月22日 06:42', text: '已到達杭州西營業點' },
      { time: '11月21日 23:15', text: '已離開上海青浦分揀中心' },
      { time: '11月21日 20:03', text: '已到達上海青浦分揀中心' },
      { time: '11月21日 17:30', text: '上海，快遞員已收件' },
    ],
    ko: [
      { time: '11월 22일 09:10', text: '항저우시 시후구, 배송 출발' },
      { time: '11월 22일 06:42', text: '항저우 서부 영업소 도착' },
      { time: '11월 21일 23:15', text: '상하이 칭푸 물류센터 출발' },
      { time: '11월 21일 20:03', text: '상하이 칭푸 물류센터 도착' },
      { time: '11월 21일 17:30', text: '상하이, 상품 인수' },
    ],
  });
}
