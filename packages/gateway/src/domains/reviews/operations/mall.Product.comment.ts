import { operation } from '../../../dispatch/operation.ts';
import { listLines } from '../views.ts';

export const comment = operation('mall.Product.comment', listLines);
