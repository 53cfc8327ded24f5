// Generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. Do not edit.
import type { PagedOperation } from '../../operation.ts';
import { op, paged } from '../../wire/op.ts';
import * as s from '../schemas.ts';
import type { components } from '../types.ts';

type Schemas = components['schemas'];

/** What `flashSaleHome` takes. */
export type FlashSaleHomeInput = Schemas['FlashSaleHomeInput'];
/** What `flashSaleHome` answers. */
export type FlashSaleHomeData = Schemas['FlashSaleHomeData'];
/**
 * Show the flash sale — `plugin.sec.MallSec.home`.
 *
 * The slots of the day and the products of one of them, ten a page. Without a slot it is the running one, else the next, else the last. A slot of another day is listed too, as long as it exists.
 *
 * No session is needed. Changes nothing; may be tried again.
 *
 * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
 */
export const flashSaleHome: PagedOperation<FlashSaleHomeInput, FlashSaleHomeData, 'list'> = /*#__PURE__*/ paged(/*#__PURE__*/ op('plugin.sec.MallSec.home', 'safe', 'no', s.FlashSale), 'page', 'list');
