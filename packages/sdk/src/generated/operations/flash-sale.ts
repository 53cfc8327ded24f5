// Generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. Do not edit.
import type { PagedOperation } from '../../operation.ts';
import { op, paged } from '../../wire/op.ts';
import * as s from '../schemas.ts';
import type { components } from '../types.ts';

type Schemas = components['schemas'];

/** Request of `flashSaleHome`. */
export type FlashSaleHomeInput = Schemas['FlashSaleHomeInput'];
/** Response data of `flashSaleHome`. */
export type FlashSaleHomeData = Schemas['FlashSaleHomeData'];
/**
 * Show the flash sale — `plugin.sec.MallSec.home`.
 *
 * Slots of the day, and the products of one slot, ten per page. Without a slot, the running one, otherwise the next, otherwise the last. Slots of other days can be requested as long as they exist.
 *
 * Needs no session. Safe to retry; retried automatically.
 *
 * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
 *
 * @example
 * ```ts
 * const data = await call(client, flashSaleHome, { id: 21, page: 1 });
 * ```
 */
export const flashSaleHome: PagedOperation<FlashSaleHomeInput, FlashSaleHomeData, 'list'> = /*#__PURE__*/ paged(/*#__PURE__*/ op('plugin.sec.MallSec.home', 'safe', 'no', s.FlashSale), 'page', 'list');
