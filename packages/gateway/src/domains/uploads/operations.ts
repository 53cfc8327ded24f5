import { operation } from '../../dispatch/operation.ts';
import { addUpload } from './service.ts';

export const uploadImgs = operation('mall.Product.uploadImgs', ({ file }, context) => addUpload(file, context));
