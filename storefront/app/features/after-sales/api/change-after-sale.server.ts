import { checkForm, returnLogisticsRules } from '@mall/ui/rules';
import type { Gateway } from '#app/shared/gateway/gateway.server.ts';
import { refusalOf } from '#app/shared/gateway/refusal.ts';
import { readIdempotencyKey } from '#app/shared/idempotency-key.server.ts';
import { readId } from '#app/shared/query-id.ts';
import { type ActionOutcome, type AfterSaleAction, afterSaleActions } from '../after-sale.ts';

const shippingFields = ['courier', 'parcelNumber', 'sender', 'senderPhone'] as const;

/** Runs the action that a form of an after-sale names. Throws errors that concern the whole page. */
export async function changeAfterSale({ mall }: Gateway, form: FormData): Promise<ActionOutcome> {
  const at = Date.now();
  const action = afterSaleActions.find((known) => known === form.get('intent'));
  const id = readId(form.get('id'));
  const entered = Object.fromEntries(shippingFields.map((name) => [name, String(form.get(name) ?? '')]));
  const refused = { at, kind: 'refused' as const, action, entered };
  if (action === undefined || id === undefined) return { ...refused, errors: {}, message: undefined };
  const send: Readonly<Record<AfterSaleAction, () => Promise<ActionOutcome | undefined>>> = {
    withdraw: async () => void (await mall.afterSales.withdraw({ id }, readIdempotencyKey(form))),
    confirm: async () => void (await mall.afterSales.receiveReplacement({ id }, readIdempotencyKey(form))),
    sendBack: async () => {
      const checked = checkForm(returnLogisticsRules, entered);
      if (!checked.ok) return { ...refused, errors: checked.errors, message: null };
      const { courier, parcelNumber, sender, senderPhone } = checked.values;
      const parcel = { kdname: courier, kdcode: parcelNumber, lxr: sender, lxdh: senderPhone };
      return void (await mall.afterSales.sendBack({ id, ...parcel }, readIdempotencyKey(form)));
    },
  };
  try {
    return (await send[action]()) ?? { at, kind: action };
  } catch (error) {
    return { ...refused, errors: {}, message: refusalOf(error).message };
  }
}
