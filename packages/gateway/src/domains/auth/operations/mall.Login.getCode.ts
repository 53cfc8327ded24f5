import { operation } from '../../../dispatch/operation.ts';
import { issueCaptcha } from '../captcha.ts';

export const getCode = operation('mall.Login.getCode', (_request, context) => issueCaptcha(context));
