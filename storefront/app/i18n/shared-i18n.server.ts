import type { LanguageCode } from '@mall/locales';
import type { i18n as I18n } from 'i18next';
import { createI18n } from './create-i18n.ts';

type Report = (error: unknown) => void;

interface Shared {
  readonly i18n: Promise<I18n>;
  /** The reports of the requests that wait for texts. */
  readonly waiting: Set<Report>;
}

const instances = new Map<LanguageCode, Shared>();

/**
 * Returns the i18next instance of a language with these namespaces loaded. All requests share it, because it has no state of a request, and
 * texts without values are resolved once. When texts cannot be loaded, each waiting request gets the error, and the next one a new instance,
 * which loads them again.
 */
export async function loadSharedI18n(language: LanguageCode, namespaces: readonly string[], report: Report): Promise<I18n> {
  const { i18n, waiting } = instances.get(language) ?? share(language);
  waiting.add(report);
  try {
    const instance = await i18n;
    await instance.loadNamespaces(namespaces);
    return instance;
  } finally {
    waiting.delete(report);
  }
}

function share(language: LanguageCode): Shared {
  const waiting = new Set<Report>();
  const reportToWaiting = (error: unknown) => {
    if (instances.get(language) === shared) instances.delete(language);
    for (const report of waiting) report(error);
  };
  const shared = { i18n: createI18n(language, [], reportToWaiting).then(memoizeTexts), waiting };
  instances.set(language, shared);
  return shared;
}

function memoizeTexts(instance: I18n): I18n {
  const translates = new Map<string, I18n['t']>();
  instance.getFixedT = new Proxy(instance.getFixedT, {
    apply(getFixedT, self, args) {
      const key = JSON.stringify(args);
      const known = translates.get(key);
      if (known !== undefined) return known;
      const translate = memoizeTranslate(Reflect.apply(getFixedT, self, args));
      translates.set(key, translate);
      return translate;
    },
  });
  return instance;
}

/** Texts with values differ by request; a missing text, whose key can be anything, is not stored either. */
function memoizeTranslate<T extends I18n['t']>(translate: T): T {
  const texts = new Map<string, string>();
  return new Proxy(translate, {
    apply(translateText, self, args) {
      const [key, values] = args;
      if (typeof key !== 'string' || !isEmpty(values)) return Reflect.apply(translateText, self, args);
      const known = texts.get(key);
      if (known !== undefined) return known;
      const text: unknown = Reflect.apply(translateText, self, args);
      if (typeof text === 'string' && text !== key) texts.set(key, text);
      return text;
    },
  });
}

function isEmpty(values: unknown): boolean {
  return values === undefined || (typeof values === 'object' && values !== null && Object.keys(values).length === 0);
}
