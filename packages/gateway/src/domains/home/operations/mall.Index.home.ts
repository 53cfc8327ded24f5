import { operation } from '../../../dispatch/operation.ts';
import { showHome } from '../service.ts';

export const home = operation('mall.Index.home', showHome);
