import { languages } from '@mall/locales';
import { operation } from '../../dispatch/operation.ts';
import * as sessions from '../../sessions/sessions.ts';
import { defaultCurrency } from '../../shared/currency.ts';
import { currencies, requireCurrency } from './currencies.ts';
import { wireBasicConfiguration, wireCurrency, wireLanguage, wireNotice, wireShell } from './presenter.ts';
import { currentNotice, dismissNotice } from './show-notice.ts';
import { showShell } from './show-shell.ts';

export const indexIndex = operation('mall.Index.index', async (_request, context) =>
  wireShell(await showShell(context), context.language, context.settings.publicUrl),
);

export const getBasicConfiguration = operation('mall.Home.GetBasicConfiguration', async (_request, { language, settings }) => ({
  list: wireBasicConfiguration(language, settings.publicUrl),
}));

export const getUserTell = operation('mall.User.getUserTell', async (_request, context) =>
  wireNotice(await currentNotice(context), context.language),
);

export const markToRead = operation('mall.User.markToRead', async ({ tell_id }, context) => {
  await dismissNotice(tell_id, context);
  return {};
});

export const getStoreDefaultCurrency = operation('app.common.getStoreDefaultCurrency', async () => wireCurrency(defaultCurrency));

export const getCurrencies = operation('app.common.getCurrencys', async () => currencies.map(wireCurrency));

export const getLanguages = operation('app.common.getLangs', async () => languages.map(wireLanguage));

export const changeCurrency = operation('app.common.userChangeCurrency', async ({ currency_id }) => {
  requireCurrency(currency_id);
  return {};
});

export const selectLanguage = operation('mall.home.select_language', async (_request, { db, session, language }) => {
  await sessions.selectLanguage(db, session, language);
  return {};
});
