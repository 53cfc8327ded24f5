import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { demoteHeadings, extractTitle, includeSources, pageFile, rewriteLinks } from '../scripts/markdown.ts';
import { collectPages, glossaryOfApi } from '../scripts/sources.ts';
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

test('glossaryOfApi leaves out the names in the code and the terms without a name in the API', () => {
  const glossary = '| Term | In the API | In the code |\n| --- | --- | --- |\n| cart | `cart_id` | `cart` |\n| permit | | `permit` |\n';
  expect(glossaryOfApi(glossary)).toBe('| Term | In the API |\n| --- | --- |\n| cart | `cart_id` |\n');
});

test('glossaryOfApi separates Chinese and Korean words by spaces, so that the search finds each', () => {
  const row = '| wallet, balance | money | 钱包、余额 | 교환·반품 | `user_money` | `wallet` |\n';
  expect(glossaryOfApi(row)).toBe('| wallet, balance | money | 钱包, 余额 | 교환, 반품 | `user_money` |\n');
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
