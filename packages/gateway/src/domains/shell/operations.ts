import { operation } from '../../dispatch/operation.ts';
import { basicConfiguration } from './config.ts';
import { currentNotice, putNoticeAway, showShell } from './service.ts';

export const indexIndex = operation('mall.Index.index', (_request, context) => showShell(context));

export const getBasicConfiguration = operation('mall.Home.GetBasicConfiguration', async (_request, { language, settings }) => ({
  list: basicConfiguration(language, settings.publicUrl),
}));

export const getUserTell = operation('mall.User.getUserTell', (_request, context) => currentNotice(context));

export const markToRead = operation('mall.User.markToRead', async ({ tell_id }, context) => {
  await putNoticeAway(tell_id, context);
  return {};
});
