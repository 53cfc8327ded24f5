import { isIP } from 'node:net';
import { findLanguage, type LanguageCode, languages } from '@mall/locales';
import * as z from 'zod';

/** Reads the text of a setting; undefined when it is invalid. */
type Read<T> = (text: string) => T | undefined;

/** Creates a schema of a setting. Its error message quotes the text and says what is expected. */
function value<T>(expected: string, read: Read<T>) {
  return z.string().transform((text, context) => {
    const result = read(text);
    if (result === undefined) context.addIssue({ code: 'custom', message: `is "${text}". Expected ${expected}.` });
    return result ?? z.NEVER;
  });
}

/** Creates a schema of a setting whose text can contain a password; its error message does not quote it. */
function confidential<T>(expected: string, read: Read<T>) {
  return z.string().transform((text, context) => {
    const result = read(text);
    if (result === undefined) context.addIssue({ code: 'custom', message: `is not valid. Expected ${expected}.` });
    return result ?? z.NEVER;
  });
}

/** Any text. */
export const text = z.string();

/** One of several words. */
export const oneOf = <Word extends string>(words: readonly Word[]) =>
  value(`one of ${words.join(', ')}`, (entered) => words.find((word) => word === entered));

/** `1` or `0`. */
export const flag = value('1 or 0', (entered) => (entered === '1' ? true : entered === '0' ? false : undefined));

/** A whole number from `min` to 9999999. */
export const wholeNumber = (min: 0 | 1) =>
  value(`a whole number from ${min} to 9999999`, (entered) => {
    const number = Number(entered);
    return /^\d{1,7}$/.test(entered) && number >= min ? number : undefined;
  });

/** A TCP port; 0 lets the system choose a free one. */
export const port = value('a port from 0 to 65535', (entered) => {
  const number = Number(entered);
  return /^\d{1,5}$/.test(entered) && number <= 65_535 ? number : undefined;
});

const parseUrl = (entered: string) => {
  const url = URL.parse(entered);
  return url && /^https?:$/.test(url.protocol) ? url : undefined;
};

/** An `http:` or `https:` URL. */
export const url = value('an http or https URL', parseUrl);

/** An `http:` or `https:` URL without path, query and fragment. */
export const siteUrl = value('an http or https URL without a path, such as https://mall.example', (entered) => {
  const parsed = parseUrl(entered);
  return parsed?.pathname === '/' && parsed.search === '' && parsed.hash === '' ? parsed : undefined;
});

/** Origins separated by commas. */
export const origins = value('origins such as https://shop.example, separated by commas', (entered) => {
  const list = entered.split(',').filter((origin) => origin !== '');
  return list.every((origin) => URL.parse(origin)?.origin === origin) ? list : undefined;
});

/** The URL of a PostgreSQL database. */
export const databaseUrl = confidential('postgres://user:password@host:port/database', (entered) =>
  /^postgres(ql)?:\/\//.test(entered) ? entered : undefined,
);

const proxyGroups = ['loopback', 'linklocal', 'uniquelocal'];

/** The trusted proxies: their number, or their addresses; false for none. */
export const proxies = value(
  'the number of proxies, or their addresses separated by commas',
  (entered): false | number | string[] | undefined => {
    if (entered === 'false') return false;
    if (/^\d{1,2}$/.test(entered)) return Number(entered);
    const addresses = entered.split(',').map((address) => address.trim());
    const isProxy = (address: string) => proxyGroups.includes(address) || isIP(address.replace(/\/\d{1,3}$/, '')) > 0;
    return addresses.every(isProxy) ? addresses : undefined;
  },
);

/** A language of the mall, by its code or tag. */
export const language = value(
  `one of ${languages.map(({ code }) => code).join(', ')}`,
  (entered): LanguageCode | undefined => findLanguage(entered)?.code,
);

/** An IANA time zone. */
export const timeZone = value('a time zone such as Asia/Shanghai', (entered) => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: entered }).resolvedOptions().timeZone && entered;
  } catch {
    return undefined;
  }
});

/** Dial codes separated by commas. */
export const dialCodes = value('dial codes such as 86,852', (entered) => {
  const codes = entered.split(',').map((code) => code.trim());
  return codes.every((code) => /^[1-9]\d{0,3}$/.test(code)) ? codes : undefined;
});

/** Some of several words, separated by commas, in the order of `words`. */
export const someOf = <Word extends string>(words: readonly Word[]) =>
  value(`one or more of ${words.join(', ')}, separated by commas`, (entered) => {
    const named = entered.split(',').map((word) => word.trim());
    const known = words.filter((word) => named.includes(word));
    return known.length === new Set(named).size ? known : undefined;
  });

/** The path of a folder, of at most `maxBytes` bytes. */
export const folder = (maxBytes: number, resolve: (path: string) => string) =>
  value(`a path of at most ${maxBytes} bytes`, (entered) => {
    const path = resolve(entered);
    return Buffer.byteLength(path) <= maxBytes ? path : undefined;
  });
