/** Wrong arguments of the Python package: the sentences of their errors. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startGateway, type TestGateway } from './support/gateway.ts';
import { callFromAsyncPython, callFromPython, errorOf, nowhere, python } from './support/python.ts';

describe('a Python client', () => {
  test.each([
    ['Mall("", timout=3)', 'TypeError: Mall has no option timout, did you mean timeout?'],
    ['AsyncMall("", retries=3)', 'TypeError: AsyncMall has no option retries, did you mean max_retries?'],
    ['mall.with_options(header={})', 'TypeError: Mall.with_options has no option header, did you mean headers?'],
    [
      'Mall("", verify=False)',
      'TypeError: Mall has no option verify, expected one of base_url, language, session, timeout, deadline, max_retries, headers, opener, proxy, ssl_context, hooks',
    ],
    ['Mall()', "TypeError: Mall: missing a required argument: 'base_url'"],
    ['Mall("", "en")', 'TypeError: Mall: too many positional arguments'],
    ['mall.with_options(hooks=Hook())', 'TypeError: hooks is a Hook, expected a list of objects of a class that extends mall.Hook'],
    [
      'mall.with_options(hooks=[print])',
      'TypeError: hooks[0] is a builtin_function_or_method, expected an object of a class that extends mall.Hook',
    ],
  ])('names its class and the nearest option in the error of %s', async (statement, message) => {
    expect(await callFromPython(nowhere, errorOf(statement))).toBe(message);
  });

  test('has signatures with its options', async () => {
    const output = await python([
      '-c',
      'import inspect, mall; print(*inspect.signature(mall.Mall).parameters, *inspect.signature(mall.Mall.with_options).parameters)',
    ]);
    expect(output.trim()).toBe(
      'base_url language session timeout deadline max_retries headers opener proxy ssl_context hooks self language session timeout deadline max_retries headers hooks',
    );
  });
});

describe('an amount', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startGateway();
  });
  afterAll(() => gateway.close());

  test.each([
    ['128', '128.00'],
    ['0.1', '0.10'],
    ['128.500', '128.50'],
    ['1E+3', '1000.00'],
    ['-5.25', '-5.25'],
  ])('that is Decimal("%s") is sent as the text %s, at any depth', async (value, text) => {
    const amount = `Decimal("${value}")`;
    const fields = `{"total": ${amount}, "order": {"lines": [{"price": ${amount}}], "pair": (${amount}, 1)}}`;
    await callFromPython(gateway.baseUrl, `from decimal import Decimal\nmall.raw_call("mall.New.thing", ${fields})`);
    const sent = JSON.parse(gateway.received.at(-1)?.body ?? '');
    expect(sent).toMatchObject({ total: text, order: { lines: [{ price: text }], pair: [text, 1] } });
  });

  test.each(['1.005', 'NaN', 'Infinity'])('that is Decimal("%s") is refused with the name of the field', async (value) => {
    const program = `from decimal import Decimal\n${errorOf(`mall.wallet.withdraw(amoney=Decimal("${value}"), withdrawStatus=1)`)}`;
    const message = `ValueError: mall.User.withdrawals: the request field amoney is ${value}, expected an amount with at most two decimal places`;
    expect(await callFromPython(nowhere, program)).toBe(message);
  });
});

describe('a file', () => {
  const inMemory = 'expected File(content, "balm.png", "image/png")';

  test.each([
    ['bytes', 'bytes.fromhex("89504e470d0a1a0a00")', `file is a bytes without a name and a media type, ${inMemory}`],
    ['a stream without a name', 'io.BytesIO(b"picture")', `file is a BytesIO without a name, ${inMemory}`],
    ['open for text', 'open(__import__("mall").__file__)', 'file is a file that is open for text, expected one from open(path, "rb")'],
    ['a number', '1', 'file is an int, expected a path, an open binary file or File(content, name, type)'],
    ['a File of a path', 'File("balm.png", "balm.png", "image/png")', 'file is a File with a str as content, expected bytes'],
  ])('that is %s is refused with the name of the field and the accepted types', async (_, file, message) => {
    const refusal = `TypeError: mall.Product.uploadImgs: ${message}`;
    const importing = 'import io\n';
    expect(await callFromPython(nowhere, `${importing}${errorOf(`mall.uploads.add(file=${file})`)}`)).toBe(refusal);
    expect(await callFromAsyncPython(nowhere, `${importing}${errorOf(`await mall.uploads.add(file=${file})`)}`)).toBe(refusal);
  });
});

describe('a file whose media type is not known', () => {
  test('is refused with the way to set it', async () => {
    const program = `import tempfile\nwith tempfile.NamedTemporaryFile() as file:\n    file.write(b"picture")\n    file.seek(0)`;
    const refused = 'try:\n        mall.uploads.add(file=file)\n    except UploadError as error:\n        result = str(error)';
    expect(await callFromPython(nowhere, `${program}\n    ${refused}`)).toMatch(
      /has the media type "application\/octet-stream"; pass File\(content, name, type\) to set it\. Accepted: image\//,
    );
  });
});

describe('an idempotency key', () => {
  const expected = 'expected a str of 8 to 255 letters, digits and _ . : - such as str(uuid.uuid4())';

  test.each([
    ['empty', '""', `ValueError: mall.Order.okOrder: idempotency_key is '', ${expected}`],
    ['too short', '"order-1"', `ValueError: mall.Order.okOrder: idempotency_key is 'order-1', ${expected}`],
    ['with a space', '"order 0001"', `ValueError: mall.Order.okOrder: idempotency_key is 'order 0001', ${expected}`],
    ['not a str', 'uuid.uuid4()', `TypeError: mall.Order.okOrder: idempotency_key is a UUID, ${expected}`],
  ])('that is %s is refused before the call, with the rule', async (_, key, message) => {
    const program = errorOf(`mall.orders.receive(order_id=42, idempotency_key=${key})`);
    expect(await callFromPython(nowhere, `import uuid\n${program}`)).toBe(message);
  });
});
