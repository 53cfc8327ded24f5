import { operation } from '../../dispatch/operation.ts';
import { wireFlashSale } from './presenter.ts';
import { showFlashSale } from './show-flash-sale.ts';

export const flashSaleHome = operation('plugin.sec.MallSec.home', async ({ id, page = 1 }, context) =>
  wireFlashSale(await showFlashSale(id, page, context), context.language),
);
