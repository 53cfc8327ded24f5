import { operation } from '../../../dispatch/operation.ts';
import { showAgreement } from '../agreements.ts';

export const registerAgreement = operation('mall.Login.registerAgreement', async ({ type }, { language }) => showAgreement(type, language));
