import { operation } from '../../dispatch/operation.ts';
import { addUpload } from './add-upload.ts';

export const uploadImgs = operation('mall.Product.uploadImgs', async ({ file }, context) => ({
  url: await addUpload(Buffer.from(await file.arrayBuffer()), context),
}));
