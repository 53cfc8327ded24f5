import type { ShopApplicationDraft } from '../forms/ShopApplicationForm/ShopApplicationForm.tsx';
import { drawnImage } from './drawnImage.ts';

/** Regions of the stories' addresses; the form submits the Chinese name in every language. */
const storyRegions = [
  {
    value: '浙江省',
    label: 'Zhejiang',
    children: [{ value: '杭州市', label: 'Hangzhou', children: [{ value: '西湖区', label: 'Xihu' }] }],
  },
];

/** External data of the stories' application form; pages show it in the reader's language with `spoken`. */
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

/** A submitted application. */
export const sentApplication: ShopApplicationDraft = {
  name: 'Moonsoap',
  description: 'Small-batch soaps and salves',
  categoryId: '2',
  businessScope: 'Soap, body oil, hand salve',
  realName: 'Lin Qing',
  identityNumber: '11010519491231002X',
  mobile: '13800000001',
  place: '浙江省,杭州市,西湖区',
  address: '18 Lingyin Road',
  applicantType: 'person',
  images: [drawnImage('bar', 'sage'), drawnImage('bar', 'mist')],
};
