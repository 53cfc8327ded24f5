import { languageOf } from '@mall/locales';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useShop } from '#app/shared/shop.ts';
import { createDateTimeFormat, type DateTimeFormat } from './date-time.ts';

/** Returns the formatter of this page's language and the mall's time zone. */
export function useDateTime(): DateTimeFormat {
  const { t } = useTranslation('common');
  const { language, timeZone } = useShop();
  return useMemo(() => createDateTimeFormat(languageOf(language).tag, timeZone, t), [t, language, timeZone]);
}
