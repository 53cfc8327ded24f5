import { findLanguage, type LanguageCode } from '@mall/locales';
import { useTranslation } from 'react-i18next';
import { useRouteLoaderData } from 'react-router-dom';
import { shopDefaults } from './shop-defaults.ts';

/** The data of the shop for every page. */
export interface Shop {
  readonly language: LanguageCode;
  readonly publicOrigin: string;
  readonly defaultLanguage: LanguageCode;
  readonly timeZone: string;
}

/** Returns the shop of this page; on an error page without data, the defaults of the texts. */
export function useShop(): Shop {
  const { i18n } = useTranslation();
  const shop = useRouteLoaderData<Shop>('root');
  return shop ?? { ...shopDefaults, language: findLanguage(i18n.language)?.code ?? shopDefaults.defaultLanguage };
}
