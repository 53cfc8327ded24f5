import { operation } from '../../../dispatch/operation.ts';
import { showReview } from '../views.ts';

export const getCommentDetail = operation('mall.Product.getCommentDetail', showReview);
