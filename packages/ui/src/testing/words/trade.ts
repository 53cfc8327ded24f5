import type { Words } from './wordList.ts';

export const tradeWords: Words = {
  // OrderRow, OrderTimeline, ParcelTracking
  '3 November 2026, 18:45': ['2026年11月3日 18:45', '2026년 11월 3일 18:45'],
  'Waiting for payment': ['待付款', '결제 대기'],
  'White Peony Hand Cream': ['白毫护手霜', '화이트 피오니 핸드크림'],
  'Pay now': ['立即付款', '결제하기'],
  '21 November, 13:55': ['11月21日 13:55', '11월 21일 13:55'],
  '21 November, 13:58': ['11月21日 13:58', '11월 21일 13:58'],
  '22 November, 09:10': ['11月22日 09:10', '11월 22일 09:10'],
  '21 November, 15:02': ['11月21日 15:02', '11월 21일 15:02'],
  'The shop has ordered a courier': ['店铺已通知快递员取件', '상점에서 택배사에 상품 인수를 요청했습니다'],
  '22 November, 11:20': ['11月22日 11:20', '11월 22일 11:20'],
  'Handed over. Thank you for waiting.': ['已送达，谢谢您的等候。', '전달해 드렸습니다. 기다려 주셔서 감사합니다.'],
  // PaymentMethodTiles, TotalsBlock, WalletBalance
  '¥1,280.00 left': ['可用 ¥1,280.00', '¥1,280.00 사용 가능'],
  'Autumn coupon': ['秋日优惠券', '가을 쿠폰'],
  'Go to checkout': ['去结算', '주문하기'],
  'Top up': ['充值', '충전'],
  Withdraw: ['提现', '출금'],
  'A withdrawal of ¥500.00 is under review.': ['一笔 ¥500.00 的提现正在审核。', '¥500.00 출금 신청을 심사하고 있습니다.'],
  // ProductCard, ProductCoupons, SkuPicker, SlotLinks
  Products: ['商品', '상품'],
  States: ['各种状态', '여러 상태'],
  New: ['新品', '신상품'],
  Loved: ['热卖', '인기'],
  'On orders from ¥199.00': ['满 ¥199 可用', '¥199.00 이상 구매 시'],
  'On orders from ¥99.00': ['满 ¥99 可用', '¥99.00 이상 구매 시'],
  'On serums of the Sylvane Flagship': ['林间集旗舰店的精华可用', '실반 플래그십 세럼에 사용 가능'],
  'A travel size of the sleeping mask': ['睡眠面膜旅行装一份', '슬리핑 마스크 여행용 한 개'],
  Size: ['规格', '용량'],
  Scent: ['香型', '향'],
  Neroli: ['橙花', '네롤리'],
  Yuzu: ['柚子', '유자'],
  'Nov 20, 2026': ['2026年11月20日', '2026년 11월 20일'],
  'Nov 22, 2026': ['2026年11月22日', '2026년 11월 22일'],
  // ReviewItem
  '3 November 2026': ['2026年11月3日', '2026년 11월 3일'],
  '30 ml, with bottle': ['30 ml，含瓶', '30 ml, 본품'],
  'It smells of cut grass for a minute, then of nothing. Two drops are enough for the whole face, and in the morning nothing is dry.': [
    '刚上脸有一点青草味，很快就散了。两滴够全脸，早上起来一点都不干。',
    '바르고 잠깐은 풀 냄새가 나다가 금세 사라져요. 두 방울이면 얼굴 전체에 충분하고, 아침에도 당기는 데가 없어요.',
  ],
  'The bottle is half empty and my forehead is calm.': ['用了半瓶，额头平静多了。', '반병쯤 썼는데 이마가 한결 차분해졌어요.'],
  'Thank you. Keep the bottle: the refill costs less and there is nothing to throw away.': [
    '谢谢您。瓶子请留着：替换装更实惠，也不浪费。',
    '고맙습니다. 병은 그대로 두세요. 리필이 더 저렴하고 버릴 것도 없습니다.',
  ],
  // SecurityRow
  Phone: ['手机号', '휴대전화'],
  'Change phone': ['修改手机号', '휴대전화 변경'],
  Security: ['账户安全', '보안'],
  'Payment password': ['支付密码', '결제 비밀번호'],
  'Not set. Needed to pay from your balance.': [
    '尚未设置。使用余额支付时需要。',
    '아직 설정하지 않았습니다. 잔액으로 결제할 때 필요합니다.',
  ],
  'Set payment password': ['设置支付密码', '결제 비밀번호 설정'],
  'Account name': ['账户名', '아이디'],
  // FollowButton, ShopCard
  'Still Room': ['蒸馏间', '증류실'],
  Meadow: ['原野', '들녘'],
};
