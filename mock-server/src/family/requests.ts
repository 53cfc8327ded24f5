/** Signs the customer of the run in by the password. */
export const signInRequest = {
  type: '{accountType}',
  phone: '{accountName}',
  e_mail: '{accountEmail}',
  cpc: '86',
  country_num: '156',
  password: '{password}',
  imgCode: '{captcha}',
  verificationCode: '{captchaToken}',
  isAuto: '0',
} as const;

/** Signs a phone in by a code, which registers it first; `phone` is a value of the run, `{newPhone}`. */
export const codeSignInRequest = (phone: string) => ({
  type: '1',
  phone,
  e_mail: '',
  keyCode: '{code}',
  imgCode: '{captcha}',
  verificationCode: '{captchaToken}',
  cpc: '86',
  country_num: '156',
});
