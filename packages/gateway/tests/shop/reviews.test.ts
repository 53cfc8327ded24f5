// @spec 4.24 5.17 9.22

import { loadReviews } from '@mall/demo';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runCommand } from '../../src/admin/commands.ts';
import { verify } from '../../src/admin/verify.ts';
import { upload } from '../support/fixtures/applying.ts';
import { makeCustomers } from '../support/fixtures/customers.ts';
import { type Ordering, ordering, patches, patchesSku } from '../support/fixtures/ordering.ts';
import { type Fields, openTestGateway, type Reply, type TestGateway } from '../support/gateway.ts';
import { countQueries } from '../support/queries.ts';

const [refused, notThatState, unknownProduct] = ['50010', '50486', '101'];
const day = 24 * 60 * 60 * 1000;
/** A product with reviews of every kind. */
const milk = 1001;

let gateway: TestGateway;
let me: Ordering;
let token: string;
beforeAll(async () => {
  gateway = await openTestGateway();
});
beforeEach(async () => {
  token = (await makeCustomers(gateway, 1))[0]?.token ?? '';
  me = ordering(gateway, token);
});
afterAll(() => gateway.close());

const first = async (fields: Fields = {}): Promise<Reply['data']> =>
  (await gateway.call('mall.Product.getcomment', { pid: milk, ...fields })).data;
const write = (line: Reply['data'], fields: Fields = {}): Promise<Reply> =>
  me.call('mall.Product.addComment', {
    orderDetailsId: line.id,
    goodsId: patches,
    attributeId: patchesSku,
    start: 5,
    comment: 'Flat by morning.',
    anonymous: 0,
    isReview: 'false',
    ...fields,
  });
const ownOf = async (line: Reply['data']): Promise<Reply['data']> =>
  (await me.call('mall.Order.getCommentsInfo', { orderDetailId: line.id, goodsId: patches })).data.list[0];

describe('the reviews of a product', () => {
  const written = loadReviews().filter(({ productId }) => productId === milk);

  test('are counted by kind, listed newest first, and shown on the product page', async () => {
    const all = await first();
    const count = (wanted: (review: (typeof written)[number]) => boolean) => written.filter(wanted).length;
    expect(all).toMatchObject({
      comments_total: written.length,
      comments_hao: count(({ stars }) => stars >= 4),
      comments_zhong: count(({ stars }) => stars === 3),
      comments_cha: count(({ stars }) => stars <= 2),
      comments_image: count(({ images, followUp }) => images.length + (followUp?.images.length ?? 0) > 0),
      comments_zhui: count(({ followUp }) => followUp !== undefined),
    });
    const times = all.commentsList.map(({ add_time }: { add_time: string }) => add_time);
    expect(times).toEqual(times.toSorted().reverse());
    expect((await gateway.call('mall.Product.index', { pro_id: milk })).data.commentsTotal).toBe(written.length);
  });

  test('are filtered by kind', async () => {
    const kinds: [number, string, (review: Reply['data']) => boolean][] = [
      [1, 'comments_hao', ({ CommentType }) => CommentType >= 4],
      [2, 'comments_zhong', ({ CommentType }) => CommentType === 3],
      [3, 'comments_cha', ({ CommentType }) => CommentType <= 2],
      [4, 'comments_image', ({ images, review_images }) => images.length + review_images.length > 0],
      [5, 'comments_zhui', ({ review }) => review !== ''],
    ];
    for (const [type, counted, fits] of kinds) {
      const listed = await first({ type });
      expect([listed.commentsList.length, listed.commentsList.every(fits)], counted).toEqual([listed[counted], true]);
    }
  });

  test('are paged in the numbering of the family, each once', async () => {
    const page = async (fields: Fields): Promise<number[]> =>
      (await gateway.call('mall.Product.loadGetcomment', { pid: milk, ...fields })).data.list.map(({ id }: { id: number }) => id);
    const ids = (await first()).commentsList.map(({ id }: { id: number }) => id);
    expect(await page({ page: 0 })).toEqual(ids);
    expect(ids).toHaveLength(20);
    const rest = await page({ page: 1 });
    expect(new Set([...ids, ...rest]).size).toBe(written.length);
    expect(await page({ page: 2 })).toEqual([]);
    expect(await page({ type: 1 })).toEqual((await first({ type: 4 })).commentsList.map(({ id }: { id: number }) => id));
    expect(await page({ type: 2 })).toEqual((await first({ type: 5 })).commentsList.map(({ id }: { id: number }) => id));
  });

  test("stay in their original language, and everything else is in the reader's", async () => {
    const [english, korean] = [await first(), await first({ language: 'ko' })];
    const texts = ({ commentsList }: Reply['data']) => commentsList.map(({ content }: { content: string }) => content);
    expect(texts(korean)).toEqual(texts(english));
    const unnamed = (list: Reply['data']) => list.commentsList.find(({ anonymous }: { anonymous: number }) => anonymous === 1);
    expect(unnamed(english)).toMatchObject({ user_name: 'Anonymous', headimgurl: '' });
    expect(unnamed(korean)).toMatchObject({ user_name: '익명 구매자' });
  });

  test('of an unknown product are refused, and so is an unknown review', async () => {
    for (const api of ['mall.Product.getcomment', 'mall.Product.loadGetcomment'])
      expect((await gateway.call(api, { pid: 999_999 })).code).toBe(unknownProduct);
    for (const api of ['mall.Product.getCommentDetail', 'mall.Product.getCommentReplyList'])
      expect((await gateway.call(api, { commentId: 999_999 })).code).toBe(refused);
  });

  test('run as many statements for twenty as for two', async () => {
    const few = await countQueries(gateway, () => first({ type: 4 }));
    expect(await countQueries(gateway, () => first())).toBe(few);
  });
});

describe('the first review of an order line', () => {
  test('allows a review, then a follow-up, then nothing more', async () => {
    const { placed, lines } = await me.receive();
    const listed = async (type: number) => (await me.call('mall.Product.comment', { sNo: placed.data.sNo, type })).data.commentList;
    expect(await listed(0)).toMatchObject([{ id: lines[0].id, goodsId: patches, sid: patchesSku, comments_type: 1 }]);
    const stageOfOrder = async () => (await me.call('mall.Order.index')).data.order[0].comments_type;
    expect(await stageOfOrder()).toBe(1);
    expect(await ownOf(lines[0])).toBeUndefined();
    expect((await write(lines[0])).code).toBe('200');
    expect([await listed(0), await listed(5)]).toMatchObject([[], [{ comments_type: 2 }]]);
    expect(await stageOfOrder()).toBe(2);
    gateway.clock.advance(6 * day);
    expect((await write(lines[0], { isReview: 'true', start: undefined, comment: 'Still flat.' })).code).toBe('200');
    expect(await listed(5)).toMatchObject([{ comments_type: 3 }]);
    expect(await stageOfOrder()).toBe(3);
    const [shown] = (await gateway.call('mall.Product.getcomment', { pid: patches, type: 5 })).data.commentsList;
    expect(shown).toMatchObject({ content: 'Flat by morning.', review: 'Still flat.', review_day: 6, CommentType: 5 });
    expect(await ownOf(lines[0])).toMatchObject({ review: 'Still flat.', review_time: expect.stringContaining('2026-11-27') });
  });

  test('leaves the orders to review, in list, counts and overview, once each line has a review', async () => {
    const { placed, lines } = await me.receive();
    const toReview = async () => {
      const { order, order_num, res_order } = (await me.call('mall.Order.index', { order_type: 'evaluete' })).data;
      const { dpj_num } = (await me.call('mall.User.index')).data;
      return { ids: order.map(({ id }: { id: number }) => id), order_num, tab: res_order['5'], dpj_num };
    };
    expect(await toReview()).toEqual({ ids: [placed.data.order_id], order_num: 1, tab: 1, dpj_num: 1 });
    await write(lines[0]);
    expect(await toReview()).toEqual({ ids: [], order_num: 0, tab: 0, dpj_num: 0 });
  });

  test('stores the images in the order in which they were sent, at most six', async () => {
    const sent: string[] = [];
    for (let at = 0; at < 7; at += 1) sent.push(await upload(gateway, token));
    const { lines } = await me.receive();
    expect((await write(lines[0], { imgUrls: sent.join() })).code).toBe(refused);
    const [a, b, c, d, e, f] = sent;
    expect((await write(lines[0], { imgUrls: [f, a, e, b, d, c].join() })).code).toBe('200');
    const again = await me.receive();
    expect((await write(again.lines[0], { imgUrls: [c, d, b, e, a, f].join() })).code).toBe('200');
    const urlsOf = async (line: Reply['data']) => (await ownOf(line)).images.map(({ url }: { url: string }) => url);
    expect(await urlsOf(again.lines[0])).toEqual((await urlsOf(lines[0])).toReversed());
  });

  test('is reviewed once and followed up once, also concurrently', async () => {
    const before = (await gateway.call('mall.Product.getcomment', { pid: patches })).data;
    const { lines } = await me.receive();
    const codes = async (fields: Fields) =>
      (await Promise.all([1, 2, 3].map(() => write(lines[0], fields)))).map(({ code }) => code).sort();
    expect(await codes({ isReview: 'true' })).toEqual([notThatState, notThatState, notThatState]);
    expect(await codes({})).toEqual(['200', notThatState, notThatState]);
    expect(await codes({ isReview: 'true' })).toEqual(['200', notThatState, notThatState]);
    expect((await gateway.call('mall.Product.getcomment', { pid: patches })).data).toMatchObject({
      comments_total: before.comments_total + 1,
      comments_hao: before.comments_hao + 1,
      comments_zhui: before.comments_zhui + 1,
    });
  });

  test('is refused before receipt, for another product or SKU, or without a rating', async () => {
    const shipped = await me.placeShipped();
    const [line] = (await me.detailsOf(shipped)).list;
    expect((await write(line)).code).toBe(notThatState);
    expect((await me.call('mall.Product.comment', { sNo: shipped.data.sNo })).data.commentList).toEqual([]);
    const { lines } = await me.receive();
    for (const [field, fields] of Object.entries({
      goodsId: { goodsId: 1002 },
      attributeId: { attributeId: 10021 },
      start: { start: undefined },
    }))
      expect(await write(lines[0], fields)).toMatchObject({ code: refused, data: { errors: [{ field }] } });
  });

  test("makes images public once they are in a review, and refuses other customers' images", async () => {
    const mine = await upload(gateway, token);
    const [stranger] = await makeCustomers(gateway, 1);
    const theirs = await upload(gateway, stranger?.token ?? '');
    const { lines } = await me.receive();
    expect(await write(lines[0], { imgUrls: `${mine},${theirs}` })).toMatchObject({
      code: refused,
      data: { errors: [{ field: 'imgUrls', rule: 'exists' }] },
    });
    expect(await ownOf(lines[0])).toBeUndefined();
    expect((await write(lines[0], { imgUrls: mine })).code).toBe('200');
    const [{ url }] = (await ownOf(lines[0])).images;
    const get = (address: string) => gateway.server.inject({ method: 'GET', url: address });
    expect((await get(mine)).statusCode).toBe(404);
    expect(await get(url)).toMatchObject({ statusCode: 200, headers: { 'content-type': 'image/webp' } });
    expect((await get('/media/published/000000000000000000000000.webp')).statusCode).toBe(404);
  });

  test('is reviewed anonymously on request', async () => {
    const { lines } = await me.receive();
    await write(lines[0], { anonymous: 1, start: 2 });
    const [shown] = (await gateway.call('mall.Product.getcomment', { pid: patches, type: 3 })).data.commentsList;
    expect(shown).toMatchObject({ anonymous: 1, user_name: 'Anonymous', headimgurl: '' });
    expect(JSON.stringify(shown)).not.toContain('Tester');
  });
});

describe('a review', () => {
  const newest = async () => (await first()).commentsList[0].id;

  test('has its own page with its product', async () => {
    const id = (await first({ type: 4 })).commentsList[0].id;
    const { detailInfo, commentImgList } = (await gateway.call('mall.Product.getCommentDetail', { commentId: id, language: 'zh' })).data;
    expect(detailInfo).toMatchObject({ id, goodsId: milk, product_title: '云絮洁面乳', imgurl: '/media/products/1001/pack' });
    expect([...commentImgList, ...detailInfo.review_images.map(({ url }: { url: string }) => url)].length).toBeGreaterThan(0);
  });

  test('has replies, and a deeper reply has the same parent as the one it responds to', async () => {
    const commentId = await newest();
    const reply = (fields: Fields) => me.call('mall.Product.sendComment', { commentId, ...fields });
    const replies = async (fields: Fields = {}) => (await gateway.call('mall.Product.getCommentReplyList', { commentId, ...fields })).data;
    const before = (await replies()).total;
    expect((await reply({ text: 'Does it sting?' })).code).toBe('200');
    const [{ id }] = (await replies()).list;
    await reply({ text: 'Not at all.', sid: id });
    const [{ children }] = (await replies()).list;
    await reply({ text: 'Thank you.', sid: children[0].id });
    expect(await replies({ pageSize: 1 })).toMatchObject({
      total: before + 1,
      list: [{ id, content: 'Does it sting?', children: [{ content: 'Not at all.' }, { content: 'Thank you.' }] }],
    });
    expect((await first()).commentsList[0].replyNum).toBeGreaterThanOrEqual(3);
    expect(await reply({ text: 'To nobody.', sid: 999_999 })).toMatchObject({ code: refused, data: { errors: [{ field: 'sid' }] } });
  });

  test('is answered by its shop from the back office', async () => {
    const commentId = await newest();
    const answer = (...args: string[]) => runCommand('review', args, gateway);
    expect((await answer('answer', String(commentId), '--text', 'Thank you', 'kindly.')).ok).toBe(true);
    expect((await first()).commentsList[0].replyAdmin).toBe('Thank you kindly.');
    expect((await answer('answer', '999999', '--text', 'Hello.')).ok).toBe(false);
    expect((await answer('answer', String(commentId))).ok).toBe(false);
  });
});

test('money, stock and reviews are consistent after all tests', async () => {
  expect(await verify(gateway.db)).toEqual([]);
});
