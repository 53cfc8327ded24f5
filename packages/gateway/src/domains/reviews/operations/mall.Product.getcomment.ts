import { operation } from '../../../dispatch/operation.ts';
import { listReviews } from '../views.ts';

export const getcomment = operation('mall.Product.getcomment', listReviews);
