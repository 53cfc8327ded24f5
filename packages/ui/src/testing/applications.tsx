import type { ShopApplicationDraft } from '../forms/ShopApplicationForm/ShopApplicationForm.tsx';
import { drawnPicture } from './drawnPicture.ts';

/** The regions of the stories' addresses; what is sent is the Chinese name in every language. */
const storyRegions = [
  {
    value: '浙江省',
    label: 'Zhejiang',
    children: [{ value: '杭州市', label: 'Hangzhou', children: [{ value: '西湖区', label: 'Xihu' }] }],
  },
];

/** What the stories' application form is filled with from outside; pages give it in the reader's language by `spoken`. */
export const applicationWorld = {
  kinds: [
    { id: 1, name: 'Skin care' },
    { id: 2, name: 'Bath and body' },
  ],
  regions: storyRegions,
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
  name: 'Moonsoap',
  shop_information: 'Small-batch soaps and salves',
  cid: '2',
  shop_range: 'Soap, body oil, hand salve',
  realname: 'Lin Qing',
  ID_number: '11010519491231002X',
  tel: '13800000001',
  city_all: '浙江省,杭州市,西湖区',
  address: '18 Lingyin Road',
  shop_nature: '0',
  imgUrls: [drawnPicture('bar', 'sage'), drawnPicture('bar', 'mist')],
};
