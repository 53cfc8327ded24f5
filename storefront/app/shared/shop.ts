import { findLanguage, type LanguageCode } from '@mall/locales';
import { useTranslation } from 'react-i18next';
import { useRouteLoaderData } from 'react-router-dom';
import type { loader as rootLoader } from '#app/root.tsx';
import { shopDefaults } from './shop-defaults.ts';

/** What every page knows of its shop. */
export interface Shop {
  readonly language: LanguageCode;
  readonly publicOrigin: string;
  readonly defaultLanguage: LanguageCode;
  readonly timeZone: string;
}

/** The shop this page belongs to; on an error page that has no data of its own, what the texts themselves tell. */
export function useShop(): Shop {
  const { i18n } = useTranslation();
  const shop = useRouteLoaderData<typeof rootLoader>('root');
  return shop ?? { ...shopDefaults, language: findLanguage(i18n.language)?.code ?? shopDefaults.defaultLanguage };
}
