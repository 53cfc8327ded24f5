import { eq } from '../../src/db/drizzle.ts';
import { customers } from '../../src/domains/account/schema.ts';
import { askForCode } from './codes.ts';
import type { TestCustomer } from './customers.ts';
import type { Fields, Reply, TestGateway } from './gateway.ts';

export const card: Fields = { Cardholder: '林清', Bank_name: '招商银行', branch: '杭州西湖支行', Bank_card_number: '6214850100001234' };

/** Adds a bank card; returns its id. */
export async function addCard(gateway: TestGateway, { token }: TestCustomer, fields: Fields = {}): Promise<number> {
  const added = await gateway.call('mall.Bank.addBank', { ...card, ...fields }, { token });
  if (added.code !== '200') throw new Error(`The card was refused: ${added.body}`);
  const { data } = await gateway.call('mall.Bank.bankList', {}, { token });
  const end = String({ ...card, ...fields }.Bank_card_number).slice(-4);
  return data.find(({ Bank_card_number }: { Bank_card_number: string }) => Bank_card_number === end).id;
}

/** Returns a code that confirms a withdrawal of the customer. */
export async function withdrawalCode(gateway: TestGateway, { id, token }: TestCustomer, client?: string): Promise<string> {
  const [row] = await gateway.db.select().from(customers).where(eq(customers.id, id));
  return askForCode(gateway, { smsType: 6 }, `+86 ${row?.phone}`, { token, ...(client !== undefined && { client }) });
}

/** Requests a withdrawal with a correct code, to the customer's card. */
export async function withdraw(gateway: TestGateway, customer: TestCustomer, bankCardId: number, fields: Fields = {}): Promise<Reply> {
  const keyCode = 'keyCode' in fields ? fields.keyCode : await withdrawalCode(gateway, customer);
  return gateway.call(
    'mall.User.withdrawals',
    { amoney: '500.00', withdrawStatus: 1, bankCardId, keyCode, ...fields },
    { token: customer.token },
  );
}
