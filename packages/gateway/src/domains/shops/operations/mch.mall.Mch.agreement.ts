import { operation } from '../../../dispatch/operation.ts';
import { showAgreement } from '../../../shared/agreements.ts';

export const shopAgreement = operation('mch.mall.Mch.agreement', async (_request, { language }) => {
  const { title, content } = showAgreement('shop', language);
  return { name: title, agreement: content };
});
