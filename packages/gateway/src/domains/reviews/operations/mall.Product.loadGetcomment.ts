import { operation } from '../../../dispatch/operation.ts';
import { listMoreReviews } from '../views.ts';

export const loadGetcomment = operation('mall.Product.loadGetcomment', listMoreReviews);
