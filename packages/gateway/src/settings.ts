import {
  closingDelaysMs,
  demoSecrets,
  type Environment,
  gatewaySettings,
  type QrMethod,
  qrMethods,
  readEnvironment,
  SettingsError,
} from '@mall/config';
import type { PostgresLimits } from './db/postgres.ts';
import { dialCodes as allDialCodes } from './shared/countries.ts';
import type { LanguageCode } from './shared/language.ts';

/** The settings of this gateway. Every value comes from the environment and is validated once, at startup. */
export interface Settings {
  readonly profile: 'demo' | 'production';
  readonly host: string;
  readonly port: number;
  readonly logLevel: string;
  /** The mall's URL for shoppers, without a trailing slash. */
  readonly publicUrl: string;
  /** PostgreSQL to use instead of the embedded database. */
  readonly databaseUrl: string | undefined;
  /** The number of connections to PostgreSQL, and the timeout of calls for one. */
  readonly databaseLimits: PostgresLimits;
  /** The port of `GET /metrics`; undefined disables it. */
  readonly metricsPort: number | undefined;
  readonly metricsHost: string;
  /** The time during which the gateway reports not ready before it closes its port, so that a load balancer notices. */
  readonly closingDelayMs: number;
  /** A statement that takes this long or longer is logged, with its request. */
  readonly slowStatementMs: number;
  /** The timeout for receiving a request, in milliseconds. */
  readonly requestTimeoutMs: number;
  readonly dataDir: string;
  /**
   * Peppers payment passwords, encrypts identity and card numbers, and signs tokens and URLs of the mall. It is shared with no other
   * service.
   */
  readonly secret: string;
  /** Shared with the storefront: only a caller with this key is trusted to send a session and a client address. */
  readonly internalKey: string;
  /** The proxies trusted to report the client's address: their number, or their addresses; false for none. */
  readonly trustProxy: false | number | string[];
  readonly defaultLanguage: LanguageCode;
  readonly corsOrigins: readonly string[];
  /** Whether every response is validated against the contract before it is sent: on in the demo, unless MALL_CHECK_RESPONSES is 0. */
  readonly checkResponses: boolean;
  /** Demo only: whether its customer has a history of orders, messages and points, and a second, new customer exists. */
  readonly demoHistory: boolean;
  /** The URL that messages by SMS and e-mail are sent to; the demo stores them in its outbox instead. */
  readonly messengerUrl: string | undefined;
  /** Shared with the messenger: signs requests to it. */
  readonly messengerSecret: string;
  readonly sms: SmsLimits;
  /** The payment provider for QR codes; the demo has a built-in one. */
  readonly paymentUrl: string | undefined;
  /** Shared with the payment provider: signs the messages in both directions. */
  readonly paymentSecret: string;
  /** The QR payment methods that the provider offers. */
  readonly qrMethods: readonly QrMethod[];
  /** Demo only: a text that every captcha accepts. */
  readonly captchaAnswer: string | undefined;
}

/** The limits of SMS for the whole mall. */
export interface SmsLimits {
  /** The countries to which SMS are sent. */
  readonly dialCodes: ReadonlySet<string>;
  readonly perHour: number;
  /** For each country except China. */
  readonly perCountryPerHour: number;
  /** Without an answered captcha, as in clients of the family; 0 for none. */
  readonly withoutCaptchaPerHour: number;
}

/** Reads and validates the settings. Throws {@link SettingsError}. */
export function readSettings(environment: Environment): Settings {
  const env = readEnvironment(gatewaySettings, environment);
  const isDemo = env.MALL_PROFILE === 'demo';
  return {
    profile: env.MALL_PROFILE,
    host: env.HOST ?? (isDemo ? '127.0.0.1' : '0.0.0.0'),
    port: env.GATEWAY_PORT,
    logLevel: env.MALL_LOG_LEVEL,
    publicUrl: env.MALL_PUBLIC_URL.origin,
    databaseUrl: env.DATABASE_URL,
    databaseLimits: {
      poolSize: env.MALL_DB_POOL_SIZE,
      connectTimeoutMs: env.MALL_DB_CONNECT_TIMEOUT_MS,
      statementTimeoutMs: env.MALL_DB_STATEMENT_TIMEOUT_MS,
      lockTimeoutMs: env.MALL_DB_LOCK_TIMEOUT_MS,
    },
    metricsPort: env.GATEWAY_METRICS_PORT,
    metricsHost: env.MALL_METRICS_HOST,
    closingDelayMs: env.MALL_CLOSING_DELAY_MS ?? closingDelaysMs[env.MALL_PROFILE],
    slowStatementMs: env.MALL_SLOW_STATEMENT_MS,
    requestTimeoutMs: env.MALL_REQUEST_TIMEOUT_MS,
    dataDir: env.MALL_DATA_DIR,
    secret: env.MALL_SECRET ?? demoSecrets.MALL_SECRET,
    internalKey: env.MALL_INTERNAL_KEY ?? demoSecrets.MALL_INTERNAL_KEY,
    trustProxy: env.MALL_TRUST_PROXY,
    defaultLanguage: env.MALL_DEFAULT_LANGUAGE,
    corsOrigins: env.MALL_CORS_ORIGINS,
    checkResponses: isDemo && env.MALL_CHECK_RESPONSES,
    demoHistory: isDemo && env.MALL_DEMO_HISTORY,
    messengerUrl: env.MALL_MESSENGER_URL?.href,
    messengerSecret: env.MALL_MESSENGER_SECRET ?? demoSecrets.MALL_MESSENGER_SECRET,
    sms: {
      dialCodes: readDialCodes(env.MALL_SMS_DIAL_CODES),
      perHour: env.MALL_SMS_PER_HOUR,
      perCountryPerHour: env.MALL_SMS_PER_COUNTRY_PER_HOUR,
      // The demo sends no SMS, and scripts that try it out answer no captcha.
      withoutCaptchaPerHour: env.MALL_SMS_WITHOUT_CAPTCHA_PER_HOUR ?? (isDemo ? env.MALL_SMS_PER_HOUR : 60),
    },
    paymentUrl: env.MALL_PAYMENT_URL?.href.replace(/\/$/, ''),
    paymentSecret: env.MALL_PAYMENT_SECRET ?? demoSecrets.MALL_PAYMENT_SECRET,
    qrMethods: isDemo || env.MALL_PAYMENT_URL !== undefined ? (env.MALL_PAYMENT_METHODS ?? qrMethods) : [],
    captchaAnswer: env.MALL_CAPTCHA_ANSWER,
  };
}

function readDialCodes(codes: readonly string[] | undefined): ReadonlySet<string> {
  if (codes === undefined) return allDialCodes;
  const unknown = codes.find((code) => !allDialCodes.has(code));
  if (unknown !== undefined) throw new SettingsError(`MALL_SMS_DIAL_CODES has "${unknown}", which is no country's dial code.`);
  return new Set(codes);
}
