import type { Words } from './words.ts';

export const overlayWords: Words = {
  'Remove this address?': ['移除这个地址？', '이 주소를 삭제할까요?'],
  'Orders already placed keep it.': ['已下的订单不受影响。', '이미 주문한 내역에는 그대로 남습니다.'],
  Remove: ['移除', '삭제'],
};
