import * as z from 'zod/mini';
import { centsOf } from '../../commerce/catalog/Price/formatMoney.ts';
import { limits } from '../../generated/limits.ts';
import type { UiTextKey } from '../../i18n/textKeys.ts';
import { rule } from '../shared/checkForm.ts';
import { countWords } from '../shared/countWords.ts';
import { images } from '../shared/uploadRules.ts';

/** Maximum number of words of a reason; the contract contains it in `limits.reasonPattern`. */
export const maxReasonLength = 200;

/** Name of the form field with the image files, which a page without JavaScript sends. */
export const proofFiles = 'proofFiles';

const refundPattern = new RegExp(limits.refundPattern, 'u');
const reasonPattern = new RegExp(limits.reasonPattern, 'u');

const reason = (missing: UiTextKey) =>
  z.string(rule(missing)).check(
    z.trim(),
    z.minLength(1, { error: rule(missing), abort: true }),
    z.refine((text) => countWords(text) <= maxReasonLength && text.length <= limits.reason, {
      error: rule('errors.reasonLength'),
      abort: true,
    }),
    z.regex(reasonPattern, rule(missing)),
  );

const refund = (highest: string) => ({
  refundAmount: z.string(rule('errors.refundMissing')).check(
    z.trim(),
    z.minLength(1, { error: rule('errors.refundMissing'), abort: true }),
    z.regex(refundPattern, { error: rule('errors.refundAmount'), abort: true }),
    z.refine((amount) => centsOf(amount) > 0, { error: rule('errors.refundMissing'), abort: true }),
    z.refine((amount) => centsOf(amount) <= centsOf(highest), rule('errors.refundTooMuch')),
  ),
  reason: reason('errors.refundReason'),
});

const proofs = { images: images(limits.proofs, 'errors.proofs') };

/**
 * Returns the rules of an after-sales application. Source: `mall.Order.applyReturnGoods`.
 *
 * @param highest maximum refund, a decimal string
 */
export function afterSalesRules(highest: string) {
  return z.discriminatedUnion(
    'type',
    [
      z.object({ type: z.enum(['refund', 'return']), ...refund(highest), ...proofs }),
      z.object({ type: z.literal('exchange'), reason: reason('errors.exchangeReason'), ...proofs }),
    ],
    rule('errors.afterSalesKind'),
  );
}

/** Validated values of an application. */
export type AfterSalesValues = z.output<ReturnType<typeof afterSalesRules>>;
