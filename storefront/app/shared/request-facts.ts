import type { LanguageCode } from '@mall/locales';
import { createContext } from 'react-router-dom';
import { shopDefaults } from './shop-defaults.ts';

/** Writes one structured line; never given cookies, bodies or query strings. */
export interface Log {
  info(fields: Record<string, unknown>, message: string): void;
  warn(fields: Record<string, unknown>, message: string): void;
  error(fields: Record<string, unknown>, message: string): void;
}

/** What the server was started with, as far as pages need it. */
export interface Settings {
  /** Where the shop is reached from outside, without a path: `https://mall.example`. */
  readonly publicOrigin: string;
  readonly gatewayUrl: string;
  readonly internalKey: string | undefined;
  readonly defaultLanguage: LanguageCode;
  readonly timeZone: string;
  /** The gateway is the mock server: what it answers may change with the browser and from one moment to the next, so nothing is remembered. */
  readonly mockSessions: boolean;
  /** Where approved shops have their back office; undefined where there is none. */
  readonly backOfficeUrl: string | undefined;
}

/** What speaks against showing a page to others. Told while it is made, also when its head has been sent long ago. */
export interface PageNotes {
  /** A call to the gateway failed, or something in rendering. */
  failed: boolean;
  /** The gateway was not reached, did not answer in time, or said that it is away for now. */
  gatewayAway: boolean;
  /** Parts came behind the first markup, which readers without scripts do not see in their place. */
  inPieces: boolean;
}

/** What the server knows of one request before any page runs. */
export interface RequestFacts {
  /** Of this answer's Content-Security-Policy; '' where no policy is enforced. Made by the server, never read from a client. */
  readonly nonce: string;
  /** A UUID that no other answer has, not even with the same page from the page cache: the idempotency key of a form in such a page. */
  readonly answerId: string;
  /** The page leaves when all its parts are there: for robots, and for the page cache. */
  readonly whole: boolean;
  readonly notes: PageNotes;
  readonly requestId: string;
  readonly clientAddress: string;
  /** Whose scenario the mock server is to play; undefined before a real gateway. */
  readonly mockSession: string | undefined;
  readonly language: LanguageCode;
  readonly settings: Settings;
  readonly log: Log;
}

/** Loaders and actions read it by `context.get(requestFacts)`. The default serves tests of a single route. */
export const requestFacts = createContext<RequestFacts>({
  nonce: '',
  answerId: '',
  whole: false,
  notes: { failed: false, gatewayAway: false, inPieces: false },
  requestId: '',
  clientAddress: '127.0.0.1',
  mockSession: undefined,
  language: shopDefaults.defaultLanguage,
  settings: { ...shopDefaults, gatewayUrl: 'http://127.0.0.1:4000/api/', internalKey: undefined, backOfficeUrl: undefined },
  log: console,
});
