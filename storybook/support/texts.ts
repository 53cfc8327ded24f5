import type { LanguageCode } from '@mall/locales';
import { type ErrorCode, errorCatalog } from '@mall/sdk/errors';
import type { i18n } from 'i18next';
import { createI18n } from '../../storefront/app/i18n/create-i18n.ts';

const namespaces = Object.keys(import.meta.glob('../../locales/en/*.json')).map((file) => file.replace(/.*\/|\.json$/g, ''));
const instances = new Map<LanguageCode, Promise<i18n>>();

function rethrow(error: unknown): never {
  throw error;
}

/** Returns the storefront's texts in one language, with all namespaces loaded. Created once. */
export function loadTexts(language: LanguageCode): Promise<i18n> {
  const instance = instances.get(language) ?? createI18n(language, namespaces, rethrow);
  instances.set(language, instance);
  return instance;
}

/** Returns the gateway's message for an error code. */
export const errorText = (texts: i18n, code: ErrorCode): string =>
  String(texts.getResource(texts.language, 'errors', errorCatalog[code].key));
