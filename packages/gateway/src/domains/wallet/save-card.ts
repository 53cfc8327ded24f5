import type { DataOf, RequestOf } from '@mall/contract';
import type { Db } from '../../db/database.ts';
import { isUniqueViolation } from '../../db/errors.ts';
import { type Context, customerOf } from '../../dispatch/context.ts';
import { Fault } from '../../dispatch/fault.ts';
import { encrypt, fingerprint } from '../../shared/encryption.ts';
import { lockCustomer } from '../account/lock-customer.ts';
import { bankOf } from './banks.ts';
import {
  type BankCardRow,
  changeCard,
  deleteCard,
  encryptPlainCards,
  encryptPlainWithdrawals,
  findCards,
  insertCard,
  makeDefaultCard,
} from './repository.ts';

type WireCard = DataOf<'mall.Bank.bankList'>[number];

const mostCards = 20;

const refused = (field: string, rule: string, limit?: number) =>
  new Fault('parameter_refused', { errors: [{ field, rule, ...(limit !== undefined && { limit }) }] });

/** The customer's cards as rows, the default first. */
export async function listCards(context: Context): Promise<WireCard[]> {
  return (await findCards(context.db, customerOf(context).customerId)).map(wireCard);
}

const wireCard = ({ id, bank, masked, isDefault }: BankCardRow): WireCard => ({
  ...{ id, Bank_name: bank, Bank_card_number: masked.slice(-4) },
  is_default: isDefault ? 1 : 0,
});

/** A customer's cards, the oldest first, whose changes wait for one another until the transaction ends. */
async function lockCards(tx: Db, customerId: number): Promise<BankCardRow[]> {
  await lockCustomer(tx, customerId);
  return (await findCards(tx, customerId)).toSorted((one, other) => one.id - other.id);
}

/** One card of the customer with its holder, as a list of one. */
export async function showCard(id: number, context: Context): Promise<DataOf<'mall.Bank.cardDetail'>> {
  const card = await cardOf(context.db, customerOf(context).customerId, id, 'id');
  const { bank, branch, holder, masked, isDefault } = card;
  return [{ Bank_card_number: masked, Bank_name: bank, branch, Cardholder: holder, is_default: isDefault ? 1 : 0 }];
}

/** One card of the customer; somebody else's is as missing as one that never was. */
export async function cardOf(db: Db, customerId: number, id: number, field: string): Promise<BankCardRow> {
  const card = (await findCards(db, customerId)).find((one) => one.id === id);
  if (!card) throw refused(field, 'known');
  return card;
}

/** Stores a card, or changes one. To be called in a transaction. */
export async function saveCard(request: RequestOf<'mall.Bank.addBank'>, context: Context): Promise<void> {
  const { db, clock, settings } = context;
  const { customerId } = customerOf(context);
  const number = request.Bank_card_number;
  const bank = request.Bank_name.trim();
  const known = bankOf(number);
  if (known !== undefined && known !== bank) throw refused('Bank_name', 'matchesNumber');
  const cards = await lockCards(db, customerId);
  const own = cards.find(({ id }) => id === request.id);
  if (request.id !== undefined && !own) throw refused('id', 'known');
  if (!own && cards.length >= mostCards) throw refused('Bank_card_number', 'maxItems', mostCards);
  const kept = keep(number, customerId, settings.secret);
  if (cards.some((card) => card.numberKey.equals(kept.numberKey) && card.id !== own?.id)) throw new Fault('state_refuses');
  const card = { holder: request.Cardholder.trim(), bank, branch: (request.branch ?? '').trim(), ...kept };
  const id = own?.id ?? (await addCard(db, { ...card, customerId, isDefault: false, createdAt: clock.now() }));
  if (own) await changeCard(db, own.id, card);
  const others = cards.filter((one) => one.id !== id);
  await keepDefault(db, customerId, { id, wanted: request.is_default === 1, was: own?.isDefault ?? false, others });
}

/** What lies in the database of a card's number. Of two customers with one card nobody sees there that it is one. */
const keep = (number: string, customerId: number, secret: string) => ({
  number: encrypt(number, secret),
  masked: `${number.slice(0, 4)} **** **** ${number.slice(-4)}`,
  numberKey: fingerprint(`${customerId}:${number}`, secret),
});

/** Encrypts what was kept open by older gateways. The secret is not the database's to know, so no migration could. */
export async function encryptCardNumbers(db: Db, secret: string): Promise<void> {
  await encryptPlainCards(db, ({ number, customerId }) => keep(number, customerId, secret));
  await encryptPlainWithdrawals(db, (number) => encrypt(number, secret));
}

async function addCard(tx: Db, card: Parameters<typeof insertCard>[1]): Promise<number> {
  try {
    return await insertCard(tx, card);
  } catch (error) {
    throw isUniqueViolation(error) ? new Fault('state_refuses') : error;
  }
}

interface Candidate {
  readonly id: number;
  readonly wanted: boolean;
  readonly was: boolean;
  readonly others: readonly BankCardRow[];
}

/** Where there are cards, one of them is the default: when it no longer wants to be, another has to. */
async function keepDefault(tx: Db, customerId: number, { id, wanted, was, others }: Candidate): Promise<void> {
  const heir = others.at(-1);
  if (wanted || !heir) return makeDefaultCard(tx, customerId, id);
  if (was) await makeDefaultCard(tx, customerId, heir.id);
}

/** Makes a card the default. */
export async function chooseDefaultCard(id: number, context: Context): Promise<void> {
  const { customerId } = customerOf(context);
  await context.db.transaction(async (tx) => {
    const cards = await lockCards(tx, customerId);
    if (!cards.some((card) => card.id === id)) throw refused('bankId', 'known');
    await makeDefaultCard(tx, customerId, id);
  });
}

/** Removes a card; another becomes the default when it was. One that is not the customer's counts as removed. */
export async function removeCard(id: number, context: Context): Promise<void> {
  const { customerId } = customerOf(context);
  await context.db.transaction(async (tx) => {
    const cards = await lockCards(tx, customerId);
    const card = cards.find((one) => one.id === id);
    if (!card) return;
    await deleteCard(tx, id);
    const heir = cards.filter((one) => one.id !== id).at(-1);
    if (card.isDefault && heir) await makeDefaultCard(tx, customerId, heir.id);
  });
}
