import { operations } from '@mall/contract';

/** Under load, ordinary requests are refused first and essential ones last. */
export type Priority = 'ordinary' | 'essential';

/** Sign-in, checkout and payment; a first order needs an address, too. */
const essentialDomains: ReadonlySet<string> = new Set(['addresses', 'auth', 'checkout', 'payments']);

/** Operations of other domains without which the pages of cart, checkout and payment cannot be shown. */
const essentialOperations: ReadonlySet<string> = new Set(['mall.Cart.index', 'mall.Order.orderDetails', 'mch.mall.Mch.seeMyStore']);

/** The priority of an operation's calls; `ordinary` for an operation that the contract does not have. */
export function priorityOf(api: string): Priority {
  const domain = operations.get(api)?.domain;
  return domain !== undefined && (essentialDomains.has(domain) || essentialOperations.has(api)) ? 'essential' : 'ordinary';
}
