import type { ShopsApplicationData } from '@mall/sdk/operations/shops';
import type { Gateway } from '#app/shared/gateway/gateway.server.ts';
import type { ApplicationPaper, Draft, ShopPage, ShopState } from '../application.ts';

/** Where the customer's application stands. */
export async function loadShopState({ mall }: Gateway): Promise<ShopState> {
  const { status, review_result } = await mall.shops.status();
  if (status === 3) return { kind: 'rejected', reason: review_result };
  if (status === 2) return { kind: 'approved' };
  return { kind: status === 1 ? 'review' : 'none' };
}

/** What the application page shows: the form to who has not applied, or corrects a rejected application; to others how it stands. */
export async function loadShopPage(gateway: Gateway, again: boolean): Promise<ShopPage> {
  const state = await loadShopState(gateway);
  if (state.kind === 'none') return loadPaper(gateway, undefined);
  if (state.kind !== 'rejected' || !again) return state;
  return loadPaper(gateway, await gateway.mall.shops.application());
}

async function loadPaper({ mall }: Gateway, sent: ShopsApplicationData | undefined): Promise<ApplicationPaper> {
  const [{ list: kinds }, regions, { name, agreement }] = await Promise.all([
    mall.shops.listClasses(),
    mall.addresses.regions(),
    mall.shops.agreement(),
  ]);
  return {
    kind: 'form',
    id: sent?.list.id ?? 0,
    sent: sent && toDraft(sent),
    kinds,
    regions,
    agreement: { title: name, html: agreement },
  };
}

function toDraft({ list, imgUrls }: ShopsApplicationData): Draft {
  const { name, shop_information, shop_range, realname, tel, address } = list;
  return {
    ...{ name, shop_information, shop_range, realname, tel, address, imgUrls },
    cid: String(list.cid),
    // The gateway keeps its middle to itself, so it is written again.
    ID_number: '',
    city_all: [list.sheng, list.shi, list.xian].join(','),
    shop_nature: list.shop_nature === 1 ? '1' : '0',
  };
}

/** The one-time key to the back office of the customer's shop; undefined when no shop of theirs is approved. */
export async function takeBackOfficeKey({ mall }: Gateway): Promise<string | undefined> {
  const { status, token } = await mall.shops.status();
  return status === 2 ? token : undefined;
}
