import type { Environment } from './read-environment.ts';

/** The consequences of settings that a production mall usually has, when they are not set. */
const consequences = {
  gateway: {
    DATABASE_URL: 'the embedded database in MALL_DATA_DIR is used, which one gateway alone can open',
    MALL_PUBLIC_URL: 'links in e-mails lead to http://localhost:3000',
    MALL_MESSENGER_URL: 'no SMS and no e-mail is sent, so that nobody can register or reset a password',
    MALL_PAYMENT_URL: 'customers can pay from their wallet only',
    GATEWAY_METRICS_PORT: 'there are no metrics',
  },
  storefront: {
    MALL_PUBLIC_URL: 'the shop takes itself for http://localhost:3000, and refuses forms sent from any other address',
    MALL_TRUST_PROXY: 'behind a proxy all visitors have its address, and share their limits',
    MALL_INTERNAL_KEY: 'the gateway takes all visitors for one, and changes show after up to eleven minutes',
    METRICS_PORT: 'there are no metrics',
  },
};

/** Returns a sentence with the consequence for each setting that a process lacks in production; none in the demo. */
export function startupWarnings(process: keyof typeof consequences, environment: Environment): readonly string[] {
  if (environment.MALL_PROFILE !== 'production') return [];
  return Object.entries(consequences[process])
    .filter(([name]) => !environment[name])
    .map(([name, consequence]) => `${name} is not set: ${consequence}.`);
}
