import { operation } from '../../../dispatch/operation.ts';
import { collect } from '../service.ts';

export const addFavorite = operation('mall.AddFavorites.index', collect);
