import type { Schemas } from '@mall/sdk';
import type { Gateway } from '#app/shared/gateway/gateway.server.ts';
import type { Pick, Picks } from '../picks.ts';
import { picksShown } from '../picks.ts';

function toPick({ id, product_title, imgurl, price, mch_name, goodsNum }: Schemas['ProductCard']): Pick {
  return { id, title: product_title, pictureUrl: imgurl, price, shopName: mch_name, isSoldOut: goodsNum <= 0 };
}

/** The products the front page recommends. Never rejects: without them the page is still a page. The client has logged the fault. */
export async function loadPicks({ mall }: Gateway): Promise<Picks> {
  try {
    const { list_r } = await mall.home.page();
    return { products: list_r.slice(0, picksShown).map(toPick) };
  } catch {
    return { failed: true };
  }
}
