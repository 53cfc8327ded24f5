import { isIP } from 'node:net';
import { findLanguage, type LanguageCode, languages } from '@mall/locales';

/** The validated settings of the server's environment. */
export interface Config {
  /** In production the demo's payer page is not served. */
  readonly profile: 'demo' | 'production';
  readonly port: number;
  readonly host: string;
  readonly gatewayUrl: URL;
  readonly publicUrl: URL;
  /** True when shoppers open the shop over https: cookies are Secure and HSTS is sent. */
  readonly secure: boolean;
  readonly internalKey: string | undefined;
  readonly defaultLanguage: LanguageCode;
  readonly trustProxy: false | string[] | ((address: string, hop: number) => boolean);
  readonly timeZone: string;
  /** How long a client may take to send a request, in milliseconds. */
  readonly requestTimeoutMs: number;
  /** The port of `GET /metrics`; undefined when metrics are off. */
  readonly metricsPort: number | undefined;
  readonly metricsHost: string;
  /** How long `/readyz` reports 503 before the port closes, in milliseconds. */
  readonly closingDelayMs: number;
  /** True when the gateway is the mock server, where each browser can have its own scenario; never on in production. */
  readonly mockSessions: boolean;
  /** The address of the back office for approved shops; undefined when there is none. */
  readonly backOfficeUrl: URL | undefined;
}

/** An unusable setting; the message is one sentence for the operator. */
export class ConfigError extends Error {}

type Environment = Readonly<Record<string, string | undefined>>;

const shortestKey = 32;

function webAddress(name: string, value: string): URL {
  const url = URL.parse(value);
  if (!url || !/^https?:$/.test(url.protocol)) throw new ConfigError(`${name} must be an http or https address, but is "${value}".`);
  return url;
}

function port(name: string, value: string): number {
  const number = Number(value);
  if (!Number.isInteger(number) || number < 0 || number > 65_535) {
    throw new ConfigError(`${name} must be a whole number from 0 to 65535, but is "${value}".`);
  }
  return number;
}

function milliseconds(name: string, value: string): number {
  if (!/^\d{1,7}$/.test(value)) throw new ConfigError(`${name} must be a number of milliseconds, but is "${value}".`);
  return Number(value);
}

function profile(value: string): Config['profile'] {
  if (value === 'demo' || value === 'production') return value;
  throw new ConfigError(`MALL_PROFILE must be demo or production, but is "${value}".`);
}

function timeZone(value: string): string {
  try {
    new Intl.DateTimeFormat('en', { timeZone: value });
    return value;
  } catch {
    throw new ConfigError(`MALL_TIMEZONE must be a time zone such as Asia/Shanghai, but is "${value}".`);
  }
}

const proxyNames = ['loopback', 'linklocal', 'uniquelocal'];

/** Reads the number of proxies in front (`1`) or their addresses; no proxy is trusted by default. The gateway reads the same setting. */
function trustProxy(value: string | undefined): Config['trustProxy'] {
  if (value === undefined || value === 'false') return false;
  if (/^\d{1,2}$/.test(value)) return (_address, hop) => hop < Number(value);
  const addresses = value.split(',').map((address) => address.trim());
  if (addresses.every((address) => proxyNames.includes(address) || isIP(address.replace(/\/\d{1,3}$/, '')) > 0)) return addresses;
  throw new ConfigError(`MALL_TRUST_PROXY must be the number of proxies, or their addresses separated by commas, but is "${value}".`);
}

function publicUrl(value: string): URL {
  const url = webAddress('MALL_PUBLIC_URL', value);
  if (url.pathname !== '/' || url.search || url.hash) {
    throw new ConfigError(`MALL_PUBLIC_URL must be an address without a path, but is "${value}".`);
  }
  return url;
}

function internalKey(value: string | undefined, publicHost: string): string | undefined {
  if (value !== undefined && value.length < shortestKey) {
    throw new ConfigError(`MALL_INTERNAL_KEY must have at least ${shortestKey} characters.`);
  }
  if (value === undefined && !['localhost', '127.0.0.1', '[::1]'].includes(publicHost)) {
    throw new ConfigError('MALL_INTERNAL_KEY must be set to the same secret as the gateway’s when MALL_PUBLIC_URL is not this machine.');
  }
  return value;
}

function language(value: string): LanguageCode {
  const found = findLanguage(value);
  if (found) return found.code;
  throw new ConfigError(`MALL_DEFAULT_LANGUAGE must be one of ${languages.map(({ code }) => code).join(', ')}, but is "${value}".`);
}

function mockSessions(value: string | undefined): boolean {
  if (value === undefined || value === '0') return false;
  if (value === '1') return true;
  throw new ConfigError(`MALL_MOCK_SESSIONS must be 1 or 0, but is "${value}".`);
}

/** Reads and validates the environment; an empty variable counts as not set. Throws {@link ConfigError}. */
export function readConfig(environment: Environment): Config {
  const get = (name: string) => environment[name] || undefined;
  const backOffice = get('MALL_BACKOFFICE_URL');
  const address = publicUrl(get('MALL_PUBLIC_URL') ?? 'http://localhost:3000');
  const usedProfile = profile(get('MALL_PROFILE') ?? 'demo');
  const metricsPort = get('METRICS_PORT');
  return {
    profile: usedProfile,
    port: port('PORT', get('PORT') ?? '3000'),
    host: get('HOST') ?? '127.0.0.1',
    gatewayUrl: webAddress('GATEWAY_URL', get('GATEWAY_URL') ?? 'http://127.0.0.1:4000/api/'),
    publicUrl: address,
    secure: address.protocol === 'https:',
    internalKey: internalKey(get('MALL_INTERNAL_KEY'), address.hostname),
    defaultLanguage: language(get('MALL_DEFAULT_LANGUAGE') ?? 'en'),
    trustProxy: trustProxy(get('MALL_TRUST_PROXY')),
    timeZone: timeZone(get('MALL_TIMEZONE') ?? 'Asia/Shanghai'),
    requestTimeoutMs: milliseconds('MALL_REQUEST_TIMEOUT_MS', get('MALL_REQUEST_TIMEOUT_MS') ?? '60000'),
    metricsPort: metricsPort === undefined ? undefined : port('METRICS_PORT', metricsPort),
    metricsHost: get('MALL_METRICS_HOST') ?? '127.0.0.1',
    closingDelayMs: milliseconds('MALL_CLOSING_DELAY_MS', get('MALL_CLOSING_DELAY_MS') ?? (usedProfile === 'demo' ? '0' : '5000')),
    mockSessions: mockSessions(get('MALL_MOCK_SESSIONS')),
    backOfficeUrl: backOffice === undefined ? undefined : webAddress('MALL_BACKOFFICE_URL', backOffice),
  };
}
