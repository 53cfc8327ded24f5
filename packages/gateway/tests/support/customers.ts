import { customers } from '../../src/domains/account/schema.ts';
import { addresses } from '../../src/domains/addresses/schema.ts';
import { dummyPasswordHash } from '../../src/domains/auth/log-in.ts';
import { openWallet } from '../../src/ledger/ledger.ts';
import { sessions } from '../../src/sessions/schema.ts';
import { openCustomerSession } from '../../src/sessions/sessions.ts';
import { hashToken, newToken } from '../../src/sessions/tokens.ts';
import { addDays } from '../../src/shared/clock.ts';
import { parseMoney } from '../../src/shared/money.ts';
import { hashPassword, pepper } from '../../src/shared/passwords.ts';
import type { World } from './world.ts';

export const paymentPassword = '135790';

/** A customer of the test with a session, an address and money. */
export interface TestCustomer {
  readonly id: number;
  readonly token: string;
}

const address = {
  ...{ consignee: 'Tester', dialCode: '86', mobile: '13900000000', province: '浙江省', city: '杭州市' },
  ...{ district: '西湖区', detail: 'Somewhere 1', isDefault: true },
};

/** Creates many customers in three statements, who can order but not pay. Returns their sessions. */
export async function makeBuyers({ db, clock }: World, count: number): Promise<string[]> {
  const now = clock.now();
  const ids = await db
    .insert(customers)
    .values(
      Array.from({ length: count }, (_, index) => ({
        ...{ account: `buyer${index}`, dialCode: '86', phone: String(13_700_000_000 + index), name: `Buyer ${index}` },
        ...{ passwordHash: dummyPasswordHash, createdAt: now },
      })),
    )
    .returning({ id: customers.id });
  await db.insert(addresses).values(ids.map(({ id }) => ({ ...address, customerId: id, createdAt: now })));
  const tokens = ids.map(() => newToken());
  await db.insert(sessions).values(
    ids.map(({ id }, index) => ({
      ...{ customerId: id, tokenHash: hashToken(tokens[index] ?? ''), days: 1, createdAt: now, expiresAt: addDays(now, 1) },
    })),
  );
  return tokens;
}

/** Creates customers directly in the database, because signing a hundred in through captchas is not the subject of these tests. */
export async function makeCustomers(world: World, count: number, wallet = '1000.00'): Promise<TestCustomer[]> {
  const now = world.clock.now();
  const paymentPasswordHash = await hashPassword(pepper(paymentPassword, world.settings.secret));
  const made: TestCustomer[] = [];
  for (let index = 0; index < count; index += 1) {
    made.push(
      await world.db.transaction(async (tx) => {
        const [customer] = await tx
          .insert(customers)
          .values({
            account: `tester${made.length}${Math.random().toString(36).slice(2, 8)}`,
            dialCode: '86',
            phone: `139${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`,
            name: `Tester ${index}`,
            passwordHash: dummyPasswordHash,
            paymentPasswordHash,
            createdAt: now,
          })
          .returning({ id: customers.id });
        if (!customer) throw new Error('A customer was not stored');
        await openWallet(tx, customer.id, parseMoney(wallet), now);
        await tx.insert(addresses).values({ ...address, customerId: customer.id, createdAt: now });
        return { id: customer.id, token: await openCustomerSession(tx, customer.id, now) };
      }),
    );
  }
  return made;
}

/** Returns the form of a direct purchase. */
export const buyNow = (pid: number, cid: number, num: number) => [{ pid }, { cid }, { num }];

/** Creates one customer with an address, a payment password and money. */
export async function makeCustomer(world: World, wallet?: string): Promise<TestCustomer> {
  const [customer] = await makeCustomers(world, 1, wallet);
  if (!customer) throw new Error('A customer was not made');
  return customer;
}
