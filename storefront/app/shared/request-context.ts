import type { LanguageCode } from '@mall/locales';
import { createContext } from 'react-router-dom';
import type { PageStyles } from '#app/emotion/shared-styles.ts';
import { shopDefaults } from './shop-defaults.ts';

/** Writes one structured line; must not contain cookies, bodies or query strings. */
export interface Log {
  info(fields: Record<string, unknown>, message: string): void;
  warn(fields: Record<string, unknown>, message: string): void;
  error(fields: Record<string, unknown>, message: string): void;
}

/** The settings of the server that pages need. */
export interface Settings {
  /** The public origin of the shop: `https://mall.example`. */
  readonly publicOrigin: string;
  readonly gatewayUrl: string;
  readonly internalKey: string | undefined;
  readonly defaultLanguage: LanguageCode;
  readonly timeZone: string;
  /** True when the gateway is the mock server, whose responses differ by browser and time: nothing is cached. */
  readonly mockSessions: boolean;
  /** The address of the back office for approved shops; undefined when there is none. */
  readonly backOfficeUrl: string | undefined;
}

/** The conditions that exclude a page from the page cache. Set while it renders, also after its head has been sent. */
export interface RenderStatus {
  /** True when a call to the gateway, or rendering, failed. */
  failed: boolean;
  /** True when the gateway was not reached, timed out, or responded that it is unavailable. */
  gatewayAway: boolean;
  /** True when parts were streamed after the first markup; browsers without JavaScript do not show them in place. */
  streamed: boolean;
}

/** The data of a request before any loader runs. */
export interface RequestContext {
  /**
   * The nonce of this response's Content-Security-Policy; '' where no policy is enforced. Created by the server, never read from a client.
   */
  readonly nonce: string;
  /** A UUID unique to this response, even for a page of the page cache: the idempotency key of a form in such a page. */
  readonly responseId: string;
  /** True to send the page when all its parts have rendered: for robots and for the page cache. */
  readonly whole: boolean;
  readonly renderStatus: RenderStatus;
  readonly requestId: string;
  readonly clientAddress: string;
  /** The session of the mock server's scenario; undefined with a real gateway. */
  readonly mockSession: string | undefined;
  readonly language: LanguageCode;
  /** The shared styles; undefined where there are none, as in development. */
  readonly styles: PageStyles | undefined;
  readonly settings: Settings;
  readonly log: Log;
}

/** Loaders and actions read it by `context.get(requestInfo)`. The default serves tests of a single route. */
export const requestContext = createContext<RequestContext>({
  nonce: '',
  responseId: '',
  whole: false,
  renderStatus: { failed: false, gatewayAway: false, streamed: false },
  requestId: '',
  clientAddress: '127.0.0.1',
  mockSession: undefined,
  language: shopDefaults.defaultLanguage,
  styles: undefined,
  settings: { ...shopDefaults, gatewayUrl: 'http://127.0.0.1:4000/api/', internalKey: undefined, backOfficeUrl: undefined },
  log: console,
});
