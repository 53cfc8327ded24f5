import { languageOf } from '@mall/locales';
import { useMemo } from 'react';
import { useShop } from '#app/shared/shop.ts';

/** Joins names in the format of the page's language: "A and B". */
export function useListFormat(): (names: readonly string[]) => string {
  const { language } = useShop();
  return useMemo(() => {
    const format = new Intl.ListFormat(languageOf(language).tag, { type: 'conjunction' });
    return (names) => format.format(names);
  }, [language]);
}
