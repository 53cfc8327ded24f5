import type { Fields, Journey } from '../journey.ts';

/** The fields of an address that pages read. */
export const address: Fields = {
  id: 'int',
  name: 'filled',
  tel: 'filled',
  sheng: 'text',
  city: 'text',
  quyu: 'text',
  address: 'filled',
  is_default: 'flag',
};
const region: Fields = { value: 'filled', label: 'filled' };
const saved = {
  user_name: '林清',
  mobile: '13800000001',
  place: '{province},{city},{district}',
  address: 'Family Road 5',
  is_default: '0',
  cpc: '86',
  country_code: '86',
  country_num: '156',
  city: '',
  province: '',
  zip_code: '',
};

/** Delivery addresses. */
export const addresses: readonly Journey[] = [
  {
    name: 'addresses',
    session: 'customer',
    entries: [
      {
        api: 'mall.Address.index',
        title: 'lists the addresses',
        request: { language: 'en_US' },
        reads: { 'adds[+]': address },
        keeps: { defaultAddress: 'adds[is_default=1].id' },
      },
      {
        api: 'mall.Address.addressManagement',
        title: 'loads the tree of regions',
        request: { language: 'en_US' },
        reads: { '[+]': { ...region, 'children[+]': { ...region, 'children[]?': region } } },
        keeps: { province: '[0].value', city: '[0].children[0].value', district: '[0].children[0].children[0].value' },
      },
      {
        api: 'mall.Login.getItuList',
        title: 'lists the countries',
        request: { keyword: '' },
        reads: { '[+]': { name: 'filled', code2: 'int', num3: 'int', national_flag: 'text', code: 'filled' } },
      },
      {
        api: 'mall.Address.saveAddress',
        title: 'adds an address in China',
        request: saved,
        reads: { '[+]': address },
        keeps: { newAddress: '[address=Family Road 5].id' },
      },
      {
        api: 'mall.Address.saveAddress',
        title: 'adds an address abroad, with city and province as typed',
        request: {
          ...saved,
          cpc: '1',
          country_code: '1',
          country_num: '840',
          place: '',
          city: 'Portland',
          province: 'Oregon',
          zip_code: '97035',
          address: 'Family Street 7',
        },
        reads: { '[+]': address },
        keeps: { foreignAddress: '[address=Family Street 7].id' },
      },
      {
        api: 'mall.Address.upAddsindex',
        title: 'opens an address in the account',
        request: { addrId: '{newAddress}' },
        reads: {
          province: 'filled',
          city_id: 'filled',
          county: 'text',
          address: { id: 'int', name: 'filled', tel: 'filled', address: 'filled', is_default: 'flag' },
        },
      },
      {
        api: 'mall.Address.upAddsindex',
        title: 'opens an address in the checkout, with another field name',
        request: { addr_id: '{newAddress}', language: 'en_US' },
        reads: { address: { id: 'int' } },
      },
      {
        api: 'mall.Address.upAdds',
        title: 'changes an address',
        request: { ...saved, addr_id: '{newAddress}', user_name: '林清清' },
        reads: { '[+]': address },
      },
      {
        api: 'mall.Address.setDefault',
        title: 'makes an address the default one',
        request: { addr_id: '{newAddress}' },
        reads: { '[+]': address },
      },
      {
        api: 'mall.Address.setDefault',
        title: 'restores the previous default',
        request: { addr_id: '{defaultAddress}' },
        reads: { '[+]': address },
      },
      { api: 'mall.Address.delAdds', title: 'deletes an address', request: { addr_id: '{newAddress}' }, reads: { '[+]': address } },
      {
        api: 'mall.Address.delAdds',
        title: 'deletes the address abroad',
        request: { addr_id: '{foreignAddress}' },
        reads: { '[+]': address },
      },
    ],
  },
];
