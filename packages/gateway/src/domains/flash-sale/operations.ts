import { operation } from '../../dispatch/operation.ts';
import { showFlashSale } from './service.ts';

export const flashSaleHome = operation('plugin.sec.MallSec.home', showFlashSale);
