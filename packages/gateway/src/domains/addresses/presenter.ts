import type { DataOf, RequestOf } from '@mall/contract';
import { Fault } from '../../dispatch/fault.ts';
import type { Country } from '../../shared/countries.ts';
import type { LanguageCode } from '../../shared/language.ts';
import { regionLine } from '../../shared/regions/region-line.ts';
import { findDistrict } from '../../shared/regions/region-tree.ts';
import { wireFlag } from '../../shared/wire-flag.ts';
import type { AddressRow } from './list-addresses.ts';
import type { AddressToSave } from './save-address.ts';

type WireAddress = DataOf<'mall.Address.index'>['adds'][number];
type SentAddress = Omit<RequestOf<'mall.Address.upAdds'>, 'addr_id'>;

/** Returns an address in wire format. */
export function wireAddress(address: AddressRow, language: LanguageCode): WireAddress {
  return {
    id: address.id,
    name: address.consignee,
    tel: address.mobile,
    sheng: address.province,
    city: address.city,
    quyu: address.district,
    region: regionLine(address, language),
    address: address.detail,
    is_default: wireFlag(address.isDefault),
    cpc: address.dialCode,
    code: address.zipCode,
  };
}

/** Returns a country or region with its dial code. */
export function wireCountry({ code, number, dialCode, name, chineseName }: Country): DataOf<'mall.Login.getItuList'>[number] {
  return { code, num3: number, code2: dialCode, name, zh_name: chineseName, national_flag: '' };
}

const defaultDialCode = '86';
/** Dial codes whose addresses are selected from the region tree. */
const treeDialCodes = [defaultDialCode, '852'];

/**
 * Reads an address from the wire.
 * @throws Fault `parameter_refused` when it names no district of the region tree.
 */
export function readAddress(request: SentAddress, language: LanguageCode): AddressToSave {
  return {
    makeDefault: request.is_default === 1,
    details: {
      consignee: request.user_name.trim(),
      dialCode: request.cpc ?? defaultDialCode,
      mobile: request.mobile,
      ...readPlace(request, language),
      detail: request.address.trim(),
      zipCode: request.zip_code ?? '',
    },
  };
}

function readPlace(request: SentAddress, language: LanguageCode): { province: string; city: string; district: string } {
  const { cpc = defaultDialCode, province = '', city = '', place = [] } = request;
  if (!treeDialCodes.includes(cpc)) return { province, city, district: '' };
  const district = findDistrict(place, language);
  if (!district) throw new Fault('parameter_refused', { errors: [{ field: 'place', rule: 'exists' }] });
  return district;
}
