import type { RequestOf } from '@mall/contract';
import { parameterRefused } from '../../dispatch/fault.ts';
import { operation } from '../../dispatch/operation.ts';
import { type AgreementKind, showAgreement } from '../../shared/agreements.ts';
import { chooseAccount } from './choose-account.ts';
import { issueCaptcha } from './issue-captcha.ts';
import { logIn } from './log-in.ts';
import { logInByCode } from './log-in-by-code.ts';
import { logInByToken } from './log-in-by-token.ts';
import { logOut } from './log-out.ts';
import * as presenter from './presenter.ts';
import { register } from './register.ts';
import { resetPassword } from './reset-password.ts';
import { sendEntryCode, sendOwnCode, sendResetCode } from './send-verification-code.ts';

export const autoLogin = operation('mall.Login.autoLogin', async ({ autoToken }, context) => {
  const session = await logInByToken(autoToken, context);
  if (!session) throw parameterRefused('autoToken', 'exists');
  return presenter.wireSession(session, context.language);
});

export const forgotPassword = operation('mall.Login.forgotpassword', async (request, context) => {
  await resetPassword(presenter.readPasswordReset(request), context);
  return {};
});

export const getCode = operation('mall.Login.getCode', async (_request, context) => presenter.wireCaptcha(await issueCaptcha(context)));

export const login = operation('mall.Login.login', async (request, context) =>
  presenter.wireSession(await logIn(presenter.readLogIn(request), context), context.language),
);

export const quit = operation('mall.Login.quit', async (_request, context) => {
  await logOut(context);
  return {};
});

export const loginByCode = operation('mall.Login.register', async (request, context) =>
  presenter.wireSession(await logInByCode(presenter.readCodeLogIn(request), context), context.language),
);

const kinds: Record<RequestOf<'mall.Login.registerAgreement'>['type'], AgreementKind> = {
  0: 'registration',
  1: 'shop',
  2: 'privacy',
  3: 'membership',
};

export const registerAgreement = operation('mall.Login.registerAgreement', async ({ type }, { language }) =>
  showAgreement(kinds[type], language),
);

export const resetSecretKey = operation('mall.Login.secretKey', async (request, context) => {
  const captcha = presenter.readOptionalCaptcha(request);
  return presenter.wireCodeReceipt(await sendResetCode(presenter.readAddressee(request, 'phone'), captcha, context));
});

export const userRegister = operation('mall.Login.userRegister', async (request, context) =>
  presenter.wireSession(await register(presenter.readRegistration(request), context), context.language),
);

export const userRegisterPage = operation('mall.Login.userRegisterPage', async (_request, { language }) => ({
  Agreement: showAgreement('registration', language).title,
}));

export const secretKey = operation('mall.User.secretKey', async (request, context) => {
  const captcha = presenter.readOptionalCaptcha(request);
  const sms = presenter.readSmsRequest(request);
  if ('addressee' in sms) return presenter.wireCodeReceipt(await sendEntryCode(sms.addressee, sms.message, captcha, context));
  if (context.session.kind !== 'customer') throw parameterRefused('smsType', 'signedIn');
  return presenter.wireCodeReceipt(await sendOwnCode(sms, captcha, context));
});

const emailTypes = { forgotten: 1, registration: 2 } as const;

export const sendEmailCode = operation('mall.User.send_email_verification_code', async (request, context) => {
  const captcha = presenter.readOptionalCaptcha(request);
  const addressee = presenter.readAddressee({ e_mail: request.e_mail }, 'email');
  if (request.type === emailTypes.forgotten) return presenter.wireCodeReceipt(await sendResetCode(addressee, captcha, context));
  const message = request.type === emailTypes.registration ? 'register' : 'signIn';
  return presenter.wireCodeReceipt(await sendEntryCode(addressee, message, captcha, context));
});

export const setUsernamePassword = operation('mall.User.setUsernamePassword', async (request, context) => {
  await chooseAccount(presenter.readChosenAccount(request), context);
  return {};
});
