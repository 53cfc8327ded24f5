import { type BankCardValues, bankCardRules, checkForm } from '@mall/ui/rules';
import type { Gateway } from '#app/shared/gateway/gateway.server.ts';
import { refusalOf } from '#app/shared/gateway/refusal.ts';
import { readIdempotencyKey } from '#app/shared/idempotency-key.server.ts';
import { readId } from '#app/shared/query-id.ts';
import { type BankCard, type CardOutcome, cardIntents } from '../bank-cards.ts';

/** Loads the customer's bank cards, the default first. */
export async function loadBankCards({ mall }: Gateway): Promise<BankCard[]> {
  const cards = await mall.wallet.cards();
  return cards.map(({ id, Bank_name, Bank_card_number, is_default }) => ({
    id,
    bank: Bank_name,
    lastDigits: Bank_card_number,
    isDefault: is_default,
  }));
}

/** Runs the action that a form of the page names. Throws errors that concern the whole page. */
export async function changeBankCards(gateway: Gateway, form: FormData): Promise<CardOutcome> {
  const at = Date.now();
  try {
    return await doIntent(gateway, form, at);
  } catch (error) {
    return { at, kind: 'refused', message: refusalOf(error).message, errors: {} };
  }
}

async function doIntent({ mall }: Gateway, form: FormData, at: number): Promise<CardOutcome> {
  const id = readId(form.get('id')) ?? 0;
  switch (form.get('intent')) {
    case cardIntents.makeDefault:
      await mall.wallet.setDefaultCard({ bankId: id });
      return { at, kind: 'default' };
    case cardIntents.remove:
      await mall.wallet.removeCard({ id });
      return { at, kind: 'removed' };
    case cardIntents.recognise:
      return { at, kind: 'recognised', bank: (await mall.wallet.bankOfCard({ Bank_card_number: String(form.get('number')) })).Bank_name };
    default: {
      const checked = checkForm(bankCardRules, form);
      if (!checked.ok) return { at, kind: 'refused', message: '', errors: checked.errors };
      await mall.wallet.saveCard(toWire(checked.values), readIdempotencyKey(form));
      return { at, kind: 'saved' };
    }
  }
}

function toWire({ cardholder, cardNumber, bankName, branch, isDefault }: BankCardValues) {
  const flag = isDefault === '1' ? (1 as const) : (0 as const);
  return { Cardholder: cardholder, Bank_card_number: cardNumber, Bank_name: bankName, branch, is_default: flag };
}
