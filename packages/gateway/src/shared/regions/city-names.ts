import type { Localized } from '../language.ts';

type Names = readonly [en: string, tn: string, ko: string];

/** Provinces, and the cities with most shops, by their Chinese name. */
const names: Readonly<Record<string, Names>> = {
  北京市: ['Beijing', '北京市', '베이징'],
  天津市: ['Tianjin', '天津市', '톈진'],
  河北省: ['Hebei', '河北省', '허베이성'],
  山西省: ['Shanxi', '山西省', '산시성'],
  内蒙古自治区: ['Inner Mongolia', '內蒙古自治區', '네이멍구'],
  辽宁省: ['Liaoning', '遼寧省', '랴오닝성'],
  吉林省: ['Jilin', '吉林省', '지린성'],
  黑龙江省: ['Heilongjiang', '黑龍江省', '헤이룽장성'],
  上海市: ['Shanghai', '上海市', '상하이'],
  江苏省: ['Jiangsu', '江蘇省', '장쑤성'],
  浙江省: ['Zhejiang', '浙江省', '저장성'],
  安徽省: ['Anhui', '安徽省', '안후이성'],
  福建省: ['Fujian', '福建省', '푸젠성'],
  江西省: ['Jiangxi', '江西省', '장시성'],
  山东省: ['Shandong', '山東省', '산둥성'],
  河南省: ['Henan', '河南省', '허난성'],
  湖北省: ['Hubei', '湖北省', '후베이성'],
  湖南省: ['Hunan', '湖南省', '후난성'],
  广东省: ['Guangdong', '廣東省', '광둥성'],
  广西壮族自治区: ['Guangxi', '廣西壯族自治區', '광시'],
  海南省: ['Hainan', '海南省', '하이난성'],
  重庆市: ['Chongqing', '重慶市', '충칭'],
  四川省: ['Sichuan', '四川省', '쓰촨성'],
  贵州省: ['Guizhou', '貴州省', '구이저우성'],
  云南省: ['Yunnan', '雲南省', '윈난성'],
  西藏自治区: ['Tibet', '西藏自治區', '티베트'],
  陕西省: ['Shaanxi', '陝西省', '산시성'],
  甘肃省: ['Gansu', '甘肅省', '간쑤성'],
  青海省: ['Qinghai', '青海省', '칭하이성'],
  宁夏回族自治区: ['Ningxia', '寧夏回族自治區', '닝샤'],
  新疆维吾尔自治区: ['Xinjiang', '新疆維吾爾自治區', '신장'],
  南京市: ['Nanjing', '南京市', '난징'],
  苏州市: ['Suzhou', '蘇州市', '쑤저우'],
  杭州市: ['Hangzhou', '杭州市', '항저우'],
  宁波市: ['Ningbo', '寧波市', '닝보'],
  福州市: ['Fuzhou', '福州市', '푸저우'],
  厦门市: ['Xiamen', '廈門市', '샤먼'],
  济南市: ['Jinan', '濟南市', '지난'],
  青岛市: ['Qingdao', '青島市', '칭다오'],
  武汉市: ['Wuhan', '武漢市', '우한'],
  长沙市: ['Changsha', '長沙市', '창사'],
  广州市: ['Guangzhou', '廣州市', '광저우'],
  深圳市: ['Shenzhen', '深圳市', '선전'],
  成都市: ['Chengdu', '成都市', '청두'],
  昆明市: ['Kunming', '昆明市', '쿤밍'],
  西安市: ['Xi’an', '西安市', '시안'],
};

/** Names of provinces and large cities in every language, by their Chinese name. */
export const cityNames: ReadonlyMap<string, Localized> = new Map(
  Object.entries(names).map(([zh, [en, tn, ko]]) => [zh, { en, zh, tn, ko }] as const),
);

/** Returns the Chinese names of the cities whose name in any language begins with a text. */
export function citiesBeginningWith(text: string): string[] {
  const prefix = text.toLowerCase();
  return [...cityNames].filter(([, name]) => Object.values(name).some((one) => one.toLowerCase().startsWith(prefix))).map(([zh]) => zh);
}
