import type { ShopApplicationDraft } from '../forms/ShopApplicationForm/ShopApplicationForm.tsx';
import { drawnPicture } from './drawnPicture.ts';

/** What the stories' application form is filled with from outside. */
export const applicationWorld = {
  kinds: [
    { id: 1, name: 'Skin care' },
    { id: 2, name: 'Bath and body' },
  ],
  regions: [
    {
      value: '浙江省',
      label: '浙江省',
      children: [{ value: '杭州市', label: '杭州市', children: [{ value: '西湖区', label: '西湖区' }] }],
    },
  ],
  agreement: {
    title: 'Agreement with shops',
    content: (
      <>
        <p>You sell in your own name and answer for what you sell.</p>
        <h3>Goods</h3>
        <p>They are new, labelled, and allowed for sale.</p>
      </>
    ),
  },
};

/** An application that was filled in before. */
export const sentApplication: ShopApplicationDraft = {
  name: '素月小铺',
  shop_information: 'Small-batch soaps and salves',
  cid: '2',
  shop_range: 'Soap, body oil, hand salve',
  realname: '林清',
  ID_number: '11010519491231002X',
  tel: '13800000001',
  city_all: '浙江省,杭州市,西湖区',
  address: '灵隐路 18 号',
  shop_nature: '0',
  imgUrls: [drawnPicture('bar', 'sage'), drawnPicture('bar', 'mist')],
};
