const form = 'application/x-www-form-urlencoded';
const api = 'api=mall.Product.index';

/** Malformed bodies as clients, scanners and proxies send them. */
export const malformedForms: readonly { name: string; type: string; body: string | Uint8Array<ArrayBuffer> }[] = [
  { name: 'an empty body', type: form, body: '' },
  { name: 'only separators', type: form, body: '&&&==&=' },
  { name: 'broken percent signs', type: form, body: `${api}&pro_id=%&%zz=%1` },
  { name: 'bytes that are no UTF-8', type: form, body: new Uint8Array([0x61, 0x70, 0x69, 0x3d, 0xff, 0xfe, 0xc3, 0x28]) },
  { name: 'NUL bytes', type: form, body: `${api}%00&pro_id=1%00` },
  { name: 'names of Object.prototype', type: form, body: `${api}&__proto__=1&constructor=1&hasOwnProperty=1&pro_id=1` },
  { name: 'an api from Object.prototype', type: form, body: 'api=__proto__' },
  { name: 'an api of a megabyte', type: form, body: `api=${'m'.repeat(1_000_000)}` },
  { name: 'a number above every limit', type: form, body: `${api}&pro_id=${'9'.repeat(400)}` },
  { name: 'numbers in other notations', type: form, body: `${api}&pro_id=1e5` },
  { name: 'Infinity', type: form, body: `${api}&pro_id=Infinity` },
  { name: 'the same field a thousand times', type: form, body: `${api}${'&pro_id=1'.repeat(1000)}` },
  { name: 'PHP brackets', type: form, body: `${api}&pro_id[]=1&pro_id[a][b]=2` },
  { name: 'a charset', type: `${form}; charset=gbk`, body: `${api}&pro_id=1` },
  { name: 'multipart without parts', type: 'multipart/form-data; boundary=x', body: '--x--\r\n' },
  {
    name: 'multipart without names',
    type: 'multipart/form-data; boundary=x',
    body: '--x\r\ncontent-disposition: form-data\r\n\r\n1\r\n--x--\r\n',
  },
  { name: 'multipart with an endless boundary', type: `multipart/form-data; boundary=${'x'.repeat(500)}`, body: '--x--' },
  { name: 'multipart of plain text', type: 'multipart/form-data; boundary=x', body: api },
];
