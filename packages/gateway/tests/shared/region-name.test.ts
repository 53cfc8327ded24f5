import { describe, expect, test } from 'vitest';
import { regionLine } from '../../src/shared/regions/region-line.ts';
import { regionName } from '../../src/shared/regions/region-name.ts';
import { regionTree } from '../../src/shared/regions/region-tree.ts';

describe('regionName', () => {
  test.each([
    ['西湖区', 'Xihu District', '西湖區', '시후구'],
    ['浙江省', 'Zhejiang', '浙江省', '저장성'],
    ['东阿县', 'Dong’e County', '東阿縣', '둥어현'],
    ['吕梁市', 'Lüliang', '呂梁市', '뤼량'],
    ['朝阳区', 'Chaoyang District', '朝陽區', '차오양구'],
    ['重庆市', 'Chongqing', '重慶市', '충칭'],
    ['阜新蒙古族自治县', 'Fuxin Mongol Autonomous County', '阜新蒙古族自治縣', '푸신 몽골족 자치현'],
    ['呼和浩特市', 'Hohhot', '呼和浩特市', '후허하오터'],
    ['九江市', 'Jiujiang', '九江市', '주장'],
    ['郑州经济技术开发区', 'Zhengzhou Economic and Technological Development Zone', '鄭州經濟技術開發區', '정저우경제기술개발구'],
  ])('translates %s to English, Traditional Chinese and Korean', (zh, en, tn, ko) => {
    expect([regionName(zh, 'en'), regionName(zh, 'tn'), regionName(zh, 'ko'), regionName(zh, 'zh')]).toEqual([en, tn, ko, zh]);
  });

  test('returns a name that is not Chinese unchanged', () => {
    expect(regionName('Seoul', 'ko')).toBe('Seoul');
  });

  test.each(['en', 'ko'] as const)('leaves no Chinese character in the whole tree in %s', (language) => {
    const labels = regionTree(language).flatMap((province) => [
      province.label,
      ...(province.children ?? []).flatMap((city) => [city.label, ...(city.children ?? []).map((district) => district.label)]),
    ]);
    expect(labels.filter((label) => /\p{Script=Han}/u.test(label) || label.trim() === '')).toEqual([]);
  });
});

describe('regionLine', () => {
  test.each([
    ['en', 'Xihu District, Hangzhou, Zhejiang'],
    ['zh', '浙江省杭州市西湖区'],
    ['tn', '浙江省杭州市西湖區'],
    ['ko', '저장성 항저우 시후구'],
  ] as const)('writes province, city and district in the order of %s', (language, line) => {
    expect(regionLine({ province: '浙江省', city: '杭州市', district: '西湖区' }, language)).toBe(line);
  });

  test('names a municipality once', () => {
    expect(regionLine({ province: '上海市', city: '上海市', district: '徐汇区' }, 'en')).toBe('Xuhui District, Shanghai');
  });
});
