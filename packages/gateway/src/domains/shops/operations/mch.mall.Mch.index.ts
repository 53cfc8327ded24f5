import { operation } from '../../../dispatch/operation.ts';
import { showApplicationState } from '../application-service.ts';

export const mchIndex = operation('mch.mall.Mch.index', (_request, context) => showApplicationState(context));
