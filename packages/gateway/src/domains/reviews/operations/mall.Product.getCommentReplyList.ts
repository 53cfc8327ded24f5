import { operation } from '../../../dispatch/operation.ts';
import { listReplies } from '../views.ts';

export const getCommentReplyList = operation('mall.Product.getCommentReplyList', listReplies);
