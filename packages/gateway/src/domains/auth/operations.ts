import type { RequestOf } from '@mall/contract';
import { operation } from '../../dispatch/operation.ts';
import { type AgreementKind, showAgreement } from '../../shared/agreements.ts';
import { issueCaptcha } from './captcha.ts';
import { signIn } from './login.ts';
import { presentCodeReceipt } from './presenter.ts';
import { chooseAccount, register, resetPassword, signInByCode, signInByToken } from './registration.ts';
import { sendEmail, sendResetSms, sendSms } from './send-verification-code.ts';
import { signOut } from './service.ts';

export const autoLogin = operation('mall.Login.autoLogin', signInByToken);

export const forgotPassword = operation('mall.Login.forgotpassword', async (request, context) => {
  await resetPassword(request, context);
  return {};
});

export const getCode = operation('mall.Login.getCode', (_request, context) => issueCaptcha(context));

export const login = operation('mall.Login.login', signIn);

export const quit = operation('mall.Login.quit', async (_request, context) => {
  await signOut(context);
  return {};
});

export const loginByCode = operation('mall.Login.register', signInByCode);

const kinds: Record<RequestOf<'mall.Login.registerAgreement'>['type'], AgreementKind> = {
  0: 'registration',
  1: 'shop',
  2: 'privacy',
  3: 'membership',
};

export const registerAgreement = operation('mall.Login.registerAgreement', async ({ type }, { language }) =>
  showAgreement(kinds[type], language),
);

export const resetSecretKey = operation('mall.Login.secretKey', async (request, context) =>
  presentCodeReceipt(await sendResetSms(request, context)),
);

export const userRegister = operation('mall.Login.userRegister', register);

export const userRegisterPage = operation('mall.Login.userRegisterPage', async (_request, { language }) => ({
  Agreement: showAgreement('registration', language).title,
}));

export const secretKey = operation('mall.User.secretKey', async (request, context) => presentCodeReceipt(await sendSms(request, context)));

export const sendEmailCode = operation('mall.User.send_email_verification_code', async (request, context) =>
  presentCodeReceipt(await sendEmail(request, context)),
);

export const setUsernamePassword = operation('mall.User.setUsernamePassword', async (request, context) => {
  await chooseAccount(request, context);
  return {};
});
