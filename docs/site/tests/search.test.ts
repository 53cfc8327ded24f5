import { expect, test } from 'vitest';
import { wordsOf } from '../scripts/search-words.ts';
import { correctQuery } from '../src/search/correct-query.ts';

const words = ['error', 'webhook', 'errors', 'checkout', 'retry', 'session'];

test.each([
  { change: 'a missing letter', query: 'webhok', corrected: 'webhook' },
  { change: 'a letter too many', query: 'errror', corrected: 'error' },
  { change: 'a wrong letter', query: 'sessiom', corrected: 'session' },
  { change: 'two swapped letters', query: 'chekcout', corrected: 'checkout' },
  { change: 'a wrong first letter', query: 'Xebhook', corrected: 'webhook' },
  { change: 'a wrong word beside a known one', query: 'sesion error', corrected: 'session error' },
])('corrects $change: $query', ({ query, corrected }) => {
  expect(correctQuery(query, words)).toBe(corrected);
});

test.each([
  ['C#', 'csharp'],
  ['upload in c#', 'upload in csharp'],
  ['.NET', 'dotnet'],
])('spells out a name of which the index leaves out the sign: %s', (query, spelled) => {
  expect(correctQuery(query, [...words, 'upload', 'csharp', 'dotnet'])).toBe(spelled);
});

test.each([
  { kind: 'a word that is known', query: 'Errors' },
  { kind: 'the beginning of a word', query: 'webho' },
  { kind: 'a word with a known beginning', query: 'sessionless' },
  { kind: 'a word of four letters', query: 'eror' },
  { kind: 'a code', query: '50150' },
  { kind: 'Chinese', query: '订单取消退款' },
])('leaves $kind as it is: $query', ({ query }) => {
  expect(correctQuery(query, words)).toBe(query);
});

test.each([
  ['logging', 'logger'],
  ['retrying', 'retry'],
  ['pagination', 'paginate'],
  ['caching', 'cache'],
  ['debugger', 'debug'],
  ['throttler', 'throttling'],
  ['parsing', 'parse'],
  ['uploader', 'upload'],
  ['encryption', 'encrypted'],
  ['bundling', 'bundle'],
  ['localize', 'locale'],
  ['Resubmitted', 'resubmit'],
])('replaces a form of a word, "%s", by the form that the site has: %s', (query, known) => {
  expect(correctQuery(query, [known, 'login', 'logistics', 'parent', 'catching'])).toBe(known);
});

test('of several forms of a word the one with the longest common beginning replaces it, of equal ones the rarest that the index does not shorten', () => {
  expect(correctQuery('parsing', ['parent', 'parse', 'parser', 'parsed'])).toBe('parser');
  expect(correctQuery('logging', ['logger', 'logged'])).toBe('logger');
  expect(correctQuery('logging', ['logistics', 'logged', 'logger', 'logs'])).toBe('logger');
});

test.each(['blorping', 'flurbed', 'zzzers'])('a form of a word that the site does not have finds nothing: %s', (query) => {
  expect(correctQuery(query, words)).toBe(`"${query}"`);
});

test('a word that resembles none finds nothing, as a phrase that no page has', () => {
  expect(correctQuery('nonexistentword', words)).toBe('"nonexistentword"');
});

test('without the words of the site queries are left as they are', () => {
  expect(correctQuery('nonexistentword', [])).toBe('nonexistentword');
});

test('the words of a page are those of its indexed part without samples, its keywords, and the parts of names', () => {
  const page =
    '<nav>Guides</nav><main data-pagefind-body><script>const hidden = 1;</script><h1 data-keywords="voucher 쿠폰">A&nbsp;Coupon</h1><code>createMallClient</code><figure class="frame" data-pagefind-ignore=""><pre>import logging</pre></figure></main>';
  expect([...wordsOf(page)].sort()).toEqual(['client', 'coupon', 'create', 'createmallclient', 'mall', 'voucher']);
});
