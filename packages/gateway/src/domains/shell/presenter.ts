import type { DataOf } from '@mall/contract';
import type { Language } from '@mall/locales';
import type { Currency } from './currencies.ts';

/** A currency as the wire carries it. */
export const wireCurrency = ({ id, code, symbol, exchangeRate }: Currency): DataOf<'app.common.getStoreDefaultCurrency'> => ({
  currency_id: id,
  currency_code: code,
  currency_symbol: symbol,
  exchange_rate: exchangeRate,
});

/** A language as the wire carries it, its code as clients of the family write it: `en_US`. */
export const wireLanguage = ({ tag, name }: Language): DataOf<'app.common.getLangs'>[number] => ({
  lang_code: tag.replace('-', '_'),
  lang_name: name,
});
