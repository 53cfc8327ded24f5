import { closingDelaysMs, type Environment, readEnvironment, storefrontSettings } from '@mall/config';
import type { LanguageCode } from '@mall/locales';

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

/** Reads and validates the environment. Throws a `SettingsError`. */
export function readConfig(environment: Environment): Config {
  const env = readEnvironment(storefrontSettings, environment);
  const proxies = env.MALL_TRUST_PROXY;
  return {
    profile: env.MALL_PROFILE,
    port: env.PORT,
    host: env.HOST ?? '127.0.0.1',
    gatewayUrl: env.GATEWAY_URL,
    publicUrl: env.MALL_PUBLIC_URL,
    secure: env.MALL_PUBLIC_URL.protocol === 'https:',
    internalKey: env.MALL_INTERNAL_KEY,
    defaultLanguage: env.MALL_DEFAULT_LANGUAGE,
    trustProxy: typeof proxies === 'number' ? (_address, hop) => hop < proxies : proxies,
    timeZone: env.MALL_TIMEZONE,
    requestTimeoutMs: env.MALL_REQUEST_TIMEOUT_MS,
    metricsPort: env.METRICS_PORT,
    metricsHost: env.MALL_METRICS_HOST,
    closingDelayMs: env.MALL_CLOSING_DELAY_MS ?? closingDelaysMs[env.MALL_PROFILE],
    mockSessions: env.MALL_MOCK_SESSIONS,
    backOfficeUrl: env.MALL_BACKOFFICE_URL,
  };
}
