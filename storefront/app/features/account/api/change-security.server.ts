import {
  type Checked,
  changePasswordRules,
  changePhoneRules,
  checkForm,
  type FormErrors,
  newPhoneRules,
  paymentPasswordSetRules,
  provePhoneRules,
} from '@mall/ui/rules';
import type { Gateway } from '#app/shared/gateway/gateway.server.ts';
import { refusalOf } from '#app/shared/gateway/refusal.ts';
import { sendCodeIntent } from '#app/shared/send-code.ts';
import type { NewPhoneStep, SecurityOutcome, SecuritySetting } from '../security.ts';

/** The purpose of a code, in the wire's numbers. */
const smsTypes = { phone: 3, payment: 5 } as const;

/** The form fields that an error code can refer to; the first one that the form has receives the error. */
const fieldsOfCode: Readonly<Record<string, readonly string[]>> = {
  301: ['newPhone'],
  302: ['verificationCode'],
  303: ['verificationCode'],
  415: ['newPassword', 'password'],
  50053: ['currentPassword', 'password'],
};

/** Runs the action that a form of the page submits; returns undefined on success. Throws errors that concern the whole page. */
export async function changeSecurity(gateway: Gateway, guard: SecuritySetting, form: FormData): Promise<SecurityOutcome | undefined> {
  const step = readStep(form);
  try {
    if (form.get('intent') === sendCodeIntent && guard !== 'password') return await sendCode(gateway, guard, form, step);
    return await change(gateway, guard, form, step);
  } catch (error) {
    return { ...refuseFor(error, form), at: Date.now(), step };
  }
}

async function change(gateway: Gateway, guard: SecuritySetting, form: FormData, step: NewPhoneStep | undefined) {
  const { account } = gateway.mall;
  if (guard === 'password') {
    return await apply(checkForm(changePasswordRules, form), step, ({ currentPassword, newPassword, repeatedPassword }) =>
      account.changePassword({ password: currentPassword, passwordOld: newPassword, x_password1: repeatedPassword }),
    );
  }
  if (guard === 'payment') return await setPaymentPassword(gateway, form);
  if (step) {
    return await apply(checkForm(changePhoneRules, form), step, ({ dialCode, verificationCode, ...values }) =>
      account.changePhone({ ...values, cpc: dialCode, pCode: verificationCode }),
    );
  }
  const checked = checkForm(provePhoneRules, form);
  if (!checked.ok) return refuse(checked.errors, step);
  const { token } = await account.provePhone({ pCode: checked.values.verificationCode });
  return { kind: 'proved', at: Date.now(), step: { token, newPhone: '', dialCode: '86' } } satisfies SecurityOutcome;
}

async function setPaymentPassword({ mall }: Gateway, form: FormData): Promise<SecurityOutcome | undefined> {
  const isSet = (await mall.account.security()).password_staus;
  return await apply(checkForm(paymentPasswordSetRules, form), undefined, ({ verificationCode, password, repeatedPassword }) => {
    const wire = { pcode: verificationCode, password, password1: repeatedPassword };
    return isSet ? mall.account.changePaymentPassword(wire) : mall.account.setPaymentPassword(wire);
  });
}

async function apply<Values>(
  checked: Checked<Values>,
  step: NewPhoneStep | undefined,
  send: (values: Values) => Promise<unknown>,
): Promise<SecurityOutcome | undefined> {
  if (!checked.ok) return refuse(checked.errors, step);
  await send(checked.values);
  return undefined;
}

/**
 * Sends a code to the linked phone (to the e-mail address where no phone is linked), or, in the second step of changing it, to the new
 * phone.
 */
async function sendCode(
  { mall }: Gateway,
  guard: keyof typeof smsTypes,
  form: FormData,
  step: NewPhoneStep | undefined,
): Promise<SecurityOutcome> {
  if (step) {
    const checked = checkForm(newPhoneRules, form);
    if (!checked.ok) return refuse(checked.errors, step);
    const { newPhone, dialCode } = checked.values;
    return codeSent(await mall.auth.sendCode({ smsType: smsTypes.phone, newPhone, cpc: dialCode }), step);
  }
  return codeSent(await mall.auth.sendCode({ smsType: smsTypes[guard] }), step);
}

const codeSent = (
  { demo_code: demoCode }: { readonly demo_code?: string | undefined },
  step: NewPhoneStep | undefined,
): SecurityOutcome => ({
  kind: 'codeSent',
  at: Date.now(),
  step,
  demoCode,
});

function refuse(errors: FormErrors, step: NewPhoneStep | undefined): SecurityOutcome {
  return { kind: 'refused', at: Date.now(), errors, message: '', step };
}

function refuseFor(error: unknown, form: FormData) {
  const { message, code } = refusalOf(error);
  const field = fieldsOfCode[code ?? '']?.find((name) => form.has(name));
  if (message !== undefined && field !== undefined) return { kind: 'refused', errors: { [field]: message }, message: '' } as const;
  return { kind: 'refused', errors: {}, message } as const;
}

function readStep(form: FormData): NewPhoneStep | undefined {
  const token = form.get('authenticationToken');
  if (typeof token !== 'string' || token === '') return undefined;
  return { token, newPhone: String(form.get('newPhone') ?? ''), dialCode: String(form.get('dialCode') ?? '86') };
}
