import { operation } from '../../dispatch/operation.ts';
import { showPage } from './service.ts';

export const aboutUs = operation('mall.User.aboutUs', async ({ type }, { language }) => ({ content: showPage(type, language) }));
