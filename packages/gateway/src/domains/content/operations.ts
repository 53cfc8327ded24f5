import { operation } from '../../dispatch/operation.ts';
import { showPage } from './show-page.ts';

export const aboutUs = operation('mall.User.aboutUs', async ({ type }, { language }) => ({ content: showPage(type, language) }));
