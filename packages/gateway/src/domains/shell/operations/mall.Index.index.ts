import { operation } from '../../../dispatch/operation.ts';
import { showShell } from '../service.ts';

export const indexIndex = operation('mall.Index.index', (_request, context) => showShell(context));
