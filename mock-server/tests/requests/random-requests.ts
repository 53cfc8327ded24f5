import { type Operation, operations } from '@mall/contract';
import fc from 'fast-check';
import { type Fields, okFields } from '../../src/requests/example-request.ts';
import { anyOf, bytes, bytesOf, encodedValue, headerBytes, json, names, number, text } from './random-values.ts';

/** A malformed request. Each character of the header values and of the body is one byte. */
export interface MalformedRequest {
  /** The type of error, for failure messages. */
  readonly kind: string;
  /** The operation of the request, if it has one. */
  readonly api?: string;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const form = 'application/x-www-form-urlencoded';
const operation = fc.constantFrom(...operations.values());
const encoded = (fields: Fields) =>
  Object.entries(fields).map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`);

/** A valid form of an operation with fields that are changed, repeated, omitted or added. */
const malformedForm = operation.chain((operation) => {
  const fieldNames = Object.keys(operation.requestSchema.properties ?? {});
  const malformedFields = fc.record({
    name:
      fieldNames.length === 0 ? names : fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...fieldNames) }, { weight: 1, arbitrary: names }),
    suffix: anyOf('', '', '', '[]', '[0]', '[__proto__]', '%00'),
    values: fc.array(encodedValue, { minLength: 1, maxLength: 2 }),
  });
  return fc
    .record({
      malformedFields: fc.array(malformedFields, { minLength: 1, maxLength: 3 }),
      keepsValidFields: fc.boolean(),
      separator: anyOf('&', '&', '&', '&&', ';'),
    })
    .map(({ malformedFields: fields, keepsValidFields, separator }) => {
      const changedNames = new Set(fields.map(({ name }) => name));
      const validPairs = keepsValidFields ? encoded(okFields(operation)).filter((pair) => !changedNames.has(pair.split('=')[0] ?? '')) : [];
      const malformedPairs = fields.flatMap(({ name, suffix, values }) =>
        values.map((value) => `${encodeURIComponent(name)}${suffix}=${value}`),
      );
      return { operation, body: [...validPairs, ...malformedPairs].join(separator) };
    });
});

const post = (kind: string, path: string, body: string, headers: Record<string, string>, api?: string): MalformedRequest => ({
  kind,
  method: 'POST',
  path,
  headers,
  body,
  ...(api !== undefined && { api }),
});
const pathOf = ({ api }: Operation) => `/api/?api=${api}`;

const forms = malformedForm.map(({ operation, body }) =>
  post('a malformed form', pathOf(operation), body, { 'content-type': form }, operation.api),
);
const virtual = malformedForm.map(({ operation, body }) =>
  post('a malformed form', operation.path, body, { 'content-type': form }, operation.api),
);
const jsonBodies = fc
  .record({ operation, name: fc.nat(), value: json, isWholeBody: fc.boolean() })
  .map(({ operation, name, value, isWholeBody }) => {
    const fields = Object.keys(operation.requestSchema.properties ?? {});
    const body = isWholeBody ? value : `{${JSON.stringify(fields[name % fields.length] ?? 'other')}:${value}}`;
    return post('a JSON body', operation.path, bytesOf(body), { 'content-type': 'application/json' }, operation.api);
  });
const types = fc
  .record({
    form: malformedForm,
    type: fc.oneof(
      anyOf(
        'application/json',
        'text/plain',
        form.toUpperCase(),
        `${form};`,
        `${form}; charset=utf-16`,
        'multipart/form-data',
        'multipart/form-data; boundary=',
        '/',
        ';;;',
        '*/*',
      ),
      headerBytes,
    ),
  })
  .map(({ form: { operation, body }, type }) =>
    post('a wrong content type', pathOf(operation), body, { 'content-type': type }, operation.api),
  );
const apis = fc
  .record({
    api: fc.oneof(
      anyOf('', 'mall', 'mall.Product', 'MALL.PRODUCT.INDEX', '__proto__', 'mall.Product.index%00', 'm'.repeat(5000)),
      encodedValue,
    ),
    isRepeated: fc.boolean(),
  })
  .map(({ api, isRepeated }) =>
    post('an unknown operation', '/api/', `api=${api}${isRepeated ? `&api=${api}` : ''}`, { 'content-type': form }),
  );

const part = fc.record({
  disposition: anyOf(
    'form-data; name="file"; filename="a.png"',
    'form-data; name="pro_id"',
    'form-data; name=""',
    'form-data',
    'attachment',
    'form-data; name="__proto__"',
    'form-data; name="a\r\nb"',
    '',
  ),
  type: anyOf('', 'content-type: image/png\r\n', 'content-type\r\n', ': \r\n', `x: ${'y'.repeat(3000)}\r\n`),
  content: fc.oneof(bytes, json.map(bytesOf), text.map(bytesOf), anyOf('--x', '\r\n--x', '\r\n--x--', '\u0000')),
});
const multiparts = fc
  .record({
    operation,
    parts: fc.array(part, { maxLength: 3 }),
    boundary: anyOf('x', 'x', 'x', '', 'y', '"', '"x"', 'x'.repeat(200)),
    lengthFactor: fc.double({ min: 0.2, max: 1.2, noNaN: true }),
  })
  .map(({ operation, parts, boundary, lengthFactor }) => {
    const wholeBody = `${parts.map(({ disposition, type, content }) => `--x\r\ncontent-disposition: ${disposition}\r\n${type}\r\n${content}\r\n`).join('')}--x--\r\n`;
    const body = wholeBody.slice(0, Math.floor(wholeBody.length * lengthFactor));
    return post(
      'a malformed multipart body',
      pathOf(operation),
      body,
      { 'content-type': `multipart/form-data; boundary=${boundary}` },
      operation.api,
    );
  });

/** A valid call with a malformed header. */
const headers = fc
  .record({
    operation,
    name: anyOf('prefer', 'prefer', 'cookie', 'accept-language', 'idempotency-key', 'x-access-id'),
    value: fc.oneof(
      headerBytes,
      anyOf(
        'code=',
        'code=__proto__',
        'example=__proto__',
        'example="ok',
        'dynamic=true, seed=',
        `dynamic=true, seed=${'9'.repeat(300)}`,
        '=;,=;,',
        'code=409, code=200, example=ok',
        'code=99999999999999999999',
      ),
      anyOf(
        'mall_mock',
        'mall_mock=',
        'mall_mock=__proto__',
        '=;=;;mall_mock=%',
        `mall_mock=${'k'.repeat(4000)}`,
        'mall_mock=a; mall_mock=b',
        'ko;q=x,,-',
        '*',
        'zh-'.repeat(500),
      ),
    ),
  })
  .map(({ operation, name, value }) => {
    const body = encoded(okFields(operation)).join('&');
    return post(`a malformed ${name}`, pathOf(operation), body, { 'content-type': form, [name]: value }, operation.api);
  });

const path = anyOf(
  '/api',
  '/api/',
  '/api//',
  '/api/x',
  '/api/%',
  '/api/%zz',
  '/%c0%af',
  '/api/..%2f',
  '//',
  '/media/../../x',
  '/media/%00',
  '/media/a?w=-1',
  '/media/__proto__?w=__proto__',
  '/__proto__',
  '/constructor',
  '/mall.Product.index/',
  '/scenarios',
  '/calls/x',
  `/${'a'.repeat(3000)}`,
  '/api/?api=%',
  '/api/?&&==',
  '/?',
  '/api/mall.Product.index?api=mall.Cart.index',
);
const methods = fc
  .record({ method: anyOf('GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'POST'), path, body: bytes })
  .map(
    ({ method, path, body }): MalformedRequest => ({
      kind: 'a wrong method or path',
      method,
      path: path,
      headers: { 'content-type': form },
      body,
    }),
  );

const rule = fc.record({
  api: fc.oneof(text, anyOf('*', 'mall.Product.index')),
  response: fc.oneof(text, number, fc.constant([]), fc.constant({}), fc.constant({ fault: 'fire' }), fc.constant([{ delayMs: -1 }])),
  nth: fc.oneof(fc.constant(0), text),
});
const controls = fc
  .record({
    method: anyOf('PUT', 'PUT', 'PUT', 'POST', 'PATCH'),
    body: fc.oneof(
      json,
      fc.array(rule, { minLength: 1, maxLength: 3 }).map((rules) => JSON.stringify({ rules })),
      json.map(
        (data) =>
          `{"rules":[{"api":"mall.Product.index","when":{"pro_id":{"equals":${data}}},"response":{"patch":${data},"dynamic":true}}]}`,
      ),
      json.map((data) => `{"rules":[{"api":"mall.Product.index","response":{"data":{"pro":${data}}}}]}`),
      json.map(
        (data) =>
          `{"rules":[{"api":"mall.Product.index","when":{"none":{"equals":${data}}},"response":{"data":${data},"unchecked":true}}]}`,
      ),
      json.map((rules) => `{"rules":${rules}}`),
      text.map((scenario) => JSON.stringify({ scenario })),
    ),
    key: anyOf('', '?key=', '?key=%', '?key=__proto__', '?key=a&key=b', '?%'),
    type: anyOf('application/json', form, 'text/plain', ';'),
  })
  .map(
    ({ method, body, key, type }): MalformedRequest => ({
      kind: 'a malformed control body',
      method,
      path: `/control${key}`,
      headers: { 'content-type': type },
      body: bytesOf(body),
    }),
  );

/** All types of malformed requests, most of them malformed forms of all operations. */
export const malformedRequests: fc.Arbitrary<MalformedRequest> = fc.oneof(
  { weight: 10, arbitrary: forms },
  { weight: 2, arbitrary: virtual },
  { weight: 2, arbitrary: jsonBodies },
  { weight: 2, arbitrary: types },
  { weight: 1, arbitrary: apis },
  { weight: 3, arbitrary: multiparts },
  { weight: 3, arbitrary: headers },
  { weight: 2, arbitrary: methods },
  { weight: 2, arbitrary: controls },
);
