import type { ShopsApplicationData } from '@mall/sdk/operations/shops';
import type { Gateway } from '#app/shared/gateway/gateway.server.ts';
import type { ApplicationPaper, Draft, ShopPage, ShopState } from '../application.ts';

/** Loads the state of the customer's application. */
export async function loadShopState({ mall }: Gateway): Promise<ShopState> {
  const { status, review_result } = await mall.shops.status();
  if (status === 3) return { kind: 'rejected', reason: review_result };
  if (status === 2) return { kind: 'approved' };
  return { kind: status === 1 ? 'review' : 'none' };
}

/** Loads the application page: the form for a first application or the correction of a rejected one, otherwise the state. */
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
    name,
    description: shop_information,
    businessScope: shop_range,
    realName: realname,
    mobile: tel,
    address,
    images: imgUrls,
    categoryId: String(list.cid),
    // The gateway masks it, so it must be entered again.
    identityNumber: '',
    place: [list.sheng, list.shi, list.xian].join(','),
    applicantType: list.shop_nature === 1 ? 'enterprise' : 'person',
  };
}

/** Returns the one-time key to the back office of the customer's shop; undefined without an approved shop. */
export async function takeBackOfficeKey({ mall }: Gateway): Promise<string | undefined> {
  const { status, token } = await mall.shops.status();
  return status === 2 ? token : undefined;
}
