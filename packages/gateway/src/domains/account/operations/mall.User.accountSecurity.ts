import { operation } from '../../../dispatch/operation.ts';
import { showSecurity } from '../security-service.ts';

export const accountSecurity = operation('mall.User.accountSecurity', (_request, context) => showSecurity(context));
