import { operation } from '../../../dispatch/operation.ts';
import { showApplication } from '../application-service.ts';

export const continueApply = operation('mch.mall.Mch.continueApply', (_request, context) => showApplication(context));
