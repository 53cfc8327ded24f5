import { describe, expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { describeUnsupportedNode } from '../src/command/node-version.ts';
import { startMock } from '../src/index.ts';
import { nearest } from '../src/nearest.ts';
import { createMessages, readLanguage } from '../src/responses/messages.ts';
import { readPreference } from '../src/responses/preference.ts';

describe('nearest', () => {
  it('finds the name for a misspelled one', () => {
    const names = ['mall.Order.index', 'mall.Product.index', 'mall.Cart.index', 'mall.User.login'];
    expect(nearest('Mall.product.indx', names)).toEqual(['mall.Product.index']);
    expect(nearest('entirely different', names)).toEqual([]);
    expect(nearest('', [])).toEqual([]);
  });
});

describe('readPreference', () => {
  it('parses the syntax of RFC 7240', () => {
    expect(readPreference('Code=409, example="a b"; respond-async')).toEqual({ code: '409', example: 'a b', dynamic: false });
    expect(readPreference('dynamic; seed=7')).toEqual({ dynamic: true, seed: '7' });
    expect(readPreference(undefined)).toEqual({ dynamic: false });
  });
});

describe('readLanguage', () => {
  it.each([
    ['tn', 'tn'],
    ['zh_TW', 'tn'],
    ['zh-Hant-HK,zh;q=0.8', 'tn'],
    ['zh-CN', 'zh'],
    ['en_US', 'en'],
    ['fr-FR,ko;q=0.9', 'ko'],
    ['fr', undefined],
    ['*', undefined],
    [undefined, undefined],
  ])('maps %s to %s', (tag, language) => {
    expect(readLanguage(tag)).toBe(language);
  });
});

describe('describeUnsupportedNode', () => {
  it.each(['22.14.0', '20.19.1'])('names the required version for Node.js %s', (version) => {
    const message = `@mall/mock-server needs Node.js 22.15 or later; this is ${version}. Install a later version: https://nodejs.org.`;
    expect(describeUnsupportedNode(version)).toBe(message);
  });

  it.each(['22.15.0', '24.1.0'])('returns undefined for Node.js %s', (version) => {
    expect(describeUnsupportedNode(version)).toBeUndefined();
  });

  it('accepts the oldest version in the manifest', () => {
    expect(describeUnsupportedNode(manifest.engines.node.replace('>=', ''))).toBeUndefined();
  });
});

describe('createMessages', () => {
  it('returns the message in the requested language, undefined without a translation', () => {
    const messages = createMessages({ ko: { unknownProduct: '상품이 없습니다.' } });
    expect(messages('101', 'ko-KR')).toBe('상품이 없습니다.');
    expect(messages('101', 'zh')).toBeUndefined();
    expect(messages('101', undefined)).toBeUndefined();
    expect(messages('50010', 'ko')).toBeUndefined();
    expect(messages('no code', 'ko')).toBeUndefined();
  });
});

describe('startMock', () => {
  it('fails on a port in use', async () => {
    const mock = await startMock({ port: 0 });
    const port = Number(new URL(mock.url).port);
    const message = `Port ${port} is in use: stop the program that uses it, or set port to another port.`;
    await expect(startMock({ port })).rejects.toMatchObject({ code: 'EADDRINUSE', message });
    await mock.close();
  });
});
