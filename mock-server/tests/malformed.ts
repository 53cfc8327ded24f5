import { operations } from '@mall/contract';

const form = 'application/x-www-form-urlencoded';
const api = 'api=mall.Product.index';

/** Bodies that real clients, scanners and broken proxies send. */
export const malformedForms: readonly { name: string; type: string; body: string | Uint8Array<ArrayBuffer> }[] = [
  { name: 'an empty body', type: form, body: '' },
  { name: 'only separators', type: form, body: '&&&==&=' },
  { name: 'broken percent signs', type: form, body: `${api}&pro_id=%&%zz=%1` },
  { name: 'bytes that are no UTF-8', type: form, body: new Uint8Array([0x61, 0x70, 0x69, 0x3d, 0xff, 0xfe, 0xc3, 0x28]) },
  { name: 'NUL bytes', type: form, body: `${api}%00&pro_id=1%00` },
  { name: 'names of Object.prototype', type: form, body: `${api}&__proto__=1&constructor=1&hasOwnProperty=1&pro_id=1` },
  { name: 'an api from Object.prototype', type: form, body: 'api=__proto__' },
  { name: 'an api of a megabyte', type: form, body: `api=${'m'.repeat(1_000_000)}` },
  { name: 'a number past every limit', type: form, body: `${api}&pro_id=${'9'.repeat(400)}` },
  { name: 'numbers in other notations', type: form, body: `${api}&pro_id=1e5` },
  { name: 'Infinity', type: form, body: `${api}&pro_id=Infinity` },
  { name: 'the same field a thousand times', type: form, body: `${api}${'&pro_id=1'.repeat(1000)}` },
  { name: 'PHP brackets', type: form, body: `${api}&pro_id[]=1&pro_id[a][b]=2` },
  { name: 'a charset', type: `${form}; charset=gbk`, body: `${api}&pro_id=1` },
  { name: 'multipart of nothing', type: 'multipart/form-data; boundary=x', body: '--x--\r\n' },
  {
    name: 'multipart without names',
    type: 'multipart/form-data; boundary=x',
    body: '--x\r\ncontent-disposition: form-data\r\n\r\n1\r\n--x--\r\n',
  },
  { name: 'multipart with an endless boundary', type: `multipart/form-data; boundary=${'x'.repeat(500)}`, body: '--x--' },
  { name: 'multipart of plain text', type: 'multipart/form-data; boundary=x', body: api },
];

const fragments = [
  '',
  '0',
  '-1',
  '1.5',
  '%',
  '[]',
  '{}',
  '[{"pid":',
  '[[[[',
  'null',
  'true',
  '"',
  '\u0000',
  '\ud800',
  '☃',
  'a'.repeat(5000),
  '{"__proto__":{"a":1}}',
  '[1,2,3]',
];

/** Forms of random nonsense for random operations; the same ones in every run. */
export function* randomForms(count: number): Generator<URLSearchParams> {
  const random = generator(20_261_121);
  const pick = <T>(list: readonly T[], otherwise: T): T => list[Math.floor(random() * list.length)] ?? otherwise;
  const all = [...operations.values()];
  for (let made = 0; made < count; made++) {
    const operation = pick(all, all[0]);
    const names = ['language', 'access_id', ...Object.keys(operation?.requestSchema.properties ?? {})];
    const body = new URLSearchParams({ api: operation?.api ?? '' });
    for (let field = Math.floor(random() * 8); field > 0; field--) {
      body.append(pick(names, '') + pick(['', '', '', '[]', '[0]'], ''), pick(fragments, '') + pick(fragments, ''));
    }
    yield body;
  }
}

/** mulberry32: small, seeded, good enough to scatter test data. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
