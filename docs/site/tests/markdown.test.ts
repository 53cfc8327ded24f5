import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { glossaryOfApi } from '../scripts/glossary.ts';
import { demoteHeadings, extractTitle, includeSources, pageFile, rewriteLinks } from '../scripts/markdown.ts';
import { collectPages } from '../scripts/sources.ts';
import { literal } from '../src/reference/literal.ts';

describe('rewriteLinks', () => {
  const pages = new Map([['packages/sdk/docs/errors.md', '/guides/sdk/errors/']]);
  const rewrite = (markdown: string) => rewriteLinks(markdown, 'packages/sdk/README.md', pages);

  test('points a relative link to the page of its file and keeps the anchor', () => {
    expect(rewrite('See [errors](docs/errors.md#what-to-show).')).toBe('See [errors](/guides/sdk/errors/#what-to-show).');
  });

  test('leaves the text of a link to a file that is no page', () => {
    expect(rewrite('See [the contract](../../contract/README.md) and ![a picture](a.png)!')).toBe('See the contract and !');
  });

  test('leaves addresses, anchors and code as they are', () => {
    const markdown = '[a](https://example.com) [b](#b)\n\n```ts\nhandlers[name](input);\n```\n';
    expect(rewrite(markdown)).toBe(markdown);
  });
});

test('includeSources prints a source file that is linked in a paragraph of its own', () => {
  const source = (path: string) => `# ${path}\n`;
  const markdown = 'See [it](client.py).\n\n[client.py](../tests/client.py)\n';
  expect(includeSources(markdown, 'packages/sdk/docs/python.md', source, (path) => `/${path}`)).toBe(
    'See [it](client.py).\n\n```py title="client.py"\n# packages/sdk/tests/client.py\n```\n\n' +
      '<a href="/packages/sdk/tests/client.py" download>Download client.py</a>\n',
  );
});

describe('glossaryOfApi', () => {
  const head =
    '# Glossary\n\nTerms.\n\n| Term | Meaning | 简体 | 繁體 | 한국어 | In the API | In the code |\n| --- | --- | --- | --- | --- | --- | --- |\n';
  const glossaryOf = (row: string) => glossaryOfApi(`${head}${row}\n`);

  test('makes a section of each term, without its name in the code, and separates the words of a language', () => {
    const text = glossaryOf('| wallet, balance | money of a customer | 钱包、余额 | 錢包、餘額 | 지갑, 잔액 | `user_money` | `wallet` |');
    expect(text).toContain('## Wallet, balance\n\nMoney of a customer.\n\n');
    expect(text).toContain('<span lang="zh-Hans">钱包</span>, <span lang="zh-Hans">余额</span>');
    expect(text).not.toContain('`wallet`');
  });

  test('leaves out a term without a name in the API', () => {
    expect(glossaryOf('| permit | a right | 支付授权 | 付款授權 | 결제 승인 | | `permit` |')).not.toContain('permit');
  });

  test.each([
    ['an operation', '`mall.Pay.index`', '[`mall.Pay.index`](/api/payments/qrCode/)'],
    ['a group of operations', '`plugin.member.…`', '[`plugin.member.…`](/api/membership/)'],
    ['a field of a request', '`attribute_id`', '[`attribute_id`](/api/cart/add/#request-attribute_id)'],
  ])('links %s', (_, names, link) => {
    expect(glossaryOf(`| term | a meaning | 词 | 詞 | 말 | ${names} | \`code\` |`)).toContain(`In the API: ${link}`);
  });
});

test('takeTitle takes the first heading out and refuses a file without one', () => {
  expect(extractTitle('# Errors\n\nText.\n\n## More\n')).toEqual({ title: 'Errors', body: 'Text.\n\n## More' });
  expect(() => extractTitle('Text.')).toThrow('no title');
});

test('demoteHeadings moves headings down by a level, but no comment in code', () => {
  expect(demoteHeadings('## 1.0\n\n```sh\n# install\n```\n')).toBe('### 1.0\n\n```sh\n# install\n```\n');
});

test('pageFile writes title and settings as front matter', () => {
  expect(pageFile('The `mall`', 'Text.', { sidebar: { order: 2 } })).toBe(
    '---\n{\n  "title": "The mall",\n  "sidebar": {\n    "order": 2\n  }\n}\n---\n\nText.\n',
  );
});

describe('literal', () => {
  test('writes a short value on one line, with quotes only where a name needs them', () => {
    expect(literal({ id: 7, 'x-y': [true, null], name: "it's" })).toBe("{ id: 7, 'x-y': [true, null], name: 'it\\'s' }");
  });

  test('writes a long value with an entry a line', () => {
    const text = 'a text of more than forty characters, for certain';
    expect(literal({ text, list: [] })).toBe(`{\n  text: '${text}',\n  list: [],\n}`);
  });
});

test('the overview of the mock server links the Containerfile, which the site offers for download', () => {
  const overview = collectPages('../..').find(({ slug }) => slug === 'guides/mock-server/overview');
  expect(overview?.content).toContain('[Containerfile](/downloads/Containerfile)');
  expect(existsSync('build/public/downloads/Containerfile')).toBe(true);
});
