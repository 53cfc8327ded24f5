import type { Words } from './wordList.ts';

/** Names, addresses and texts entered in forms. */
const people: Words = {
  'Lin Qing': ['林清', '이수진'],
  Qing: ['小清', '수진'],
  '<Lin>': ['<林梅>', '<김서연>'],
  Moonsoap: ['素月小铺', '달비누'],
  'Small-batch soaps and salves': ['小批量的手工皂与护理膏', '조금씩 만드는 비누와 밤'],
  'Soap, body oil, hand salve': ['手工皂、身体油、护手霜', '비누, 보디 오일, 핸드 밤'],
  'no digits': ['不是数字', '숫자가 아님'],
  'call me': ['打给我', '전화 주세요'],
};

const places: Words = {
  China: ['中国', '중국'],
  Singapore: ['新加坡', '싱가포르'],
  'United States': ['美国', '미국'],
  Zhejiang: ['浙江省', '저장성'],
  Hangzhou: ['杭州市', '항저우시'],
  Xihu: ['西湖区', '시후구'],
  Binjiang: ['滨江区', '빈장구'],
  Ningbo: ['宁波市', '닝보시'],
  Haishu: ['海曙区', '하이수구'],
  Shanghai: ['上海市', '상하이시'],
  Xuhui: ['徐汇区', '쉬후이구'],
  '1 Longjing Road': ['龙井路 1 号', '룽징로 1호'],
  '2 Wukang Road': ['武康路 2 号', '우캉로 2호'],
  '18 Lingyin Road': ['灵隐路 18 号', '링인로 18호'],
  '10 Bayfront Avenue': ['滨海湾道 10 号', '베이프런트 애비뉴 10'],
  '18 Lingyin Road, West Lake District, Hangzhou': ['浙江省杭州市西湖区灵隐路 18 号', '저장성 항저우시 시후구 링인로 18호'],
};

const fields: Words = {
  'Keep me signed in': ['保持登录', '로그인 유지'],
  'Sort by': ['排序方式', '정렬'],
  'Our choice': ['综合推荐', '추천순'],
  'Lowest price': ['价格从低到高', '낮은 가격순'],
  'Best sellers': ['销量从高到低', '판매량순'],
  'Choose how to sort.': ['请选择排序方式。', '정렬 방법을 선택해 주세요.'],
  Password: ['密码', '비밀번호'],
  'New password': ['新密码', '새 비밀번호'],
  '6 to 16 characters, no spaces': ['6–16 个字符，不含空格', '6–16자, 공백 없이'],
  'Enter at least 6 characters.': ['请至少输入 6 个字符。', '6자 이상 입력해 주세요.'],
  'Full name': ['收货人', '받는 분'],
  'As it stands on the parcel.': ['将印在包裹面单上。', '운송장에 적힐 이름입니다.'],
  'The name contains characters that are not allowed.': ['收货人姓名不能包含特殊字符。', '이름에는 특수 문자를 쓸 수 없습니다.'],
  'Message to the shop': ['给卖家留言', '상점에 남길 메시지'],
  'Please pack it softly.': ['请包装得仔细一些。', '꼼꼼하게 포장해 주세요.'],
  'ID card, front': ['身份证正面', '신분증 앞면'],
  'Add photos of both sides of the ID card.': ['请上传身份证正反两面。', '신분증 앞면과 뒷면을 모두 올려 주세요.'],
  'Pictures of the goods': ['商品图片', '상품 사진'],
};

const entering: Words = {
  'This account name is taken.': ['该账号已被使用。', '이미 사용 중인 아이디입니다.'],
  'Too many codes were asked for. Please try again tomorrow.': [
    '获取验证码过于频繁，请明天再试。',
    '인증번호 요청이 너무 많습니다. 내일 다시 시도해 주세요.',
  ],
  'The code is too old. Please ask for another one.': ['验证码已过期，请重新获取。', '인증번호가 만료되었습니다. 새로 요청해 주세요.'],
  'This code is not right.': ['验证码错误。', '인증번호가 맞지 않습니다.'],
  'The present password is not right.': ['当前密码错误。', '현재 비밀번호가 맞지 않습니다.'],
  'This phone belongs to another account.': ['该手机号码已绑定其他账号。', '다른 계정에 등록된 번호입니다.'],
  'Please choose another name.': ['请换一个昵称。', '다른 이름을 입력해 주세요.'],
};

const money: Words = {
  'West Lake branch, Hangzhou': ['杭州西湖支行', '항저우 시후 지점'],
  'You have this card already.': ['您已添加过这张银行卡。', '이미 등록된 카드입니다.'],
  'Not available just now': ['暂不可用', '지금은 이용할 수 없습니다'],
  'The code could not be made. Please try again.': ['二维码未能生成，请再试一次。', '결제 코드를 만들지 못했습니다. 다시 시도해 주세요.'],
  'This address does not take mail.': ['该邮箱无法接收邮件。', '메일을 받을 수 없는 주소입니다.'],
};

const goods: Words = {
  'Pebble Cleansing Bar': ['卵石洁面皂', '페블 클렌징 바'],
  'Two drops are enough.': ['两滴就够了。', '두 방울이면 충분해요.'],
  'Rich, and never sticky.': ['很滋润，一点也不黏。', '촉촉한데 끈적이지 않아요.'],
  'Still calm.': ['肌肤一直很安稳。', '피부가 여전히 편안해요.'],
  'Please mind your words.': ['评价中有不合适的用语，请修改。', '적절하지 않은 표현이 있습니다. 고쳐 주세요.'],
  'It arrived broken': ['收到时已破损', '파손되어 도착했어요'],
  'at the neck.': ['瓶口裂了。', '병 입구에 금이 갔어요.'],
  'Something is missing': ['少发漏发', '빠진 상품이 있어요'],
  'Not what I ordered': ['与订单不符', '주문한 상품과 달라요'],
  'It is cracked.': ['瓶身裂了。', '병에 금이 갔어요.'],
  'The shade differs.': ['色号不对。', '색상이 달라요.'],
  'One of the pictures is gone.': ['有一张图片已失效，请重新上传。', '사진 한 장을 찾을 수 없습니다. 다시 올려 주세요.'],
  'SF Express': ['顺丰速运', '순펑 익스프레스'],
  'YTO Express': ['圆通速递', '위안퉁 택배'],
  'China Post': ['中国邮政', '중국우정'],
  'Sylvane returns': ['林间集退货组', '실반 반품 담당'],
};

const shops: Words = {
  'Skin care': ['护肤', '스킨케어'],
  'Bath and body': ['沐浴与身体护理', '목욕과 바디 케어'],
  'This shop name is already taken.': ['店铺名称已被使用。', '이미 사용 중인 상점 이름입니다.'],
  'Agreement with shops': ['入驻协议', '입점 약관'],
};

/** Translations of the stories of forms and fields. */
export const formWords: Words = { ...people, ...places, ...fields, ...entering, ...money, ...goods, ...shops };
