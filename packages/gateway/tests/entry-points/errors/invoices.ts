import { makeCustomer } from '../../support/fixtures/customers.ts';
import { invoicing } from '../../support/fixtures/invoicing.ts';
import type { Scenario, Scenarios } from './scenario.ts';

/** Creates an invoice that its customer has revoked. */
const revokedAgain: Scenario = async (gateway) => {
  const customer = await makeCustomer(gateway);
  const me = invoicing(gateway, customer);
  const { id } = await me.requested();
  await me.call('mall.InvoiceInfo.revoke', { id });
  return { fields: { id }, token: customer.token };
};

/** Creates a second request for an order. */
const requestedTwice: Scenario = async (gateway) => {
  const customer = await makeCustomer(gateway);
  const me = invoicing(gateway, customer);
  const { order } = await me.requested();
  const headId = (await me.call('mall.InvoiceHeader.getDefault')).data.id;
  return { fields: { headId, type: 2, companyName: '林清', sNo: order.number, email: 'books@example.com' }, token: customer.token };
};

export const invoices: Scenarios = {
  'mall.InvoiceInfo.applyInvoicing': { state_refuses: requestedTwice },
  'mall.InvoiceInfo.revoke': { state_refuses: revokedAgain },
};
