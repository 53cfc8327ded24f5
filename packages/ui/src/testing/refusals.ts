/** Errors of the server that several stories of forms show. */
export const wrongCode = { en: 'The code is wrong.', zh: '验证码错误。', tn: '驗證碼錯誤。', ko: '인증번호가 맞지 않습니다.' };
export const refusedWords = {
  en: 'This review contains words that are not allowed. Please change it.',
  zh: '评价中有不合适的用语，请修改。',
  tn: '評價中有不合適的用語，請修改。',
  ko: '적절하지 않은 표현이 있습니다. 고쳐 주세요.',
};
export const takenAccountName = {
  en: 'This account name is taken.',
  zh: '该账号已被使用。',
  tn: '該帳號已被使用。',
  ko: '이미 사용 중인 아이디입니다.',
};
