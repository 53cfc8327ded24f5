import * as z from 'zod/mini';
import { byEmail, byPhone, captchaRules, sentCode } from '../shared/contactRules.ts';

const shared = { verificationCode: sentCode, ...captchaRules, staySignedIn: z.optional(z.string()) };

/** Rules of a sign-in with a code sent to a phone or an e-mail address. Source: `mall.Login.register`. */
export const codeLoginRules = z.discriminatedUnion('type', [z.object({ ...byPhone, ...shared }), z.object({ ...byEmail, ...shared })]);

/** Validated values of a sign-in with a code. */
export type CodeLoginValues = z.output<typeof codeLoginRules>;
