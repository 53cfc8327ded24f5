import { operation } from '../../../dispatch/operation.ts';
import { showAgreement } from '../../../shared/agreements.ts';

export const userRegisterPage = operation('mall.Login.userRegisterPage', async (_request, { language }) => ({
  Agreement: showAgreement('registration', language).title,
}));
