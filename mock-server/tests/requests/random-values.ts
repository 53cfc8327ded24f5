import fc from 'fast-check';

export const bytesOf = (text: string) => Buffer.from(text, 'utf8').toString('latin1');
export const anyOf = (...values: string[]) => fc.constantFrom(...values);

/** Any bytes. */
export const bytes = fc.string({ unit: fc.integer({ min: 0, max: 255 }).map((byte) => String.fromCharCode(byte)), maxLength: 40 });
/** Any bytes that HTTP permits in a header. */
export const headerBytes = fc.string({
  unit: fc.oneof(fc.integer({ min: 32, max: 126 }), fc.integer({ min: 128, max: 255 })).map((byte) => String.fromCharCode(byte)),
  maxLength: 60,
});

const nested = fc
  .record({ depth: anyOf('1', '19', '21', '21', '300', '5000'), pair: anyOf('[]', '{"a":}', '[[]]') })
  .map(({ depth, pair }) => pair.slice(0, pair.length / 2).repeat(Number(depth)) + pair.slice(pair.length / 2).repeat(Number(depth)));
export const json = fc.oneof(
  nested,
  fc.json({ maxDepth: 3 }),
  anyOf(
    '{"cut',
    '[',
    '[[[[',
    'null',
    '"\\ud800"',
    '{"a":"\\u0000"}',
    '{"__proto__":{"a":1},"constructor":1}',
    '[{"__proto__":[]}]',
    '[1e999]',
    '["\\',
  ),
);
export const number = anyOf(
  '9'.repeat(400),
  '-1',
  '1.5',
  '1e5',
  '1e999',
  'Infinity',
  'NaN',
  '0x10',
  '-0',
  '٣',
  '9007199254740993',
  '1,,2',
  '2147483648',
);
export const text = fc.oneof(
  anyOf('', ' ', 'no-such-value', 'a\u0000b', '☃', '\\', "'; drop table orders; --", '../../etc/passwd', '{{7*7}}', 'toString'),
  anyOf('101', '101', '101', '5001', '5001', '60000').map((length) => 'x'.repeat(Number(length))),
  fc.string({ unit: fc.integer({ min: 0, max: 0x30ff }).map((codePoint) => String.fromCodePoint(codePoint)), maxLength: 20 }),
);
export const names = anyOf(
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'api[]',
  'language',
  'access_id',
  'idempotency_key',
  '',
  '[]',
  'a[b][c]',
  'store_id',
);

/** The value of a form field between `=` and `&`: encoded, or malformed. */
export const encodedValue = fc.oneof(
  { weight: 5, arbitrary: fc.oneof(json, number, text).map(encodeURIComponent) },
  { weight: 1, arbitrary: anyOf('%', '%zz', '%1', '%u0041', '%ED%A0%80', '%00', '%FF%FE', '%C3%28', '+', '=', '%26', ';', '\r\n') },
  { weight: 1, arbitrary: bytes },
);
