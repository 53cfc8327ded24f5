import { operation } from '../../../dispatch/operation.ts';
import { basicConfiguration } from '../config.ts';

export const getBasicConfiguration = operation('mall.Home.GetBasicConfiguration', async (_request, { language, settings }) => ({
  list: basicConfiguration(language, settings.publicUrl),
}));
