import type { LanguageCode } from '../i18n/languages.ts';
import { inLanguage } from './sampleTexts.ts';

/** Returns regions for the stories of addresses. A form submits the Chinese name in every language. */
export function storyRegions(language: LanguageCode) {
  const t = inLanguage(language);
  return [
    {
      value: '浙江省',
      label: t({ en: 'Zhejiang', zh: '浙江省', tn: '浙江省', ko: '저장성' }),
      children: [
        {
          value: '杭州市',
          label: t({ en: 'Hangzhou', zh: '杭州市', tn: '杭州市', ko: '항저우시' }),
          children: [
            { value: '西湖区', label: t({ en: 'Xihu', zh: '西湖区', tn: '西湖區', ko: '시후구' }) },
            { value: '滨江区', label: t({ en: 'Binjiang', zh: '滨江区', tn: '濱江區', ko: '빈장구' }) },
          ],
        },
        {
          value: '宁波市',
          label: t({ en: 'Ningbo', zh: '宁波市', tn: '寧波市', ko: '닝보시' }),
          children: [{ value: '海曙区', label: t({ en: 'Haishu', zh: '海曙区', tn: '海曙區', ko: '하이수구' }) }],
        },
      ],
    },
    {
      value: '上海市',
      label: t({ en: 'Shanghai', zh: '上海市', tn: '上海市', ko: '상하이시' }),
      children: [
        {
          value: '上海市',
          label: t({ en: 'Shanghai', zh: '上海市', tn: '上海市', ko: '상하이시' }),
          children: [{ value: '徐汇区', label: t({ en: 'Xuhui', zh: '徐汇区', tn: '徐匯區', ko: '쉬후이구' }) }],
        },
      ],
    },
  ];
}
