import { operation } from '../../../dispatch/operation.ts';
import { showOwnReview } from '../views.ts';

export const getCommentsInfo = operation('mall.Order.getCommentsInfo', showOwnReview);
