import * as z from 'zod/mini';
import { sentCode } from '../shared/contactRules.ts';

/** Rules of the code that verifies the current phone. Source: `mall.User.authentication`. */
export const provePhoneRules = z.object({ verificationCode: sentCode });

/** Validated values of a verified phone. */
export type ProvePhoneValues = z.output<typeof provePhoneRules>;
