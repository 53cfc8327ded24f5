import type { Entry, Fields, Journey } from '../journey.ts';
import { codeSignInRequest, signInRequest } from '../requests.ts';

const signedIn: Fields = {
  access_id: 'filled',
  userId: 'filled',
  user_name: 'text',
  headimgurl: 'text',
  y_password: 'flag',
  // The client switches to this language.
  user_lang_code: '/^[a-z]{2,3}_[A-Z]{2}$/',
  'autoToken?': 'filled',
  'systemMsgType?': 'int',
  'systemMsg?': 'text',
  'systemMsgTitle?': 'text',
  'tell_id?': 'int',
};
const captcha = (title = 'loads a captcha'): Entry => ({
  api: 'mall.Login.getCode',
  title,
  request: { language: 'en_US' },
  reads: { code: 'filled', code_img: 'filled' },
  keeps: { captchaToken: 'code' },
});
const agreement = (type: string): Entry => ({
  api: 'mall.Login.registerAgreement',
  title: `opens the agreement ${type}`,
  request: { type },
  reads: { title: 'text', content: 'filled' },
});
const registration = {
  userId: '{newAccount}',
  phone: '{newPhone}',
  e_mail: '',
  password: 'family2026',
  keyCode: '{code}',
  imgCode: '{captcha}',
  imgCodeToken: '{captchaToken}',
  cpc: '86',
  country_num: '156',
  type: '0',
  pid: '',
};
/** The error codes for a wrong verification code. */
const wrongCode = '302|303|50069|50070|51127';

/** Captcha, sign-in, registration and forgotten passwords. */
export const auth: readonly Journey[] = [
  {
    name: 'auth',
    session: 'visitor',
    entries: [
      captcha(),
      {
        api: 'mall.Login.getItuList',
        title: 'lists the countries',
        request: { keyword: '' },
        reads: { '[+]': { name: 'filled', code2: 'int', num3: 'int', national_flag: 'text', code: 'filled' } },
      },
      {
        api: 'mall.Login.login',
        title: 'signs in with a wrong password',
        request: { ...signInRequest, password: 'wrong-one' },
        code: '305|304|50200',
      },
      captcha('loads another captcha after the failure'),
      {
        api: 'mall.Login.login',
        title: 'signs in and enables the automatic sign-in',
        example: 'keep',
        request: { ...signInRequest, isAuto: '1' },
        reads: signedIn,
        keeps: { autoToken: 'autoToken', signedIn: 'access_id' },
      },
      { api: 'mall.Login.autoLogin', title: 'signs in automatically', request: { autoToken: '{autoToken}' }, reads: signedIn },
      { api: 'mall.Login.quit', title: 'signs out', needs: ['signedIn'], request: {} },
      { api: 'mall.User.index', title: 'calls with the ended session', needs: ['signedIn'], request: {}, code: '203' },
    ],
  },
  {
    name: 'auth: registration',
    session: 'visitor',
    entries: [
      {
        api: 'mall.Login.userRegisterPage',
        title: 'loads the title of the agreement',
        request: { language: 'en_US' },
        reads: { Agreement: 'filled' },
      },
      ...['0', '1', '2'].map(agreement),
      captcha(),
      {
        api: 'mall.Login.userRegister',
        title: 'registers with a wrong code',
        request: { ...registration, keyCode: '000000' },
        code: wrongCode,
      },
      { api: 'mall.User.secretKey', title: 'requests a code', request: { phone: '{newPhone}', cpc: '86', smsType: '2', imgCode: '' } },
      captcha('loads another captcha'),
      { api: 'mall.Login.userRegister', title: 'registers an account', request: registration },
      captcha('loads the captcha of the sign-in'),
      { api: 'mall.User.secretKey', title: 'requests a code for the sign-in', request: { phone: '{otherPhone}', cpc: '86', smsType: '2' } },
      {
        api: 'mall.Login.register',
        title: 'signs in by code with an unknown phone, which registers it',
        example: 'new_customer',
        request: codeSignInRequest('{otherPhone}'),
        reads: { ...signedIn, y_password: '=0|false' },
        keeps: { registered: 'access_id' },
      },
      {
        api: 'mall.User.setUsernamePassword',
        title: 'chooses an account name and a password',
        needs: ['registered'],
        request: { user_name: '{otherAccount}', password: 'family2026' },
      },
    ],
  },
  {
    name: 'auth: forgotten password',
    session: 'visitor',
    entries: [
      captcha(),
      {
        api: 'mall.Login.secretKey',
        title: 'requests a code by SMS',
        request: { phone: '{newPhone}', cpc: '86', country_num: '156', smsType: '4', type: '0' },
      },
      {
        api: 'mall.Login.forgotpassword',
        title: 'sets a new password, with the token of the captcha in access_id',
        request: {
          keyCode: '{code}',
          imgCode: '{captcha}',
          access_id: '{captchaToken}',
          password: 'family2027',
          rpwd: 'family2027',
          language: 'en_US',
          phone: '{newPhone}',
          cpc: '86',
        },
      },
      {
        api: 'mall.User.send_email_verification_code',
        title: 'requests a code by e-mail',
        request: { e_mail: '{newEmail}', type: '1' },
      },
      captcha('loads another captcha'),
      {
        api: 'mall.Login.forgotpassword',
        title: 'sets a new password by e-mail, with a wrong code',
        request: {
          keyCode: '000000',
          imgCode: '{captcha}',
          access_id: '{captchaToken}',
          password: 'family2027',
          rpwd: 'family2027',
          language: 'en_US',
          e_mail: '{newEmail}',
          type: '1',
        },
        code: `${wrongCode}|50897|309|331`,
      },
    ],
  },
];
