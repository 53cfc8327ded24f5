import { operations } from '@mall/contract';

/** The priority of requests: under load, ordinary ones are refused first and essential ones last. */
export type Priority = 'ordinary' | 'essential';

/** Sign-in, checkout and payment; a first order also needs an address. */
const essentialDomains: ReadonlySet<string> = new Set(['addresses', 'auth', 'checkout', 'payments']);

/** Operations of other domains that the cart, checkout and payment pages require. */
const essentialOperations: ReadonlySet<string> = new Set(['mall.Cart.index', 'mall.Order.orderDetails', 'mch.mall.Mch.seeMyStore']);

/** Returns the priority of an operation's calls; `ordinary` for an operation that is not in the contract. */
export function priorityOf(api: string): Priority {
  const domain = operations.get(api)?.domain;
  return domain !== undefined && (essentialDomains.has(domain) || essentialOperations.has(api)) ? 'essential' : 'ordinary';
}
