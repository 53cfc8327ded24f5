import { operation } from '../../../dispatch/operation.ts';
import { listSimilar } from '../service.ts';

export const similar = operation('mall.AddFavorites.similar', listSimilar);
