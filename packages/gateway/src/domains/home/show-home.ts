import type { Context } from '../../dispatch/context.ts';
import { listFirstProducts, noFilter } from '../catalog/list-products.ts';
import { memberLabel } from '../catalog/member-prices.ts';
import type { ProductCard } from '../catalog/product-card.ts';
import { type Offer, offersOfHome } from '../coupons/list-offers.ts';
import { type Block, blocks, label } from './blocks.ts';

/** The lists of the home page. */
export interface Home {
  readonly coupons: readonly Offer[];
  readonly popular: readonly ProductCard[];
  readonly newest: readonly ProductCard[];
  readonly forMembers: readonly ProductCard[];
}

/** Returns the lists of the home page, of all products or of one class. */
export async function showHome(classId: number | undefined, pageSize: number, context: Context): Promise<Home> {
  const filter = { ...noFilter, classIds: classId === undefined ? [] : [classId] };
  const popular = { ...filter, labels: [label.hot, label.recommended] };
  return {
    coupons: await offersOfHome(context),
    popular: await listFirstProducts(context, popular, 'mall', pageSize),
    newest: await listFirstProducts(context, { ...filter, labels: [label.new] }, 'newest', pageSize),
    forMembers: await listFirstProducts(context, { ...filter, labels: [memberLabel] }, 'mall', pageSize),
  };
}

const blockSize = 5;

/** Returns the blocks of the header with their first products. */
export async function listBlocks(context: Context): Promise<{ block: Block; cards: readonly ProductCard[] }[]> {
  const list = [];
  for (const block of blocks) {
    list.push({ block, cards: await listFirstProducts(context, { ...noFilter, labels: [block.label] }, 'mall', blockSize) });
  }
  return list;
}
