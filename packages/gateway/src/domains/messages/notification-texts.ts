import en from '@mall/locales/en/notifications.json' with { type: 'json' };
import ko from '@mall/locales/ko/notifications.json' with { type: 'json' };
import tn from '@mall/locales/tn/notifications.json' with { type: 'json' };
import zh from '@mall/locales/zh/notifications.json' with { type: 'json' };
import { interpolate } from '../../shared/interpolate.ts';
import { type LanguageCode, type Localized, localize } from '../../shared/language.ts';

/** A notification of `locales/<language>/notifications.json`. */
export type NotificationKey = keyof typeof en;

/** A value for a placeholder: the same in every language, or one per language. */
export type NotificationValue = string | Localized;

/** The type of a notification, and the values of the placeholders in its texts. */
export interface Notification {
  readonly key: NotificationKey;
  readonly values?: Readonly<Record<string, NotificationValue>>;
  /** The address of its e-mail; the customer's own address when omitted. */
  readonly recipient?: string;
  /** The path of the shop's page that its e-mail links to. */
  readonly page?: string;
}

const catalogs: Readonly<Record<LanguageCode, typeof en>> = { en, zh, tn, ko };

/** Returns the texts of a notification in every language. Throws when a placeholder has no value. */
export function renderNotification({ key, values = {} }: Notification): { title: Localized; text: Localized } {
  const render = (part: 'title' | 'text') => localize((language) => interpolate(catalogs[language][key][part], valuesIn(language, values)));
  return { title: render('title'), text: render('text') };
}

function valuesIn(language: LanguageCode, values: Readonly<Record<string, NotificationValue>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? value : value[language]]));
}
