import type { Words } from './words.ts';

export const commerceWords: Words = {
  'Bakuchiol Night Serum': ['补骨脂酚晚安精华', '바쿠치올 나이트 세럼'],
  'Camellia Hair Oil': ['山茶花护发油', '동백 헤어 오일'],
  'Sylvane Flagship': ['Sylvane 旗舰店', 'Sylvane 플래그십'],
};
