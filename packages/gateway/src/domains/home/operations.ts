import { Fault } from '../../dispatch/fault.ts';
import { operation } from '../../dispatch/operation.ts';
import { listLabelledProducts } from '../catalog/list-products.ts';
import { blocks } from './blocks.ts';
import { wireBlock, wireBlockCard, wireHome } from './presenter.ts';
import { listBlocks, showHome } from './show-home.ts';

export const getBlockGoodsList = operation('mall.Home.getBlockGoodsList', async (_request, context) => ({
  list: (await listBlocks(context)).map((each) => wireBlock(each, context.language)),
}));

const defaultPageSize = 8;
/** The list type for the block of `blockId`; the other types are labels. */
const blockType = 6;

export const getGoodsListByBlockId = operation(
  'mall.Home.getGoodsListByBlockId',
  async ({ blockId, s_type, page = 1, pageSize = defaultPageSize }, context) => {
    const block = blocks.find(({ id }) => id === blockId);
    if (blockId !== undefined && !block) throw new Fault('parameter_refused', { errors: [{ field: 'blockId', rule: 'exists' }] });
    const wanted = block?.label ?? (s_type === blockType ? undefined : s_type);
    if (wanted === undefined) throw new Fault('parameter_refused', { errors: [{ field: 'blockId', rule: 'required' }] });
    const { total, cards } = await listLabelledProducts(context, wanted, { page, pageSize });
    return { total, list: cards.map(wireBlockCard) };
  },
);

export const home = operation('mall.Index.home', async ({ cid, pageSize = defaultPageSize }, context) =>
  wireHome(await showHome(cid, pageSize, context), context.language),
);
