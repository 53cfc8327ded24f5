import type { Context } from '../../dispatch/context.ts';
import { consumeClientRateLimit, type Limit } from '../../limits/limits.ts';
import { type Addressee, type CodeKey, checkCode } from '../../verification/codes.ts';
import type { CaptchaAnswer } from './captcha-answer.ts';
import { verifyCaptcha } from './verify-captcha.ts';

const perClient: Limit = { name: 'entry-client', max: 30, minutes: 1 };

/** A phone or an e-mail address with the verification code sent to it, and a captcha. */
export interface ContactProof {
  readonly addressee: Addressee;
  readonly code: string;
  readonly captcha: CaptchaAnswer;
}

/** Returns the key of a code for registration and log-in. */
export const entryCode = (addressee: Addressee): CodeKey => ({ purpose: 'entry', addressee });

/** Counts a request to log in, to register or to reset a password. Throws `too_busy` above the limit of the client. */
export const countEntry = (context: Context): Promise<void> => consumeClientRateLimit(perClient, context);

/**
 * Counts the request against the rate limit, then verifies captcha and code. The response does not reveal whether the addressee has an
 * account.
 */
export async function verifyContact({ code, captcha }: ContactProof, which: CodeKey, context: Context): Promise<void> {
  await countEntry(context);
  await verifyCaptcha(captcha, context);
  await checkCode(code, which, context);
}
