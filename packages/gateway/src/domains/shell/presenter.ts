import type { DataOf } from '@mall/contract';
import type { Language } from '@mall/locales';
import type { Currency } from '../../shared/currency.ts';
import { familyLocale } from '../../shared/language.ts';

/** A currency as the wire carries it. */
export const wireCurrency = ({ id, code, symbol, exchangeRate }: Currency): DataOf<'app.common.getStoreDefaultCurrency'> => ({
  currency_id: id,
  currency_code: code,
  currency_symbol: symbol,
  exchange_rate: exchangeRate,
});

/** A language as the wire carries it. */
export const wireLanguage = ({ code, name }: Language): DataOf<'app.common.getLangs'>[number] => ({
  lang_code: familyLocale(code),
  lang_name: name,
});
