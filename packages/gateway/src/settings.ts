import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { defaultLimits, type PostgresLimits } from './db/postgres.ts';
import { dialCodes as allDialCodes } from './shared/countries.ts';
import { type LanguageCode, readLanguage } from './shared/language.ts';

/** The settings of this gateway. Every value comes from the environment and is validated once, at startup. */
export interface Settings {
  readonly profile: 'demo' | 'production';
  readonly host: string;
  readonly port: number;
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
  readonly trustProxy: false | number | string;
  readonly defaultLanguage: LanguageCode;
  readonly corsOrigins: readonly string[];
  /** Whether every response is validated against the contract before it is sent: on in the demo, unless MALL_CHECK_ANSWERS is 0. */
  readonly checkAnswers: boolean;
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

/** A QR payment method; the names are the wire's. */
export type QrMethod = 'pc_alipay' | 'pc_wechat';
const allQrMethods: readonly QrMethod[] = ['pc_alipay', 'pc_wechat'];

/** An invalid setting. The message is one sentence for the person who starts the mall. */
export class SettingsError extends Error {}

type Environment = Readonly<Record<string, string | undefined>>;

const demoSecret = 'demo-secret-of-a-mall-that-sells-nothing-real';
const demoPaymentSecret = 'demo-secret-of-a-provider-that-pays-nothing';
const demoMessengerSecret = 'demo-secret-of-a-messenger-that-sends-nothing';
const demoInternalKey = 'demo-internal-key-of-a-local-mall';

/** Reads and validates the settings. Throws {@link SettingsError}. */
export function readSettings(environment: Environment): Settings {
  const env = (name: string) => environment[name] || undefined;
  const profile = env('MALL_PROFILE') ?? 'demo';
  if (profile !== 'demo' && profile !== 'production')
    throw new SettingsError(`MALL_PROFILE is "${profile}"; it must be demo or production.`);
  const publicUrl = readUrl('MALL_PUBLIC_URL', env('MALL_PUBLIC_URL') ?? 'http://localhost:3000').replace(/\/$/, '');
  const databaseUrl = env('DATABASE_URL');
  if (databaseUrl !== undefined && !/^postgres(ql)?:\/\//.test(databaseUrl)) {
    throw new SettingsError('DATABASE_URL must begin with postgres:// or postgresql://.');
  }
  const defaultLanguage = readLanguage(env('MALL_DEFAULT_LANGUAGE') ?? 'en');
  if (!defaultLanguage) throw new SettingsError('MALL_DEFAULT_LANGUAGE must be one of en, zh, tn and ko.');
  const settings: Settings = {
    profile,
    host: env('HOST') ?? (profile === 'demo' ? '127.0.0.1' : '0.0.0.0'),
    port: readPort('GATEWAY_PORT', env('GATEWAY_PORT') ?? '4000'),
    publicUrl,
    databaseUrl,
    databaseLimits: readDatabaseLimits(env),
    metricsPort: readOptionalPort('GATEWAY_METRICS_PORT', env('GATEWAY_METRICS_PORT')),
    metricsHost: env('MALL_METRICS_HOST') ?? '127.0.0.1',
    closingDelayMs: readClosingDelay(env('MALL_CLOSING_DELAY_MS'), profile),
    slowStatementMs: readPositive('MALL_SLOW_STATEMENT_MS', env('MALL_SLOW_STATEMENT_MS') ?? '500'),
    requestTimeoutMs: readPositive('MALL_REQUEST_TIMEOUT_MS', env('MALL_REQUEST_TIMEOUT_MS') ?? '60000'),
    dataDir: readDataDir(env('MALL_DATA_DIR') ?? '.mall'),
    secret: env('MALL_SECRET') ?? demoSecret,
    internalKey: env('MALL_INTERNAL_KEY') ?? demoInternalKey,
    trustProxy: readTrustProxy(env('MALL_TRUST_PROXY')),
    defaultLanguage,
    corsOrigins: readOrigins(env('MALL_CORS_ORIGINS') ?? ''),
    checkAnswers: profile === 'demo' && env('MALL_CHECK_ANSWERS') !== '0',
    demoHistory: profile === 'demo' && env('MALL_DEMO_HISTORY') !== '0',
    messengerUrl: readOptionalUrl('MALL_MESSENGER_URL', env('MALL_MESSENGER_URL')),
    messengerSecret: env('MALL_MESSENGER_SECRET') ?? demoMessengerSecret,
    sms: readSmsLimits(env, profile),
    paymentUrl: readOptionalUrl('MALL_PAYMENT_URL', env('MALL_PAYMENT_URL'))?.replace(/\/$/, ''),
    paymentSecret: env('MALL_PAYMENT_SECRET') ?? demoPaymentSecret,
    qrMethods: readQrMethods(env('MALL_PAYMENT_METHODS'), profile === 'demo' || env('MALL_PAYMENT_URL') !== undefined),
    captchaAnswer: env('MALL_CAPTCHA_ANSWER'),
  };
  if (profile === 'production') checkProduction(settings, env);
  return settings;
}

const minCharacters = 32;
/** A random secret of 32 characters has about 20 distinct ones, one of hexadecimal digits nearly all 16. */
const minDistinctCharacters = 10;

function checkSecret(name: string, value: string | undefined): void {
  if (value === undefined || value.length < minCharacters)
    throw new SettingsError(`${name} must be set to at least ${minCharacters} characters in production.`);
  if ([demoSecret, demoInternalKey, demoPaymentSecret, demoMessengerSecret].includes(value))
    throw new SettingsError(`${name} must not be the demo's value in production.`);
  if (new Set(value).size < minDistinctCharacters)
    throw new SettingsError(`${name} must be random in production, such as "openssl rand -hex 32" writes it.`);
}

/** Refuses demo features and default secrets in production. */
function checkProduction(settings: Settings, env: (name: string) => string | undefined): void {
  const secrets = [
    ...['MALL_SECRET', 'MALL_INTERNAL_KEY'],
    ...(settings.paymentUrl === undefined ? [] : ['MALL_PAYMENT_SECRET']),
    ...(settings.messengerUrl === undefined ? [] : ['MALL_MESSENGER_SECRET']),
  ];
  for (const [at, name] of secrets.entries()) {
    checkSecret(name, env(name));
    // A leaked secret must not reveal the others.
    const same = secrets.slice(0, at).find((other) => env(other) === env(name));
    if (same !== undefined) throw new SettingsError(`${name} must not be the same as ${same}.`);
  }
  if (settings.captchaAnswer !== undefined) throw new SettingsError('MALL_CAPTCHA_ANSWER must not be set in production.');
  const { protocol, hostname } = new URL(settings.publicUrl);
  if (protocol !== 'https:' && hostname !== 'localhost' && hostname !== '127.0.0.1') {
    throw new SettingsError('MALL_PUBLIC_URL must begin with https:// in production, unless it is localhost.');
  }
}

/** The path of a socket can have 103 bytes, and the folder's socket is `admin.sock`. */
const maxDataDirLength = 92;

function readDataDir(text: string): string {
  const folder = resolve(text);
  if (Buffer.byteLength(folder) > maxDataDirLength)
    throw new SettingsError(`MALL_DATA_DIR is too long a path; it may have ${maxDataDirLength} bytes.`);
  return folder;
}

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

/** Reads the log level of the gateway process: MALL_LOG_LEVEL. Throws {@link SettingsError}. */
export function readLogLevel(text: string | undefined): string {
  const level = text || 'info';
  if (!logLevels.includes(level)) throw new SettingsError(`MALL_LOG_LEVEL is "${level}"; it must be one of ${logLevels.join(', ')}.`);
  return level;
}

const proxyNames = ['loopback', 'linklocal', 'uniquelocal'];

function readTrustProxy(text: string | undefined): false | number | string {
  if (text === undefined || text === 'false') return false;
  if (/^\d{1,2}$/.test(text)) return Number(text);
  const isProxy = (part: string) => proxyNames.includes(part) || isIP(part.replace(/\/\d{1,3}$/, '')) > 0;
  if (!text.split(',').every((part) => isProxy(part.trim())))
    throw new SettingsError('MALL_TRUST_PROXY must be the number of proxies, or their addresses separated by commas.');
  return text;
}

function readOrigins(text: string): string[] {
  const origins = text.split(',').filter((origin) => origin !== '');
  const wrong = origins.find((origin) => !URL.canParse(origin) || new URL(origin).origin !== origin);
  if (wrong !== undefined) throw new SettingsError(`MALL_CORS_ORIGINS has "${wrong}"; an origin looks like https://shop.example.`);
  return origins;
}

function readPort(name: string, text: string): number {
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port > 65_535) throw new SettingsError(`${name} is "${text}"; it must be a port from 0 to 65535.`);
  return port;
}

function readOptionalPort(name: string, text: string | undefined): number | undefined {
  return text === undefined ? undefined : readPort(name, text);
}

/** Longer than a load balancer's usual interval; the demo closes immediately. */
function readClosingDelay(text: string | undefined, profile: Settings['profile']): number {
  if (text === undefined) return profile === 'demo' ? 0 : 5000;
  return text === '0' ? 0 : readPositive('MALL_CLOSING_DELAY_MS', text);
}

function readDatabaseLimits(env: (name: string) => string | undefined): PostgresLimits {
  const read = (name: string, value: number) => readPositive(name, env(name) ?? String(value));
  return {
    poolSize: read('MALL_DB_POOL_SIZE', defaultLimits.poolSize),
    connectTimeoutMs: read('MALL_DB_CONNECT_TIMEOUT_MS', defaultLimits.connectTimeoutMs),
    statementTimeoutMs: read('MALL_DB_STATEMENT_TIMEOUT_MS', defaultLimits.statementTimeoutMs),
    lockTimeoutMs: read('MALL_DB_LOCK_TIMEOUT_MS', defaultLimits.lockTimeoutMs),
  };
}

/** The demo sends no SMS, and scripts that try it out answer no captcha. */
function readSmsLimits(env: (name: string) => string | undefined, profile: Settings['profile']): SmsLimits {
  const perHour = readPositive('MALL_SMS_PER_HOUR', env('MALL_SMS_PER_HOUR') ?? '2000');
  const withoutCaptcha = env('MALL_SMS_WITHOUT_CAPTCHA_PER_HOUR') ?? (profile === 'demo' ? String(perHour) : '60');
  return {
    dialCodes: readDialCodes(env('MALL_SMS_DIAL_CODES')),
    perHour,
    perCountryPerHour: readPositive('MALL_SMS_PER_COUNTRY_PER_HOUR', env('MALL_SMS_PER_COUNTRY_PER_HOUR') ?? '200'),
    withoutCaptchaPerHour: withoutCaptcha === '0' ? 0 : readPositive('MALL_SMS_WITHOUT_CAPTCHA_PER_HOUR', withoutCaptcha),
  };
}

function readDialCodes(text: string | undefined): ReadonlySet<string> {
  if (text === undefined) return allDialCodes;
  const named = text.split(',').map((code) => code.trim());
  const unknown = named.find((code) => !allDialCodes.has(code));
  if (unknown !== undefined) throw new SettingsError(`MALL_SMS_DIAL_CODES has "${unknown}"; a dial code looks like 86.`);
  return new Set(named);
}

function readPositive(name: string, text: string): number {
  if (!/^[1-9]\d{0,6}$/.test(text)) throw new SettingsError(`${name} is "${text}"; it must be a number from 1 to 9999999.`);
  return Number(text);
}

function readUrl(name: string, text: string): string {
  if (!URL.canParse(text) || !/^https?:/.test(text)) throw new SettingsError(`${name} is "${text}"; it must be an http(s) address.`);
  return text;
}

function readOptionalUrl(name: string, text: string | undefined): string | undefined {
  return text === undefined ? undefined : readUrl(name, text);
}

function readQrMethods(text: string | undefined, provided: boolean): readonly QrMethod[] {
  if (!provided) return [];
  const names = text?.split(',') ?? allQrMethods;
  const named = allQrMethods.filter((method) => names.includes(method));
  if (named.length < names.length) throw new SettingsError(`MALL_PAYMENT_METHODS is "${text}"; it may name ${allQrMethods.join(' and ')}.`);
  return named;
}
