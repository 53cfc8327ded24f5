import { regionName } from '../../../packages/gateway/src/shared/regions/region-name.ts';

const romanized = (chinese: string) => regionName(chinese.replaceAll(' ', ''), 'en');

const units: Readonly<Record<string, (name: string) => string>> = {
  弄: (name) => `Lane ${name}`,
  号: (name) => `No. ${name}`,
  幢: (name) => `Building ${name}`,
  座: (name) => `Building ${name}`,
  楼: (name) => `${name}F`,
  室: (name) => `Room ${name}`,
};

/** Returns a Chinese street with its house and floor in English order: `Building 2, Chayuanxiaozhu, 18 Lingyin Road`. */
function streetInEnglish(street: string): string {
  const [, road = '', number = '', rest = street] = /^(\p{Script=Han}+)路 ?(\d+) ?(?=弄|号)(.*)$/u.exec(street) ?? [];
  const parts = [...rest.replace(/^号/, '').matchAll(/(\p{Script=Han}*?) ?([A-Z\d]+)? ?([弄号幢座楼室]|$)/gu)].flatMap(
    ([, place = '', name, unit = '']) => [
      place.trim() === '' ? '' : romanized(place),
      name === undefined ? '' : (units[unit]?.(name) ?? name),
    ],
  );
  return [...parts.filter((part) => part !== '').reverse(), road === '' ? '' : `${number} ${romanized(road)} Road`]
    .filter((part) => part !== '')
    .join(', ');
}

/** Returns a Chinese address in English: romanized, from the narrowest part to the widest. */
export function addressInEnglish(address: string): string {
  const regions: string[] = [];
  let street = address.trim();
  for (
    let found = /^(\p{Script=Han}+?[省市区县]) ?(.*)$/u.exec(street);
    found;
    found = /^(\p{Script=Han}+?[省市区县]) ?(.*)$/u.exec(street)
  ) {
    const [, region = '', rest = ''] = found;
    regions.unshift(regionName(region, 'en'));
    street = rest;
  }
  return [street === '' ? '' : streetInEnglish(street), ...new Set(regions)].filter((part) => part !== '').join(', ');
}

const koreanUnits: Readonly<Record<string, string>> = { 路: '로', 弄: '농', 号: '호', 幢: '동', 座: '동', 楼: '층', 室: '호' };

/** Returns a Chinese address in Korean: transcribed, in the same order. */
export function addressInKorean(address: string): string {
  const regions = address.replaceAll(/\p{Script=Han}+?[省市区县]/gu, (region) => `${regionName(region, 'ko')} `);
  return regions
    .replaceAll(
      /(\p{Script=Han}*?)([路弄号幢座楼室])|(\p{Script=Han}+?)(?= |$)/gu,
      (_, place: string = '', unit: string = '', alone: string = '') => `${regionName(place + alone, 'ko')}${koreanUnits[unit] ?? ''} `,
    )
    .replaceAll(/ +/g, ' ')
    .trim();
}
