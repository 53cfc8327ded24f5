import type { AfterSalesKind } from '@mall/ui';
import { type AfterSalesValues, afterSalesRules, checkForm, type FormErrors, limits, proofFiles } from '@mall/ui/rules';
import type { Gateway } from '#app/shared/gateway/gateway.server.ts';
import { refusalOf } from '#app/shared/gateway/refusal.ts';
import { readIdempotencyKey } from '#app/shared/idempotency-key.server.ts';
import type { EnteredRequest, RequestOutcome } from '../after-sale.ts';
import { loadRequestForm } from './load-options.server.ts';
import { kindNumbers, stateOf } from './map-after-sales.ts';

/** Submits the request of the form, with the images that a page without JavaScript includes. Throws errors that concern the whole page. */
export async function requestAfterSale(
  gateway: Gateway,
  kind: AfterSalesKind,
  lineIds: readonly number[],
  form: FormData,
): Promise<RequestOutcome> {
  const asked = await loadRequestForm(gateway, kind, lineIds);
  const typed = enteredIn(form);
  if (!asked.isOpen) return { kind: 'refused', at: Date.now(), errors: {}, message: asked.message, entered: typed };
  const added = await addImages(gateway, form, typed.images);
  const entered = { ...typed, images: added.images };
  const checked = checkForm(afterSalesRules(asked.refundable), {
    type: kind,
    refundAmount: typed.amount,
    reason: typed.reason,
    images: [...added.images],
  });
  const errors = { ...(checked.ok ? {} : checked.errors), ...(added.error && { images: added.error }) };
  if (!checked.ok || added.error) return { kind: 'refused', at: Date.now(), errors, message: null, entered };
  try {
    const applied = await gateway.mall.afterSales.apply(toWire(checked.values, lineIds, asked.refundable), readIdempotencyKey(form));
    return { kind: 'requested', isRefunded: applied.RefundType !== undefined && stateOf(applied.RefundType) === 'refunded' };
  } catch (error) {
    return { kind: 'refused', at: Date.now(), errors: {}, message: refusalOf(error).message, entered };
  }
}

function enteredIn(form: FormData): EnteredRequest {
  const amount = form.get('refundAmount');
  return {
    amount: typeof amount === 'string' ? amount : undefined,
    reason: String(form.get('reason') ?? ''),
    images: form.getAll('images').map(String),
  };
}

function toWire(values: AfterSalesValues, lineIds: readonly number[], refundable: string) {
  const { reason, images } = values;
  const common = { order_details_id: [...lineIds], explain: reason, apply_return_goods: images };
  if (values.type === 'exchange') return { ...common, type: kindNumbers.exchange };
  return { ...common, type: kindNumbers[values.type], refund_amount: refundable, refund_apply_money: values.refundAmount };
}

interface AddedImages {
  /** Addresses of the earlier images and those uploaded now. */
  readonly images: readonly string[];
  /** A text key of @mall/ui, or the gateway's message. */
  readonly error: FormErrors[string];
}

const kinds: ReadonlySet<string> = new Set(['image/gif', 'image/jpeg', 'image/png', 'image/bmp']);

/** Uploads the image files of a form that was submitted without JavaScript. */
async function addImages({ mall }: Gateway, form: FormData, before: readonly string[]): Promise<AddedImages> {
  const files = form.getAll(proofFiles).filter((file) => file instanceof File && file.size > 0);
  const images = [...before];
  if (before.length + files.length > limits.proofs) return { images, error: 'errors.proofs' };
  for (const file of files) {
    if (!(file instanceof File) || !kinds.has(file.type)) return { images, error: 'errors.proofKind' };
    if (file.size > limits.imageBytes) return { images, error: 'errors.proofSize' };
    try {
      const { url } = await mall.uploads.add({ file });
      images.push(url);
    } catch (error) {
      return { images, error: refusalOf(error).message ?? 'errors.proofKind' };
    }
  }
  return { images, error: undefined };
}
