import type { Words } from './wordList.ts';

export const overlayWords: Words = {
  'Remove this address?': ['删除这个地址？', '이 주소를 삭제할까요?'],
  'Orders already placed keep it.': ['已下的订单不受影响。', '이미 주문한 내역에는 그대로 남습니다.'],
  Remove: ['删除', '삭제'],

  'Terms for shops': ['店铺入驻协议', '입점 약관'],
  'You sell in your own name and answer for what you sell.': [
    '您以自己的名义销售，并对所售商品负责。',
    '판매자는 자신의 이름으로 판매하고, 판매한 상품에 책임을 집니다.',
  ],
  Goods: ['商品', '상품'],
  'They are new, labelled, and allowed for sale.': [
    '商品须为全新，标签齐全，且允许销售。',
    '상품은 새것이어야 하고, 표시 사항을 갖추어야 하며, 판매가 허용된 것이어야 합니다.',
  ],
  Delivery: ['配送', '배송'],
  'Orders leave within two days.': ['订单须在两天内发出。', '주문은 이틀 안에 발송합니다.'],
  'I have read it': ['我已阅读', '다 읽었습니다'],

  'Closed for the harvest': ['采收季暂停发货', '수확철 휴무 안내'],
  'From 1 to 3 December the still room follows the plants into the hills. What you order in these days leaves on 4 December.': [
    '12月1日至3日，蒸馏间的伙伴将进山采收植物。期间的订单将于12月4日发出。',
    '12월 1일부터 3일까지 증류실 식구들이 식물을 거두러 산으로 떠납니다. 이 기간에 주문하신 상품은 12월 4일에 발송합니다.',
  ],
  'What goes on': ['照常提供的服务', '쉬지 않는 서비스'],
  'Returns are taken in as ever.': ['退货照常受理。', '반품은 평소처럼 접수합니다.'],
  'Messages are answered in the evening.': ['消息会在晚间回复。', '메시지는 저녁에 답해 드립니다.'],

  'Read the terms': ['阅读条款', '약관 읽기'],
  'Membership terms': ['会员协议', '멤버십 약관'],
  'What you agree to, in plain words.': ['用平实的话，说清您将同意的内容。', '동의하실 내용을 쉬운 말로 적었습니다.'],
  Agree: ['同意', '동의하기'],

  'The bottle beside a sprig': ['枝叶旁的精华瓶', '나뭇가지 곁의 세럼'],
  'The bottle alone': ['精华瓶', '세럼 한 병'],
  'The jar it goes with': ['搭配使用的面霜', '함께 쓰는 크림'],
  'A bar of soap': ['一块手工皂', '비누 하나'],

  'Ten yuan off a membership': ['会员立减 10 元', '멤버십 10위안 할인'],
  Balance: ['余额支付', '잔액 결제'],
  Alipay: ['支付宝', '알리페이'],
  'WeChat Pay': ['微信支付', '위챗페이'],
  'Terms of use': ['使用条款', '이용약관'],
  'We sell care for skin and body, and describe it as it is.': [
    '我们出售护肤与身体护理用品，并如实描述。',
    '저희는 얼굴과 몸을 돌보는 제품을 팔고, 있는 그대로 설명합니다.',
  ],
  'Your account': ['您的账户', '고객님의 계정'],
  'Keep its password to yourself. What is ordered with it is ordered by you.': [
    '请妥善保管密码。用它下的订单，就是您的订单。',
    '비밀번호는 혼자만 알고 계세요. 이 계정으로 한 주문은 고객님의 주문입니다.',
  ],

  'This address has no region yet': ['该地址尚未填写所在地区', '이 주소에는 아직 지역이 없습니다'],
  'The parcel service asks for province, city and district.': [
    '快递需要省份、城市和区县信息。',
    '배송하려면 시·도, 시·군·구, 읍·면·동이 모두 필요합니다.',
  ],
  'Complete the address': ['完善地址', '주소 채우기'],
  'Not now': ['以后再说', '나중에'],
  'Without it nothing can be sent there.': ['缺少所在地区，包裹无法寄达。', '지역이 없으면 그 주소로 보내 드릴 수 없습니다.'],

  'Wrong password. Four tries are left: take your time.': [
    '支付密码不正确。还可以尝试 4 次，请别着急。',
    '비밀번호가 맞지 않습니다. 4번 더 입력하실 수 있으니 천천히 확인해 주세요.',
  ],
  Membership: ['会员方案', '멤버십'],
  'One quarter': ['一个季度', '3개월'],
  '21 February 2027': ['2027年2月21日', '2027년 2월 21일'],
  'Good until': ['有效期至', '이용 기한'],

  'The back of the identity card cannot be read. Please take a new picture and apply again.': [
    '身份证反面无法辨认，请重新拍照后再次申请。',
    '신분증 뒷면을 알아볼 수 없습니다. 다시 촬영해 신청해 주세요.',
  ],
  'The business licence you sent ran out on 30 September 2026, and the company named on it is not the one you named. Please send a licence that is valid today, with all four corners in the picture and every line sharp enough to read. If the company has a new name, send the notice of the change as well. Your list of goods has eye drops in it, which may not be sold here; please take them off. Everything else is in order, and we keep it for your next application.':
    [
      '您提交的营业执照已于2026年9月30日到期，且执照上的企业名称与您填写的不一致。请重新上传有效期内的营业执照，四角完整入镜，文字清晰可辨。如企业已更名，请一并上传更名通知。经营范围中列有滴眼液，属于商城不可销售的品类，请删去。其余资料均已通过审核，会为您保留到下次申请。',
      '보내 주신 사업자 등록증은 2026년 9월 30일에 만료되었고, 등록증의 회사명이 신청서에 적으신 이름과 다릅니다. 유효한 사업자 등록증을 네 모서리가 모두 나오고 글자를 또렷이 읽을 수 있게 다시 올려 주세요. 회사명이 바뀌었다면 변경을 증명하는 서류도 함께 올려 주세요. 판매 품목에 적으신 안약은 몰에서 판매할 수 없으니 빼 주세요. 나머지 서류는 모두 확인했으며 다음 신청 때까지 보관해 둡니다.',
    ],
  'Transaction number': ['交易号', '거래 번호'],
  'To my wallet': ['查看钱包', '내 지갑으로'],
};
