/** Wrong arguments of the Python package: the sentences of their errors. */
import { describe, expect, test } from 'vitest';
import { callFromAsyncPython, callFromPython, python } from './support/python.ts';

/** A server that no test may call. */
const nowhere = 'http://127.0.0.1:1/api/';

/** Returns a program that has the error of a statement. */
const errorOf = (statement: string) => `
try:
    ${statement}
except Exception as error:
    result = f"{type(error).__name__}: {error}"`;

describe('a Python client', () => {
  test.each([
    ['Mall("", timout=3)', 'TypeError: Mall has no option timout, did you mean timeout?'],
    ['AsyncMall("", retries=3)', 'TypeError: AsyncMall has no option retries, did you mean max_retries?'],
    ['mall.with_options(header={})', 'TypeError: Mall.with_options has no option header, did you mean headers?'],
    [
      'Mall("", verify=False)',
      'TypeError: Mall has no option verify, expected one of base_url, language, session, timeout, max_retries, headers, opener',
    ],
    ['Mall()', "TypeError: Mall: missing a required argument: 'base_url'"],
    ['Mall("", "en")', 'TypeError: Mall: too many positional arguments'],
  ])('names its class and the nearest option in the error of %s', async (statement, message) => {
    expect(await callFromPython(nowhere, errorOf(statement))).toBe(message);
  });

  test('has signatures with its options', async () => {
    const output = await python([
      '-c',
      'import inspect, mall; print(*inspect.signature(mall.Mall).parameters, *inspect.signature(mall.Mall.with_options).parameters)',
    ]);
    expect(output.trim()).toBe(
      'base_url language session timeout max_retries headers opener self language session timeout max_retries headers',
    );
  });
});

describe('a file', () => {
  const expected = 'expected a path or File(content, name, type)';

  test.each([
    ['bytes', 'bytes.fromhex("89504e470d0a1a0a00")', `file is a bytes, ${expected}`],
    ['a stream', 'open(os.devnull, "rb")', `file is a BufferedReader, ${expected}`],
    ['a File of a path', 'File("balm.png", "balm.png", "image/png")', 'file is a File with a str as content, expected bytes'],
  ])('that is %s is refused with the name of the field and the accepted types', async (_, file, message) => {
    const refusal = `TypeError: mall.Product.uploadImgs: ${message}`;
    expect(await callFromPython(nowhere, errorOf(`mall.uploads.add(file=${file})`))).toBe(refusal);
    expect(await callFromAsyncPython(nowhere, errorOf(`await mall.uploads.add(file=${file})`))).toBe(refusal);
  });
});
