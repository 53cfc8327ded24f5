// Generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. Do not edit.
import type { Operation, PagedOperation } from '../../operation.ts';
import { op, paged } from '../../wire/op.ts';
import * as k from '../../wire/kit.ts';
import * as s from '../schemas.ts';
import type { components } from '../types.ts';

type Schemas = components['schemas'];

/** Request of `homeBlockProducts`. */
export type HomeBlockProductsInput = Schemas['HomeBlockProductsInput'];
/** Response data of `homeBlockProducts`. */
export type HomeBlockProductsData = Schemas['HomeBlockProductsData'];
/**
 * List the products of a block — `mall.Home.getGoodsListByBlockId`.
 *
 * All products of a block, or all products with a label, by pages. `blockId` selects the block; without it, `s_type` selects the label. A request with neither is refused.
 *
 * Needs no session. Safe to retry; retried automatically.
 *
 * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
 *
 * @example
 * ```ts
 * const data = await call(client, homeBlockProducts, { blockId: 1, s_type: 6, page: 1, pageSize: 8 });
 * ```
 */
export const homeBlockProducts: PagedOperation<HomeBlockProductsInput, HomeBlockProductsData, 'list'> = /*#__PURE__*/ paged(/*#__PURE__*/ op('mall.Home.getGoodsListByBlockId', 'safe', 'no', /*#__PURE__*/ k.object({
  total: s.IntLike,
  list: /*#__PURE__*/ k.list(s.BlockListProduct, 0, 50),
})), 'page', 'list', 'total');

/** Request of `homeBlocks`. */
export type HomeBlocksInput = Schemas['HomeBlocksInput'];
/** Response data of `homeBlocks`. */
export type HomeBlocksData = Schemas['HomeBlocksData'];
/**
 * List the product blocks — `mall.Home.getBlockGoodsList`.
 *
 * Product blocks that the header opens under "All products"; it shows the first five.
 *
 * Needs no session. Safe to retry; retried automatically.
 *
 * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
 *
 * @example
 * ```ts
 * const data = await call(client, homeBlocks);
 * ```
 */
export const homeBlocks: Operation<HomeBlocksInput, HomeBlocksData, 'safe'> = /*#__PURE__*/ op('mall.Home.getBlockGoodsList', 'safe', 'no', /*#__PURE__*/ k.object({
  list: /*#__PURE__*/ k.list(s.Block, 0, 20),
}));

/** Request of `homePage`. */
export type HomePageInput = Schemas['HomePageInput'];
/** Response data of `homePage`. */
export type HomePageData = Schemas['HomePageData'];
/**
 * Show the home page — `mall.Index.home`.
 *
 * Banners, coupons and product lists of the home page.
 *
 * Needs no session. Safe to retry; retried automatically.
 *
 * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
 *
 * @example
 * ```ts
 * const data = await call(client, homePage, { page: 1, pageSize: 8 });
 * ```
 */
export const homePage: Operation<HomePageInput, HomePageData, 'safe'> = /*#__PURE__*/ op('mall.Index.home', 'safe', 'no', s.HomePage);
