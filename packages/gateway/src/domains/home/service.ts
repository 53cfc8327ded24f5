import type { DataOf, RequestOf } from '@mall/contract';
import type { Context } from '../../dispatch/context.ts';
import { Fault } from '../../dispatch/fault.ts';
import type { Localized } from '../../shared/language.ts';
import { cardsOf, everything, labelledCards } from '../catalog/list-service.ts';

const label = { new: 1, hot: 2, recommended: 3 } as const;

const banners: DataOf<'mall.Index.home'>['banner'] = [
  { id: 1, image: '/media/banners/ritual', url: '/products' },
  { id: 2, image: '/media/banners/forest', url: '/products?class=14' },
  { id: 3, image: '/media/banners/inner', url: '/products?class=16' },
];

/** Banners and lists of the home page. */
export async function showHome({ cid, pageSize = 8 }: RequestOf<'mall.Index.home'>, context: Context): Promise<DataOf<'mall.Index.home'>> {
  const { db, language } = context;
  const filter = { ...everything, classIds: cid === undefined ? [] : [cid] };
  return {
    banner: banners,
    list_r: await cardsOf(db, { ...filter, labels: [label.hot, label.recommended] }, 'mall', pageSize, language),
    list_x: await cardsOf(db, { ...filter, labels: [label.new] }, 'newest', pageSize, language),
    list_m: [],
  };
}

const blockSize = 5;
const blocks: readonly { readonly id: number; readonly label: number; readonly name: Localized }[] = [
  { id: 1, label: label.recommended, name: { en: "Editors' choice", zh: '编辑之选', tn: '編輯之選', ko: '에디터의 선택' } },
  { id: 2, label: label.hot, name: { en: 'Most loved', zh: '人气之选', tn: '人氣之選', ko: '많이 사랑받는 제품' } },
  { id: 3, label: label.new, name: { en: 'New in', zh: '新品上架', tn: '新品上架', ko: '신제품' } },
];

/** The blocks that the header opens under "All products". */
export async function listBlocks({ db, language }: Context): Promise<DataOf<'mall.Home.getBlockGoodsList'>> {
  const list = [];
  for (const block of blocks) {
    const cards = await cardsOf(db, { ...everything, labels: [block.label] }, 'mall', blockSize, language);
    list.push({
      id: block.id,
      name: block.name[language],
      goodsList: { list: cards.map(({ id, imgurl, product_title }) => ({ id, coverUrl: imgurl, product_title })) },
    });
  }
  return { list };
}

const blockList = 6;

/** All products behind "more": those of a block, or those with a label. */
export async function listBehindMore(
  { blockId, s_type, page = 1, pageSize = 8 }: RequestOf<'mall.Home.getGoodsListByBlockId'>,
  context: Context,
): Promise<DataOf<'mall.Home.getGoodsListByBlockId'>> {
  const block = blocks.find(({ id }) => id === blockId);
  if (blockId !== undefined && !block) throw new Fault('parameter_refused', { errors: [{ field: 'blockId', rule: 'known' }] });
  const wanted = block?.label ?? (s_type === blockList ? undefined : s_type);
  if (wanted === undefined) throw new Fault('parameter_refused', { errors: [{ field: 'blockId', rule: 'required' }] });
  const { total, list } = await labelledCards(context, wanted, { page, pageSize });
  return {
    total,
    list: list.map(({ id, imgurl, product_title, price, status, recycle, goodsNum }) => ({
      ...{ id, imgUrl: imgurl, product_title, price, status, recycle, num: goodsNum },
    })),
  };
}
