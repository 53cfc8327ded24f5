import type { ShopApplicationDraft } from '../forms/ShopApplicationForm/ShopApplicationForm.tsx';
import type { LanguageCode } from '../i18n/languages.ts';
import { drawnPicture } from './drawnPicture.ts';
import { inLanguage } from './globals.ts';

/** The regions of the stories' addresses; what is sent is the Chinese name in every language. */
export function storyRegions(language: LanguageCode) {
  const say = inLanguage(language);
  const districts = [{ value: '西湖区', label: say('Xihu', '西湖区', '시후구') }];
  const cities = [{ value: '杭州市', label: say('Hangzhou', '杭州市', '항저우시'), children: districts }];
  return [{ value: '浙江省', label: say('Zhejiang', '浙江省', '저장성'), children: cities }];
}

/** What the stories' application page is filled with from outside. */
export function applicationWorldIn(language: LanguageCode) {
  const say = inLanguage(language);
  return {
    kinds: [
      { id: 1, name: say('Skin care', '护肤', '스킨케어') },
      { id: 2, name: say('Bath and body', '沐浴与身体', '배스·바디') },
    ],
    regions: storyRegions(language),
    agreement: {
      title: say('Agreement with shops', '入驻协议', '입점 약관'),
      content: (
        <>
          <p>
            {say(
              'You sell in your own name and answer for what you sell.',
              '店铺由您自己经营，卖出的商品由您承担。',
              '상점은 본인 이름으로 운영하고, 판매한 상품에 책임을 집니다.',
            )}
          </p>
          <h3>{say('Goods', '商品', '상품')}</h3>
          <p>
            {say(
              'They are new, labelled, and allowed for sale.',
              '都是新品，成分写明，可以合法销售。',
              '새 상품이어야 하고, 성분이 적혀 있으며, 판매가 허용된 것이어야 합니다.',
            )}
          </p>
        </>
      ),
    },
  };
}

/** An application that was filled in before. */
export function sentApplicationIn(language: LanguageCode): ShopApplicationDraft {
  const say = inLanguage(language);
  return {
    name: say('Moonsoap', '素月小铺', '달비누'),
    shop_information: say('Small-batch soaps and salves', '小批量的手工皂与护理膏', '조금씩 만드는 비누와 밤'),
    cid: '2',
    shop_range: say('Soap, body oil, hand salve', '手工皂、身体油、护手膏', '비누, 보디 오일, 핸드 밤'),
    realname: say('Lin Qing', '林清', '이수진'),
    ID_number: '11010519491231002X',
    tel: '13800000001',
    city_all: '浙江省,杭州市,西湖区',
    address: say('18 Lingyin Road', '灵隐路 18 号', '링인로 18호'),
    shop_nature: '0',
    imgUrls: [drawnPicture('bar', 'sage'), drawnPicture('bar', 'mist')],
  };
}

/** The same for the args of the form, which know no language. */
export const applicationWorld = applicationWorldIn('en');
export const sentApplication = sentApplicationIn('en');
