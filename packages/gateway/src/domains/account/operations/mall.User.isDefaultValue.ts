import { operation } from '../../../dispatch/operation.ts';
import { profileState } from '../service.ts';

export const isDefaultValue = operation('mall.User.isDefaultValue', (_request, context) => profileState(context));
