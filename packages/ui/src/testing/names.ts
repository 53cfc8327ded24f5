/** Names and terms that several stories use. */
export const meiLin = { en: 'Mei Lin', zh: '林梅', tn: '林梅', ko: '김서연' };
export const linQing = { en: 'Lin Qing', zh: '林清', tn: '林清', ko: '이수진' };
export const sylvane = { en: 'Sylvane', zh: '林间集', tn: '林間集', ko: '실반' };
export const sylvaneFlagship = { en: 'Sylvane Flagship', zh: '林间集旗舰店', tn: '林間集旗艦店', ko: '실반 플래그십' };
export const stillRoom = { en: 'Still Room', zh: '蒸馏间', tn: '蒸餾間', ko: '증류실' };
export const moonlightLabs = {
  en: 'Moonlight Labs, Hangzhou',
  zh: '杭州素月科技有限公司',
  tn: '杭州素月科技有限公司',
  ko: '항저우 월광과기 유한회사',
};
export const nightSerum = { en: 'Bakuchiol Night Serum', zh: '补骨脂酚晚安精华', tn: '補骨脂酚晚安精華', ko: '바쿠치올 나이트 세럼' };
export const calmEssence = { en: 'Centella Calm Essence', zh: '积雪草舒缓精华水', tn: '積雪草舒緩精華水', ko: '센텔라 카밍 에센스' };
export const repairCream = { en: 'Barrier Repair Cream', zh: '屏障修护面霜', tn: '屏障修護面霜', ko: '배리어 리페어 크림' };
export const handCream = { en: 'White Peony Hand Cream', zh: '白毫护手霜', tn: '白毫護手霜', ko: '화이트 피오니 핸드크림' };
export const alipay = { en: 'Alipay', zh: '支付宝', tn: '支付寶', ko: '알리페이' };
export const weChatPay = { en: 'WeChat Pay', zh: '微信支付', tn: '微信支付', ko: '위챗페이' };
export const balance = { en: 'Balance', zh: '余额支付', tn: '餘額付款', ko: '잔액 결제' };
export const merchantsBank = { en: 'China Merchants Bank', zh: '招商银行', tn: '招商銀行', ko: '초상은행' };
export const bankOfCommunications = { en: 'Bank of Communications', zh: '交通银行', tn: '交通銀行', ko: '교통은행' };
export const sfExpress = { en: 'SF Express', zh: '顺丰速运', tn: '順豐速運', ko: '순펑 익스프레스' };
export const scanForApp = {
  en: 'Scan to carry the mall in your pocket.',
  zh: '扫一扫，把商城装进口袋。',
  tn: '掃一掃，把商城裝進口袋。',
  ko: '코드를 스캔해 쇼핑몰을 주머니에 담아 가세요.',
};
