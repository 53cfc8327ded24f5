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

const maxCards = 20;

const refused = (field: string, rule: string, limit?: number) =>
  new Fault('parameter_refused', { errors: [{ field, rule, ...(limit !== undefined && { limit }) }] });

export type { BankCardRow };

/** Returns the customer's cards, the default first. */
export async function listCards(db: Db, customerId: number): Promise<BankCardRow[]> {
  return findCards(db, customerId);
}

/** Returns a customer's cards, oldest first. Locks the customer, which serializes changes of cards. */
async function lockCards(tx: Db, customerId: number): Promise<BankCardRow[]> {
  await lockCustomer(tx, customerId);
  return (await findCards(tx, customerId)).toSorted((one, other) => one.id - other.id);
}

/** Returns one card of the customer. Throws `parameter_refused`, with the field that named it, when it is unknown. */
export async function cardOf(db: Db, customerId: number, id: number, field: string): Promise<BankCardRow> {
  const card = (await findCards(db, customerId)).find((one) => one.id === id);
  if (!card) throw refused(field, 'exists');
  return card;
}

/** A bank card entered by a customer. */
export interface CardToSave {
  /** The card to change; undefined for a new one. */
  readonly id: number | undefined;
  readonly number: string;
  readonly bank: string;
  readonly branch: string;
  readonly holder: string;
  readonly makeDefault: boolean;
}

/**
 * Stores a card, or changes one, in the caller's transaction.
 * @throws Fault `parameter_refused` when the bank does not match the number, the card is unknown, or there are too many; `state_refuses`
 * when the customer already has the number.
 */
export async function saveCard(card: CardToSave, context: Context): Promise<void> {
  const { db, clock, settings } = context;
  const { customerId } = customerOf(context);
  const { number, bank, branch, holder } = card;
  const knownBank = bankOf(number);
  if (knownBank !== undefined && knownBank !== bank) throw refused('Bank_name', 'matchesNumber');
  const cards = await lockCards(db, customerId);
  const own = cards.find(({ id }) => id === card.id);
  if (card.id !== undefined && !own) throw refused('id', 'exists');
  if (!own && cards.length >= maxCards) throw refused('Bank_card_number', 'maxItems', maxCards);
  const stored = encryptedNumber(number, customerId, settings.secret);
  if (cards.some((other) => other.numberKey.equals(stored.numberKey) && other.id !== own?.id)) throw new Fault('state_refuses');
  const row = { holder, bank, branch, ...stored };
  const id = own?.id ?? (await addCard(db, { ...row, customerId, isDefault: false, createdAt: clock.now() }));
  if (own) await changeCard(db, own.id, row);
  const others = cards.filter((other) => other.id !== id);
  await updateDefault(db, customerId, { id, makeDefault: card.makeDefault, wasDefault: own?.isDefault ?? false, others });
}

/**
 * Encrypts a card number. The comparison hash includes the customer id, so that it does not reveal that two customers have the same card.
 */
const encryptedNumber = (number: string, customerId: number, secret: string) => ({
  number: encrypt(number, secret),
  masked: `${number.slice(0, 4)} **** **** ${number.slice(-4)}`,
  numberKey: fingerprint(`${customerId}:${number}`, secret),
});

/** Encrypts numbers that older gateways stored as plain text. A migration cannot do this, because the database does not have the secret. */
export async function encryptCardNumbers(db: Db, secret: string): Promise<void> {
  await encryptPlainCards(db, ({ number, customerId }) => encryptedNumber(number, customerId, secret));
  await encryptPlainWithdrawals(db, (number) => encrypt(number, secret));
}

async function addCard(tx: Db, card: Parameters<typeof insertCard>[1]): Promise<number> {
  try {
    return await insertCard(tx, card);
  } catch (error) {
    throw isUniqueViolation(error) ? new Fault('state_refuses') : error;
  }
}

interface SavedCard {
  readonly id: number;
  readonly makeDefault: boolean;
  readonly wasDefault: boolean;
  readonly others: readonly BankCardRow[];
}

/** Ensures that a customer with cards has a default card: when a card stops being the default, the newest other card becomes it. */
async function updateDefault(tx: Db, customerId: number, { id, makeDefault, wasDefault, others }: SavedCard): Promise<void> {
  const other = others.at(-1);
  if (makeDefault || !other) return makeDefaultCard(tx, customerId, id);
  if (wasDefault) await makeDefaultCard(tx, customerId, other.id);
}

/** Makes a card the default. Throws `parameter_refused` when it is unknown. */
export async function chooseDefaultCard(db: Db, customerId: number, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const cards = await lockCards(tx, customerId);
    if (!cards.some((card) => card.id === id)) throw refused('bankId', 'exists');
    await makeDefaultCard(tx, customerId, id);
  });
}

/** Removes a card. If it was the default, the newest other one becomes the default. Ignores unknown cards. */
export async function removeCard(db: Db, customerId: number, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const cards = await lockCards(tx, customerId);
    const card = cards.find((one) => one.id === id);
    if (!card) return;
    await deleteCard(tx, id);
    const next = cards.filter((one) => one.id !== id).at(-1);
    if (card.isDefault && next) await makeDefaultCard(tx, customerId, next.id);
  });
}
