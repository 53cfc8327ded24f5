import { operation } from '../../../dispatch/operation.ts';
import { searchProducts } from '../list-service.ts';

export const search = operation('mall.Index.search', searchProducts);
