import type { Db } from '../db/database.ts';
import { customers } from '../domains/account/schema.ts';
import { addresses } from '../domains/addresses/schema.ts';
import { openWallet } from '../ledger/ledger.ts';
import type { Settings } from '../settings.ts';
import { parseMoney } from '../shared/money.ts';
import { hashPassword, pepper } from '../shared/passwords.ts';

/** The public demo customer. */
export const demoCustomer = {
  account: 'shopper01',
  dialCode: '86',
  phone: '13800000001',
  password: 'mall2026',
  paymentPassword: '246810',
  wallet: '5000.00',
} as const;

/** The e-mail address of the demo customer with a history. */
export const email = 'shopper01@example.com';

/** A second customer, newly registered and without any data. */
const newCustomer = { account: 'shopper02', dialCode: '86', phone: '13800000002' } as const;

/** Inserts a customer with only an account, with the same password as the first one. */
export async function seedNewCustomer(tx: Db, now: Date): Promise<void> {
  const passwordHash = await hashPassword(demoCustomer.password);
  const [customer] = await tx
    .insert(customers)
    .values({ ...newCustomer, name: '', passwordHash, createdAt: now })
    .returning({ id: customers.id });
  if (!customer) throw new Error('The second demo customer was not stored');
  await openWallet(tx, customer.id, 0n, now);
}

/** Inserts the demo customer with wallet and two addresses; returns the id. */
export async function seedDemoCustomer(tx: Db, settings: Settings, now: Date): Promise<number> {
  const [customer] = await tx
    .insert(customers)
    .values({
      account: demoCustomer.account,
      dialCode: demoCustomer.dialCode,
      phone: demoCustomer.phone,
      name: 'Lin Qing',
      passwordHash: await hashPassword(demoCustomer.password),
      paymentPasswordHash: await hashPassword(pepper(demoCustomer.paymentPassword, settings.secret)),
      createdAt: now,
    })
    .returning({ id: customers.id });
  if (!customer) throw new Error('The demo customer was not stored');
  await openWallet(tx, customer.id, parseMoney(demoCustomer.wallet), now);
  const common = { customerId: customer.id, dialCode: '86', createdAt: now };
  await tx.insert(addresses).values([
    {
      ...common,
      consignee: '林清',
      mobile: '13800000001',
      province: '浙江省',
      city: '杭州市',
      district: '西湖区',
      detail: '灵隐路 18 号茶园小筑 2 幢',
      zipCode: '310013',
      isDefault: true,
    },
    {
      ...common,
      consignee: '林清',
      mobile: '13800000001',
      province: '上海市',
      city: '上海市',
      district: '徐汇区',
      detail: '武康路 376 号 5 楼',
      zipCode: '200031',
      isDefault: false,
    },
  ]);
  return customer.id;
}
