import { operation } from '../../../dispatch/operation.ts';
import { listCollection } from '../service.ts';

export const collection = operation('mall.AddFavorites.collection', listCollection);
