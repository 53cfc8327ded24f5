import * as z from 'zod/mini';
import { sentCode } from '../shared/contactRules.ts';

/** The code that proves the present phone. Source: `mall.User.authentication`. */
export const provePhoneRules = z.object({ pCode: sentCode });

/** Clean values of a proved phone. */
export type ProvePhoneValues = z.output<typeof provePhoneRules>;
