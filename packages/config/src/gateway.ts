import * as z from 'zod';
import { isLocal } from './is-local.ts';
import { type SecretName, secretFault } from './secrets.ts';
import { settings } from './settings.ts';

const schema = z.object(settings).pick({
  MALL_PROFILE: true,
  HOST: true,
  GATEWAY_PORT: true,
  MALL_PUBLIC_URL: true,
  DATABASE_URL: true,
  MALL_DB_POOL_SIZE: true,
  MALL_DB_CONNECT_TIMEOUT_MS: true,
  MALL_DB_STATEMENT_TIMEOUT_MS: true,
  MALL_DB_LOCK_TIMEOUT_MS: true,
  MALL_REQUEST_TIMEOUT_MS: true,
  MALL_DATA_DIR: true,
  MALL_SECRET: true,
  MALL_INTERNAL_KEY: true,
  MALL_TRUST_PROXY: true,
  MALL_DEFAULT_LANGUAGE: true,
  MALL_CORS_ORIGINS: true,
  MALL_MESSENGER_URL: true,
  MALL_MESSENGER_SECRET: true,
  GATEWAY_METRICS_PORT: true,
  MALL_METRICS_HOST: true,
  MALL_CLOSING_DELAY_MS: true,
  MALL_SLOW_STATEMENT_MS: true,
  MALL_SMS_DIAL_CODES: true,
  MALL_SMS_PER_HOUR: true,
  MALL_SMS_PER_COUNTRY_PER_HOUR: true,
  MALL_SMS_WITHOUT_CAPTCHA_PER_HOUR: true,
  MALL_PAYMENT_URL: true,
  MALL_PAYMENT_SECRET: true,
  MALL_PAYMENT_METHODS: true,
  MALL_CAPTCHA_ANSWER: true,
  MALL_DEMO_HISTORY: true,
  MALL_CHECK_RESPONSES: true,
  MALL_LOG_LEVEL: true,
});

type Entered = z.output<typeof schema>;
type Refuse = (name: keyof Entered, message: string) => void;

/** The settings that the gateway reads. Production refuses demo features and secrets of the demo. */
export const gatewaySettings = schema.superRefine((entered, context) => {
  if (entered.MALL_PROFILE === 'demo') return;
  const refuse: Refuse = (name, message) => context.addIssue({ code: 'custom', path: [name], message });
  checkSecrets(entered, refuse);
  if (entered.MALL_CAPTCHA_ANSWER !== undefined) refuse('MALL_CAPTCHA_ANSWER', 'must not be set in production.');
  if (entered.MALL_PUBLIC_URL.protocol !== 'https:' && !isLocal(entered.MALL_PUBLIC_URL))
    refuse('MALL_PUBLIC_URL', 'must begin with https:// in production, unless it is localhost.');
});

/** Refuses weak secrets, and the same secret for two purposes: a leaked one must not reveal the others. */
function checkSecrets(entered: Entered, refuse: Refuse): void {
  const used: readonly SecretName[] = [
    ...(['MALL_SECRET', 'MALL_INTERNAL_KEY'] as const),
    ...(entered.MALL_PAYMENT_URL === undefined ? [] : (['MALL_PAYMENT_SECRET'] as const)),
    ...(entered.MALL_MESSENGER_URL === undefined ? [] : (['MALL_MESSENGER_SECRET'] as const)),
  ];
  for (const [index, name] of used.entries()) {
    const same = used.slice(0, index).find((other) => entered[other] === entered[name]);
    const fault = secretFault(entered[name]) ?? (same && `must not be the same as ${same}.`);
    if (fault !== undefined) refuse(name, fault);
  }
}
