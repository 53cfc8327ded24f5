import { readOutbox } from '../../src/messenger/messenger.ts';
import type { CallOptions, Fields, Reply, TestGateway } from './gateway.ts';
import { captchaAnswer } from './settings.ts';

/** Returns the messages that the gateway has sent, oldest first. */
export const sentTo = async (gateway: TestGateway, to: string) =>
  (await readOutbox(gateway.db, 1000)).filter((message) => message.to === to).map(({ text }) => text);

/** Returns the newest code sent to a phone, "+86 13900000001", or to an e-mail address. */
export async function codeSentTo(gateway: TestGateway, to: string): Promise<string> {
  const code = /\d{6}/.exec((await sentTo(gateway, to)).at(-1) ?? '')?.[0];
  if (code === undefined) throw new Error(`Nothing was sent to ${to}`);
  return code;
}

/** Requests a code by SMS and reads it. */
export async function askForCode(gateway: TestGateway, fields: Fields, to: string, options: CallOptions = {}): Promise<string> {
  const reply = await gateway.call('mall.User.secretKey', fields, options);
  if (reply.code !== '200') throw new Error(`No code was sent: ${reply.body}`);
  return codeSentTo(gateway, to);
}

/** Returns six digits that differ from this code. */
export const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** Calls an operation that requires a captcha, with a correct answer. */
export async function callWithCaptcha(gateway: TestGateway, api: string, fields: Fields, options: CallOptions = {}): Promise<Reply> {
  const { data } = await gateway.call('mall.Login.getCode', {}, options);
  return gateway.call(api, { imgCode: captchaAnswer, verificationCode: data.code, ...fields }, options);
}
