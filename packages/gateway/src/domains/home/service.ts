import type { DataOf, RequestOf } from '@mall/contract';
import type { Context } from '../../dispatch/context.ts';
import { Fault } from '../../dispatch/fault.ts';
import type { Localized } from '../../shared/language.ts';
import { cardsOf, labelledCards, noFilter } from '../catalog/list-service.ts';
import { memberLabel } from '../catalog/member-service.ts';
import { offersOfHome } from '../coupons/list-offers.ts';
import { wireCentreCoupon } from '../coupons/presenter.ts';

const label = { new: 1, hot: 2, recommended: 3 } as const;

interface Banner {
  readonly id: number;
  readonly image: string;
  readonly url: string;
  readonly title: Localized;
  readonly subheading: Localized;
}

const banners: readonly Banner[] = [
  {
    id: 1,
    image: '/media/banners/ritual',
    url: '/products?class=11',
    title: { en: 'The evening shelf', zh: '夜里的那层架', tn: '夜裡的那層架', ko: '저녁의 선반' },
    subheading: {
      en: 'A milk, an oil, a cream: three steps before the light goes out',
      zh: '一支乳、一瓶油、一罐霜，熄灯前的三步',
      tn: '一支乳、一瓶油、一罐霜，熄燈前的三步',
      ko: '밀크, 오일, 크림. 불을 끄기 전의 세 단계',
    },
  },
  {
    id: 2,
    image: '/media/banners/forest',
    url: '/products?class=14',
    title: { en: 'A walk in the wood', zh: '去林中走一走', tn: '去林中走一走', ko: '숲길을 걷듯이' },
    subheading: {
      en: 'Centella for skin that has had enough, hinoki for the bath after',
      zh: '积雪草安抚疲惫的肌肤，桧木留给之后的泡澡',
      tn: '積雪草安撫疲憊的肌膚，檜木留給之後的泡澡',
      ko: '지친 피부에는 병풀을, 그다음 목욕에는 편백을',
    },
  },
  {
    id: 3,
    image: '/media/banners/inner',
    url: '/products?class=16',
    title: { en: 'From within', zh: '由内而外', tn: '由內而外', ko: '안에서부터' },
    subheading: {
      en: 'White peony, live cultures and rosehip for the table',
      zh: '白牡丹、活菌与玫瑰果，放上餐桌',
      tn: '白牡丹、活菌與玫瑰果，端上餐桌',
      ko: '백모단과 살아 있는 유산균, 로즈힙을 식탁 위에',
    },
  },
];

/** Banners and lists of the home page. */
export async function showHome({ cid, pageSize = 8 }: RequestOf<'mall.Index.home'>, context: Context): Promise<DataOf<'mall.Index.home'>> {
  const { db, language } = context;
  const filter = { ...noFilter, classIds: cid === undefined ? [] : [cid] };
  return {
    banner: banners.map(({ title, subheading, ...banner }) => ({ ...banner, title: title[language], subheading: subheading[language] })),
    coupon_list: (await offersOfHome(context)).map((offer) => wireCentreCoupon(offer, undefined, language)),
    list_r: await cardsOf(db, { ...filter, labels: [label.hot, label.recommended] }, 'mall', pageSize, language),
    list_x: await cardsOf(db, { ...filter, labels: [label.new] }, 'newest', pageSize, language),
    list_m: await cardsOf(db, { ...filter, labels: [memberLabel] }, 'mall', pageSize, language),
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
    const cards = await cardsOf(db, { ...noFilter, labels: [block.label] }, 'mall', blockSize, language);
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
    list: list.map(({ id, imgurl, product_title, price, price_to, status, recycle, goodsNum }) => ({
      ...{ id, imgUrl: imgurl, product_title, price, status, recycle, num: goodsNum },
      ...(price_to !== undefined && { price_to }),
    })),
  };
}
