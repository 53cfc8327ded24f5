import { operation } from '../../../dispatch/operation.ts';
import { findCountries } from '../../../shared/countries.ts';

export const getItuList = operation('mall.Login.getItuList', async ({ keyword = '' }, { language }) => findCountries(keyword, language));
