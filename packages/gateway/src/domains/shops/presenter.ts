import type { DataOf, RequestOf } from '@mall/contract';
import type { LanguageCode } from '../../shared/language.ts';
import { maskMiddle } from '../../shared/mask.ts';
import { addressLine, regionLine } from '../../shared/regions/region-line.ts';
import { regionName } from '../../shared/regions/region-name.ts';
import { textsIn } from '../../shared/texts.ts';
import { wireFlag } from '../../shared/wire-flag.ts';
import type { ApplicationStatus, ApplicationToSend, OwnApplication } from './apply-for-shop.ts';
import type { ShopRow, StoreRow } from './find-shops.ts';
import { applicationState, shopNature } from './schema.ts';
import { shopKinds } from './shop-kinds.ts';

type WireHomepage = DataOf<'mch.mall.Mch.storeHomepage'>;

/** Returns the kinds of shops that a customer can apply for. */
export function wireShopKinds(language: LanguageCode): DataOf<'mch.mall.Mch.mchClass'>['list'] {
  const names = textsIn(language).shops.kinds;
  return shopKinds.map(({ id, name }) => ({ id, name: names[name] }));
}

/** Returns the location of a store and its opening hours. */
export function wirePlace(store: StoreRow, language: LanguageCode) {
  return {
    id: store.id,
    name: store.name[language],
    mobile: store.phone,
    business_hours: store.hours,
    sheng: regionName(store.province, language),
    shi: regionName(store.city, language),
    xian: regionName(store.district, language),
    address: store.addressDetail[language],
    address_xq: addressLine(store, store.addressDetail[language], language),
  };
}

/** Returns a store of a shop. */
export function wireStore(store: StoreRow, language: LanguageCode): DataOf<'mch.mall.Mch.seeMyStore'>['list'][number] {
  return { ...wirePlace(store, language), is_default: wireFlag(store.isDefault) };
}

/** Returns a shop for its page. */
export function wireShop(
  shop: ShopRow,
  language: LanguageCode,
): Pick<
  WireHomepage,
  'shop_name' | 'shop_information' | 'Head_img' | 'poster_img' | 'shop_logo' | 'mch_address' | 'is_open' | 'collection_num'
> {
  return {
    shop_name: shop.name[language],
    shop_information: shop.about[language],
    Head_img: shop.logo,
    poster_img: shop.poster,
    shop_logo: shop.logo,
    mch_address: regionLine({ province: shop.province, city: shop.city }, language),
    is_open: shop.isOpen,
    collection_num: shop.followers,
  };
}

/** Returns the state of an application; 0 for none. */
export function wireApplicationStatus({ application, token }: ApplicationStatus): DataOf<'mch.mall.Mch.index'> {
  if (token !== undefined) return { status: applicationState.approved, token, review_result: '' };
  return { status: application?.state ?? 0, token: '', review_result: application?.reason ?? '' };
}

/** Returns an application for correction by its applicant. Only the ends of the identity number are shown. */
export function wireApplication(application: OwnApplication): DataOf<'mch.mall.Mch.continueApply'> {
  const { id, name, about, kind, productRange, applicant, identityNumber, mobile, nature } = application;
  const { province, city, district, addressDetail } = application;
  return {
    list: {
      id,
      name,
      cid: kind,
      shop_information: about,
      shop_range: productRange,
      realname: applicant,
      id_number: maskMiddle(identityNumber),
      tel: mobile,
      shop_nature: nature,
      sheng: province,
      shi: city,
      xian: district,
      address: addressDetail,
    },
    imgUrls: application.images.join(','),
  };
}

/** Reads an application from the wire; the id 0 stands for a new one. */
export function readApplication(request: RequestOf<'mch.mall.Mch.apply'>): ApplicationToSend {
  return {
    id: request.id === 0 ? undefined : request.id,
    name: request.name,
    about: (request.shop_information ?? '').trim(),
    kind: request.cid,
    productRange: request.shop_range.trim(),
    isEnterprise: request.shop_nature === shopNature.enterprise,
    applicant: request.realname.trim(),
    identityNumber: request.ID_number,
    mobile: request.tel,
    district: request.city_all.split('-'),
    addressDetail: request.address.trim(),
    images: request.imgUrls,
  };
}
