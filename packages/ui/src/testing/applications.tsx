import type { ShopApplicationDraft } from '../forms/ShopApplicationForm/ShopApplicationForm.tsx';
import type { LanguageCode } from '../i18n/languages.ts';
import { drawnImage } from './drawnImage.ts';
import { linQing } from './names.ts';
import { storyRegions } from './regions.ts';
import { inLanguage } from './sampleTexts.ts';

/** Returns the external data of the stories' application form. */
export function applicationWorld(language: LanguageCode) {
  const t = inLanguage(language);
  return {
    kinds: [
      { id: 1, name: t({ en: 'Skin care', zh: '护肤', tn: '護膚', ko: '스킨케어' }) },
      { id: 2, name: t({ en: 'Bath and body', zh: '沐浴与身体护理', tn: '沐浴與身體護理', ko: '목욕과 바디 케어' }) },
    ],
    regions: storyRegions(language),
    agreement: {
      title: t({ en: 'Agreement with shops', zh: '入驻协议', tn: '入駐協議', ko: '입점 약관' }),
      content: (
        <>
          <p>
            {t({
              en: 'You sell in your own name and answer for what you sell.',
              zh: '您以自己的名义销售，并对所售商品负责。',
              tn: '您以自己的名義銷售，並對所售商品負責。',
              ko: '판매자는 자신의 이름으로 판매하고, 판매한 상품에 책임을 집니다.',
            })}
          </p>
          <h3>{t({ en: 'Goods', zh: '商品', tn: '商品', ko: '상품' })}</h3>
          <p>
            {t({
              en: 'They are new, labelled, and allowed for sale.',
              zh: '商品须为全新，标签齐全，且允许销售。',
              tn: '商品須為全新，標籤齊全，且允許銷售。',
              ko: '상품은 새것이어야 하고, 표시 사항을 갖추어야 하며, 판매가 허용된 것이어야 합니다.',
            })}
          </p>
        </>
      ),
    },
  };
}

/** Returns a submitted application, for stories. */
export function sentApplication(language: LanguageCode): ShopApplicationDraft {
  const t = inLanguage(language);
  return {
    name: t({ en: 'Moonsoap', zh: '素月小铺', tn: '素月小鋪', ko: '달비누' }),
    description: t({
      en: 'Small-batch soaps and salves',
      zh: '小批量的手工皂与护理膏',
      tn: '小批量的手工皂與護理膏',
      ko: '조금씩 만드는 비누와 밤',
    }),
    categoryId: '2',
    businessScope: t({
      en: 'Soap, body oil, hand salve',
      zh: '手工皂、身体油、护手霜',
      tn: '手工皂、身體油、護手霜',
      ko: '비누, 보디 오일, 핸드 밤',
    }),
    realName: t(linQing),
    identityNumber: '11010519491231002X',
    mobile: '13800000001',
    place: '浙江省,杭州市,西湖区',
    address: t({ en: '18 Lingyin Road', zh: '灵隐路 18 号', tn: '靈隱路 18 號', ko: '링인로 18호' }),
    applicantType: 'person',
    images: [drawnImage('bar', 'sage'), drawnImage('bar', 'mist')],
  };
}
