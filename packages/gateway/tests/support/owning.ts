import { eq } from '../../src/db/drizzle.ts';
import { writeMessage } from '../../src/domains/messages/write-message.ts';
import { creditPoints } from '../../src/domains/points/credit-points.ts';
import { expirePoints } from '../../src/domains/points/expire-points.ts';
import { pointsType } from '../../src/domains/points/schema.ts';
import { withdrawalState, withdrawals } from '../../src/domains/wallet/schema.ts';
import { attempts } from '../../src/limits/schema.ts';
import { readOutbox } from '../../src/messenger/messenger.ts';
import { addDays } from '../../src/shared/clock.ts';
import { kind, openAfterSalesCustomer } from './after-sales.ts';
import type { TestCustomer } from './customers.ts';
import type { Reply, TestGateway } from './gateway.ts';

/** A record with an owner; orders also have a number, which text fields use. */
export interface Owned {
  readonly id: number;
  readonly number?: string;
}

/** Returns the data of a successful call; throws when it is refused. */
export async function ok(reply: Promise<Reply>): Promise<Reply['data']> {
  const { code, body, data } = await reply;
  if (code !== '200') throw new Error(`The test's own world refused: ${body}`);
  return data;
}

/** Creates a message to a customer. */
export async function messageTo(gateway: TestGateway, { id, token }: TestCustomer): Promise<Owned> {
  const text = { en: 'A letter', zh: '一封信', tn: '一封信', ko: '편지' };
  await writeMessage(gateway.db, id, { title: text, paragraphs: [text] }, gateway.clock.now());
  return (await ok(gateway.call('mall.Message.index', {}, { token }))).message[0];
}

/** Creates a record of expired points, which its owner can remove from the list. */
export async function expiredPoints(gateway: TestGateway, { id, token }: TestCustomer): Promise<Owned> {
  const now = gateway.clock.now();
  await creditPoints(gateway.db, id, 5, pointsType.givenByMall, addDays(now, -366));
  await expirePoints(gateway.db, now);
  return (await ok(gateway.call('plugin.integral.MallIntegral.integral', { type: 3 }, { token }))).list[0];
}

/** Creates an unpaid membership order. */
export async function membershipOrder(gateway: TestGateway, token: string): Promise<Owned> {
  const placed = await ok(
    gateway.call('plugin.member.MallMember.payment', { memberType: 1, payType: 'pc_alipay', amount: '25.00' }, { token }),
  );
  return { id: 0, number: placed.sNo };
}

/** Creates a bank card of the customer that differs from the example's. */
export async function bankCard(gateway: TestGateway, token: string): Promise<Owned> {
  const card = { Cardholder: '林清', Bank_name: '招商银行', branch: '杭州', Bank_card_number: '6214850100009999' };
  const find = async (): Promise<Owned | undefined> => {
    const cards = await ok(gateway.call('mall.Bank.bankList', {}, { token }));
    return cards.find(({ Bank_card_number }: { Bank_card_number: string }) => Bank_card_number === '9999');
  };
  if (!(await find())) await ok(gateway.call('mall.Bank.addBank', card, { token }));
  const added = await find();
  if (!added) throw new Error('The bank card was not added');
  return added;
}

/** Creates a card to which a customer can withdraw now: no withdrawal is pending, and a code was sent. */
export async function withdrawable(gateway: TestGateway, { id, token }: TestCustomer): Promise<{ card: Owned; keyCode: string }> {
  await gateway.db
    .update(withdrawals)
    .set({ state: withdrawalState.paidOut, decidedAt: gateway.clock.now() })
    .where(eq(withdrawals.customerId, id));
  await gateway.db.delete(attempts);
  await ok(gateway.call('mall.User.secretKey', { smsType: 6 }, { token }));
  const keyCode = /\d{6}/.exec((await readOutbox(gateway.db, 1))[0]?.text ?? '')?.[0] ?? '';
  return { card: await bankCard(gateway, token), keyCode };
}

/** Creates an exchange of a received line that is under review. */
export async function openExchange(gateway: TestGateway, token: string, line: Owned): Promise<Owned> {
  return { id: await openAfterSalesCustomer(gateway, token).opened([line.id], { type: kind.exchange }) };
}
