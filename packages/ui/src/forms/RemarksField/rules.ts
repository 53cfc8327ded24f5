import * as z from 'zod/mini';
import { limits } from '../../generated/limits.ts';
import { rule } from '../shared/checkForm.ts';

/** Rule of a message to the shop: optional, at most 200 characters. */
export const remarkRules = z._default(z.string().check(z.trim(), z.maxLength(limits.remark, rule('errors.remarkLength'))), '');
