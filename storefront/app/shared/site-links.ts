import { languages } from '@mall/locales';
import type { HeaderHrefs } from '@mall/ui';
import type { Location } from 'react-router-dom';
import { languageParameter } from '#app/i18n/choose-language.ts';
import { paths } from '#app/paths.ts';

/** The links of the header. */
export const headerHrefs: HeaderHrefs = {
  home: paths.home,
  login: paths.login,
  register: paths.register,
  orders: paths.orders,
  account: paths.account,
  cart: paths.cart,
  messages: paths.messages,
  shop: paths.applyShop,
};

/** Returns the links to the open page in each language. */
export function languageLinks({ pathname, search }: Pick<Location, 'pathname' | 'search'>) {
  return languages.map(({ code }) => {
    const query = new URLSearchParams(search);
    query.set(languageParameter, code);
    return { code, href: `${pathname}?${query}` };
  });
}
