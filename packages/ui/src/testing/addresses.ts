import type { AddressCardProps } from '../commerce/AddressCard/AddressCard.tsx';
import type { Country } from '../forms/AddressForm/AddressForm.tsx';
import type { LanguageCode } from '../i18n/languages.ts';
import { inLanguage } from './globals.ts';

/** Three addresses, for stories: the default first, the last abroad. */
export function storyAddresses(language: LanguageCode): AddressCardProps[] {
  return inLanguage(language)(
    [
      {
        name: 'Mei Lin',
        mobile: '138****8000',
        region: 'Xihu, Hangzhou, Zhejiang',
        detail: '18 Lingyin Road, Tea Garden 2',
        isDefault: true,
      },
      { name: 'Mei Lin', mobile: '138****8000', region: 'Xuhui, Shanghai', detail: '88 Wukang Road, 3-302' },
      { name: 'Anna Tan', mobile: '+65 8***4567', region: 'Singapore', detail: '10 Bayfront Avenue, 018956' },
    ],
    [
      { name: '林梅', mobile: '138****8000', region: '浙江省 杭州市 西湖区', detail: '灵隐路 18 号茶园小筑 2 幢', isDefault: true },
      { name: '林梅', mobile: '138****8000', region: '上海市 徐汇区', detail: '武康路 88 弄 3 号 302 室' },
      { name: '陈安娜', mobile: '+65 8***4567', region: '新加坡', detail: '滨海湾道 10 号，018956' },
    ],
    [
      { name: '김서연', mobile: '138****8000', region: '저장성 항저우시 시후구', detail: '링인로 18호 티가든 2동', isDefault: true },
      { name: '김서연', mobile: '138****8000', region: '상하이시 쉬후이구', detail: '우캉로 88호 3동 302호' },
      { name: '한유진', mobile: '+65 8***4567', region: '싱가포르', detail: '베이프런트 애비뉴 10, 018956' },
    ],
  );
}

/** Where the stories' parcels can go to. */
export function storyCountries(language: LanguageCode): Country[] {
  const names = inLanguage(language)(
    ['China', 'Hong Kong', 'Singapore', 'South Korea'],
    ['中国', '中国香港', '新加坡', '韩国'],
    ['중국', '홍콩', '싱가포르', '대한민국'],
  );
  return ['86', '852', '65', '82'].map((dialCode, at) => ({ name: names[at] ?? dialCode, dialCode }));
}
