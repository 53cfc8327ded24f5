// Generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. Do not edit.
import type { Operation, PagedOperation } from '../../operation.ts';
import { op, paged } from '../../wire/op.ts';
import * as k from '../../wire/kit.ts';
import * as s from '../schemas.ts';
import type { components } from '../types.ts';

type Schemas = components['schemas'];

/** What `homeBlockProducts` takes. */
export type HomeBlockProductsInput = Schemas['HomeBlockProductsInput'];
/** What `homeBlockProducts` answers. */
export type HomeBlockProductsData = Schemas['HomeBlockProductsData'];
/**
 * List the products behind "more" — `mall.Home.getGoodsListByBlockId`.
 *
 * All products of a block of the home page or the header, or those with a label, by pages. `blockId` names the block; without it `s_type` names the label. A request with neither is refused.
 *
 * No session is needed. Changes nothing; may be tried again.
 *
 * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
 */
export const homeBlockProducts: PagedOperation<HomeBlockProductsInput, HomeBlockProductsData, 'list'> = /*#__PURE__*/ paged(/*#__PURE__*/ op('mall.Home.getGoodsListByBlockId', 'safe', 'no', /*#__PURE__*/ k.object({
  total: s.IntLike,
  list: /*#__PURE__*/ k.list(s.BlockListProduct, 0, 50),
})), 'page', 'list', 'total');

/** What `homeBlocks` takes. */
export type HomeBlocksInput = Schemas['HomeBlocksInput'];
/** What `homeBlocks` answers. */
export type HomeBlocksData = Schemas['HomeBlocksData'];
/**
 * List the blocks of the product panel — `mall.Home.getBlockGoodsList`.
 *
 * The blocks of products that the header opens under "All products"; it shows the first five.
 *
 * No session is needed. Changes nothing; may be tried again.
 *
 * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
 */
export const homeBlocks: Operation<HomeBlocksInput, HomeBlocksData> = /*#__PURE__*/ op('mall.Home.getBlockGoodsList', 'safe', 'no', /*#__PURE__*/ k.object({
  list: /*#__PURE__*/ k.list(s.Block, 0, 20),
}));

/** What `homePage` takes. */
export type HomePageInput = Schemas['HomePageInput'];
/** What `homePage` answers. */
export type HomePageData = Schemas['HomePageData'];
/**
 * Show the home page — `mall.Index.home`.
 *
 * Banners and the product lists of the home page.
 *
 * No session is needed. Changes nothing; may be tried again.
 *
 * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
 */
export const homePage: Operation<HomePageInput, HomePageData> = /*#__PURE__*/ op('mall.Index.home', 'safe', 'no', s.HomePage);
