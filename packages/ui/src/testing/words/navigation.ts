import type { Words } from './wordList.ts';

export const navigationWords: Words = {
  'Scan to carry the mall in your pocket.': ['扫一扫，把商城装进口袋。', '코드를 스캔해 쇼핑몰을 주머니에 담아 가세요.'],
  'Sylvane Europe': ['林间集欧洲', '실반 유럽'],
  '31 January 2027': ['2027年1月31日', '2027년 1월 31일'],
  'Mei Lin': ['林梅', '김서연'],
  'All products': ['全部商品', '전체 상품'],

  '© 2026 Sylvane': ['© 2026 林间集', '© 2026 실반'],
  'Buy with ease': ['安心选购', '안심하고 고르세요'],
  'Seven days to change your mind.': ['七天无理由退货。', '7일 안에는 마음을 바꾸셔도 됩니다.'],
  'Delivered gently': ['从容送达', '차분히 보내 드립니다'],
  'Free from ¥199.00.': ['满 199 元免运费。', '¥199.00 이상 무료 배송.'],
  Orders: ['订单', '주문'],
  'Find an order': ['查询订单', '주문 조회'],
  'The brand’s own site': ['品牌官网', '브랜드 공식 사이트'],

  All: ['全部', '전체'],
  'To pay': ['待付款', '결제 대기'],
  'To send': ['待发货', '배송 준비'],
  'To receive': ['待收货', '배송 중'],
  'To review': ['待评价', '후기 작성'],
  'Returns and refunds': ['退货与退款', '반품·환불'],
  Completed: ['已完成', '거래 완료'],

  'About this product': ['商品信息', '상품 정보'],
  Introduction: ['商品介绍', '상품 소개'],
  'Three drops on warm hands, pressed in from the neck upwards.': [
    '取三滴于掌心温热，自颈部向上轻按。',
    '세 방울을 손바닥에서 따뜻하게 한 뒤 목에서 위쪽으로 눌러 바릅니다.',
  ],
  Ingredients: ['成分', '성분'],
  'Squalane, bakuchiol, rosehip seed oil, vitamin E.': [
    '角鲨烷、补骨脂酚、玫瑰果籽油、维生素 E。',
    '스쿠알란, 바쿠치올, 로즈힙 씨드 오일, 비타민 E.',
  ],
  Reviews: ['商品评价', '상품 후기'],
  'What others say of it.': ['听听其他买家怎么说。', '다른 분들의 사용 후기를 모았습니다.'],

  'Say it': ['播报', '알리기'],
  'Three products': ['三件商品', '상품 3개'],
  'The session has ended': ['登录已过期', '로그인이 만료되었습니다'],
  'Your cart is still empty': ['购物车还是空的', '아직 담은 상품이 없어요'],
  'What you choose waits here for you.': ['放进来的商品会一直在这里等您。', '담아 둔 상품은 준비될 때까지 여기에서 기다립니다.'],
  'The reviews did not load': ['评价没有加载出来', '후기를 불러오지 못했습니다'],
  'Your address has been saved.': ['地址已保存。', '주소를 저장했습니다.'],
  'Orders placed today leave the still room tomorrow.': ['今天下单，明天从蒸馏间发出。', '오늘 주문하시면 내일 증류실에서 발송합니다.'],
  'The payment did not go through.': ['支付未成功。', '결제가 완료되지 않았습니다.'],
  'The still room rests from 1 to 3 December.': ['12月1日至3日，蒸馏间暂停发货。', '12월 1일부터 3일까지 증류실이 쉽니다.'],
  'What that means': ['查看详情', '자세히 보기'],
  'Deliveries to the islands take two days longer while the ferries keep to their winter timetable; everything else leaves the still room as it always does, on the morning after you have ordered it.':
    [
      '渡轮执行冬季班次期间，寄往海岛的包裹将晚两天送达；其余订单一切照常，下单次日清晨便从蒸馏间发出。',
      '여객선이 겨울 시간표로 운항하는 동안 섬으로 보내는 상품은 이틀 더 걸립니다. 다른 주문은 늘 그렇듯 주문하신 다음 날 아침 증류실을 떠납니다.',
    ],
  'Added to the cart': ['已加入购物车', '장바구니에 담았습니다'],
  'Show a toast': ['显示提示', '알림 보기'],

  'Search · Only 1 left': ['搜索 · 仅剩 1 件', '검색 · 1개 남음'],
  'The last {{count}}': ['最后 {{count}} 件', '마지막 {{count}}개'],
  'Search · The last 1': ['搜索 · 最后 1 件', '검색 · 마지막 1개'],
};
