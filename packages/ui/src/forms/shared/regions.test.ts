import { expect, it } from 'vitest';
import { childrenAt } from './regions.ts';

const regions = [
  { value: '浙江省', label: '浙江省', children: [{ value: '杭州市', label: '杭州市', children: [{ value: '西湖区', label: '西湖区' }] }] },
];

it('childrenAt returns the regions at a path of values', () => {
  expect(childrenAt(regions, [])).toBe(regions);
  expect(childrenAt(regions, ['浙江省'])[0]?.value).toBe('杭州市');
  expect(childrenAt(regions, ['浙江省', '杭州市', '西湖区'])).toEqual([]);
  expect(childrenAt(regions, ['nowhere'])).toEqual([]);
});
