import type { RequestOf } from '@mall/contract';
import { operation } from '../../../dispatch/operation.ts';
import { type AgreementKind, showAgreement } from '../../../shared/agreements.ts';

const kinds: Record<RequestOf<'mall.Login.registerAgreement'>['type'], AgreementKind> = {
  0: 'registration',
  1: 'shop',
  2: 'privacy',
  3: 'membership',
};

export const registerAgreement = operation('mall.Login.registerAgreement', async ({ type }, { language }) =>
  showAgreement(kinds[type], language),
);
