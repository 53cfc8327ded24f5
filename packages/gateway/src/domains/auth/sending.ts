import type { RequestOf } from '@mall/contract';
import { type Addressee, type CodePurpose, sendCode } from '../../codes/codes.ts';
import { type Context, customerOf } from '../../dispatch/context.ts';
import { Fault } from '../../dispatch/fault.ts';
import { customerById, customerByName, readDialCode, whereToSend } from '../account/service.ts';
import { readAddressee } from './entering.ts';

type SendCode = RequestOf<'mall.User.secretKey'>;

/** What a signed-in customer's code is good for, by the wire's number. */
const purposes: Readonly<Record<Exclude<SendCode['smsType'], 1 | 2 | 4>, CodePurpose>> = {
  3: 'phone',
  5: 'payment-password',
  6: 'withdrawal',
  7: 'general',
};

/** Sends a code by SMS: to anybody who signs in or registers, else to the signed-in customer, or to the phone they are about to bind. */
export async function sendSms(request: SendCode, context: Context): Promise<void> {
  const { smsType } = request;
  if (smsType === 1 || smsType === 2) return sendCode({ purpose: 'entry', addressee: readAddressee(request, 'phone') }, context);
  if (context.session.kind !== 'customer') throw new Fault('parameter_refused', { errors: [{ field: 'smsType', rule: 'signedIn' }] });
  const { customerId } = customerOf(context);
  const own = whereToSend(await customerById(context.db, customerId));
  if (smsType === 4) return sendCode({ purpose: 'reset', addressee: own }, context);
  const addressee = smsType === 3 && request.newPhone ? newPhone(request.newPhone, request.cpc) : own;
  await sendCode({ purpose: purposes[smsType], addressee, customerId }, context);
}

const newPhone = (phone: string, cpc: string | undefined): Addressee => ({ kind: 'phone', dialCode: readDialCode(cpc), phone });

/** Sends a code for a forgotten password, if anybody has the phone. */
export async function sendResetSms(request: RequestOf<'mall.Login.secretKey'>, context: Context): Promise<void> {
  await sendReset(readAddressee(request, 'phone'), context);
}

/** Sends a code by e-mail: for signing in or registering, or for a forgotten password, if anybody has the address. */
export async function sendEmail({ e_mail, type }: RequestOf<'mall.User.send_email_verification_code'>, context: Context): Promise<void> {
  const addressee = readAddressee({ e_mail }, 'email');
  await (type === 1 ? sendReset(addressee, context) : sendCode({ purpose: 'entry', addressee }, context));
}

async function sendReset(addressee: Addressee, context: Context): Promise<void> {
  const known = (await customerByName(context.db, addressee)) !== undefined;
  await sendCode({ purpose: 'reset', addressee }, context, known);
}
