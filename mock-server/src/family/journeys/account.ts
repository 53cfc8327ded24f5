import type { Journey } from '../journey.ts';
import { codeSignInRequest } from '../requests.ts';

const passwords = { password: '135790', password1: '135790' };

/** Profile and security. */
export const account: readonly Journey[] = [
  {
    name: 'account',
    session: 'customer',
    entries: [
      {
        api: 'mall.User.personalResources',
        title: 'opens the profile',
        request: { language: 'en_US' },
        reads: {
          headimgurl: 'text',
          user_name: 'text',
          sex: '=0|1|2',
          mobile: 'text',
          birthday: 'text',
          is_default_birthday: '=1|2',
        },
      },
      {
        api: 'mall.Product.uploadImgs',
        title: 'uploads an avatar',
        image: 'file',
        request: {},
        reads: { url: 'url' },
        keeps: { avatar: 'url' },
      },
      {
        api: 'mall.User.setPersonalResources',
        title: 'saves the profile',
        request: { headimgurl: '{avatar}', userName: 'Lin', sex: '2', birthday: '1995-05-17', language: 'en_US' },
      },
      {
        api: 'mall.User.accountSecurity',
        title: 'opens the page of security',
        request: { language: 'en_US' },
        reads: { password_staus: 'boolean', mobile: 'text' },
      },
    ],
  },
  {
    name: 'account: security of a new customer',
    session: 'visitor',
    entries: [
      {
        api: 'mall.Login.getCode',
        title: 'loads a captcha',
        request: {},
        reads: { code: 'filled' },
        keeps: { captchaToken: 'code' },
      },
      { api: 'mall.User.secretKey', title: 'requests a code for the sign-in', request: { phone: '{newPhone}', cpc: '86', smsType: '2' } },
      {
        api: 'mall.Login.register',
        title: 'signs in by code',
        request: codeSignInRequest('{newPhone}'),
        reads: { access_id: 'filled' },
        keeps: { newcomer: 'access_id' },
      },
      {
        api: 'mall.User.secretKey',
        title: 'requests the code for a payment password',
        needs: ['newcomer'],
        request: { message_type: '0', smsType: '5', language: 'en_US' },
      },
      {
        api: 'mall.User.setPaymentPassword',
        title: 'sets the payment password, with the hidden captcha empty',
        needs: ['newcomer'],
        request: { imgToken: '', keyCode: '', pcode: '{code}', ...passwords, language: 'en_US' },
      },
      {
        api: 'mall.User.secretKey',
        title: 'requests another code',
        needs: ['newcomer'],
        request: { message_type: '0', smsType: '5', language: 'en_US' },
      },
      {
        api: 'mall.User.modifyPaymentPassword',
        title: 'changes the payment password',
        needs: ['newcomer'],
        request: { imgToken: '', keyCode: '', pcode: '{code}', password: '246810', password1: '246810', language: 'en_US' },
      },
      {
        api: 'mall.User.secretKey',
        title: 'requests the code for the current phone',
        needs: ['newcomer'],
        request: { message_type: '0', smsType: '3', language: 'en_US' },
      },
      {
        api: 'mall.User.authentication',
        title: 'verifies the current phone',
        needs: ['newcomer'],
        request: { phone: '{newPhone}', pCode: '{code}', keyCode: '', language: 'en_US' },
        reads: { token: 'filled' },
        keeps: { identity: 'token' },
      },
      {
        api: 'mall.User.secretKey',
        title: 'requests the code for the new phone',
        needs: ['newcomer'],
        request: { message_type: '0', smsType: '3', newPhone: '{thirdPhone}', language: 'en_US' },
      },
      {
        api: 'mall.User.updatePhone',
        title: 'changes the phone',
        needs: ['newcomer'],
        request: {
          authenticationToken: '{identity}',
          newPhone: '{thirdPhone}',
          pCode: '{code}',
          keyCode: '',
          imgToken: '',
          cpc: '86',
          country_num: '156',
          language: 'en_US',
        },
      },
      {
        api: 'mall.User.updatepassword',
        title: 'changes the password, with the field names of the family',
        needs: ['newcomer'],
        request: {
          imgToken: '',
          password: 'family2027',
          passwordOld: 'family2028',
          x_password1: 'family2028',
          language: 'en_US',
        },
      },
    ],
  },
];
