import type { Fields, Journey } from '../journey.ts';

const review: Fields = {
  id: 'int',
  headimgurl: 'text',
  user_name: 'text',
  CommentType: '=1|2|3|4|5',
  content: 'text',
  'images[]': { url: 'url' },
  attribute_str: 'text',
  add_time: 'date',
  replyAdmin: 'text',
  review: 'text',
  'review_day?': 'int',
  'review_images[]': { url: 'url' },
  replyNum: 'int',
};

/** The line of an order on the pages of reviews. */
const line: Fields = {
  id: 'int',
  commodityId: 'int',
  goodsId: 'int',
  sid: 'int',
  commodityIcon: 'url',
  product_title: 'filled',
  size: 'text',
  comments_type: '=1|2|3',
};

const writtenReviews: Fields = {
  'list[+]': { CommentType: '=1|2|3|4|5', content: 'text', 'images[]': { url: 'url' }, review: 'text', 'review_images[]': {} },
};

/** Reviews of a product and of the customer's orders. */
export const reviews: readonly Journey[] = [
  {
    name: 'reviews',
    session: 'visitor',
    entries: [
      {
        api: 'mall.Product.getcomment',
        title: 'shows the first reviews of a product',
        request: { pid: '{product}', type: '0' },
        reads: { comments_image: 'int', comments_zhui: 'int', 'commentsList[+]': review },
        keeps: { review: 'commentsList[0].id' },
      },
      {
        api: 'mall.Product.getcomment',
        title: 'shows reviews with images',
        request: { pid: '{product}', type: '4' },
        reads: { 'commentsList[]': review },
      },
      {
        api: 'mall.Product.getcomment',
        title: 'shows reviews with a follow-up',
        request: { pid: '{product}', type: '5' },
        reads: { 'commentsList[]': review },
      },
      {
        api: 'mall.Product.loadGetcomment',
        title: 'opens a page of the reviews, counted from 0',
        request: { pid: '{product}', type: '0', page: '0' },
        reads: { 'list[+]': review },
      },
      {
        api: 'mall.Product.loadGetcomment',
        title: 'opens a page of the reviews with a follow-up',
        request: { pid: '{product}', type: '2', page: '1' },
        reads: { 'list[]': review },
      },
      {
        api: 'mall.Product.getCommentDetail',
        title: 'opens a review',
        request: { commentId: '{review}' },
        reads: {
          detailInfo: {
            headimgurl: 'text',
            user_name: 'text',
            content: 'text',
            size: 'text',
            addTime: 'date',
            replyAdmin: 'text',
            review: 'text',
            'reviewDay?': 'int',
            'review_images[]': { url: 'url' },
            product_title: 'filled',
            imgurl: 'url',
            goodsId: 'int',
          },
          'commentImgList[]': 'url',
        },
      },
      {
        api: 'mall.Product.sendComment',
        title: 'replies without being signed in',
        request: { commentId: '{review}', text: 'Thank you.', sid: '' },
        code: '203|404',
      },
    ],
  },
  {
    name: 'reviews as customer',
    session: 'customer',
    entries: [
      { api: 'mall.Product.sendComment', title: 'replies to a review', request: { commentId: '{review}', text: 'Thank you.', sid: '' } },
      {
        api: 'mall.Product.getCommentReplyList',
        title: 'lists the replies to a review',
        request: { commentId: '{review}' },
        reads: {
          'list[+]': {
            id: 'int',
            headimgurl: 'text',
            replyName: 'text',
            content: 'text',
            addTime: 'date',
            'children[]?': { headimgurl: 'text', replyName: 'text', dateTime: 'date', content: 'text' },
          },
        },
        keeps: { reply: 'list[0].id' },
      },
      {
        api: 'mall.Product.sendComment',
        title: 'replies to a reply',
        request: { commentId: '{review}', text: 'You are welcome.', sid: '{reply}' },
      },
      {
        api: 'mall.Order.index',
        title: 'lists the orders that wait for a review',
        example: 'every_state',
        request: { ordervalue: '', pageNum: '1', order_type: 'evaluete' },
        reads: { 'order[+]': { sNo: 'filled', comments_type: 'int' } },
        keeps: { unreviewed: 'order[comments_type=1].sNo' },
      },
      {
        api: 'mall.Product.comment',
        title: 'lists the products of such an order',
        request: { sNo: '{unreviewed}', type: '0' },
        reads: { 'commentList[+]': line },
        keeps: {
          reviewedLine: 'commentList[comments_type=1].id',
          reviewedProduct: 'commentList[comments_type=1].commodityId',
          reviewedSku: 'commentList[comments_type=1].sid',
        },
      },
      {
        api: 'mall.Product.addComment',
        title: 'reviews the first of them',
        request: {
          orderDetailsId: '{reviewedLine}',
          goodsId: '{reviewedProduct}',
          attributeId: '{reviewedSku}',
          start: '5',
          comment: 'Just right.',
          anonymous: '0',
          imgUrls: '',
          isReview: 'false',
        },
      },
      {
        api: 'mall.Order.getCommentsInfo',
        title: 'shows the review again',
        request: { orderDetailId: '{reviewedLine}', goodsId: '{reviewedProduct}', accessId: '' },
        reads: writtenReviews,
      },
      {
        api: 'mall.Product.comment',
        title: 'opens the page of follow-ups',
        example: 'reviewed',
        request: { sNo: '{unreviewed}', type: '5' },
        reads: { 'commentList[+]': line },
      },
      {
        api: 'mall.Product.addComment',
        title: 'appends a follow-up, without stars',
        request: {
          orderDetailsId: '{reviewedLine}',
          goodsId: '{reviewedProduct}',
          attributeId: '{reviewedSku}',
          start: '',
          comment: 'Still good a month later.',
          anonymous: '0',
          imgUrls: '',
          isReview: 'true',
        },
      },
    ],
  },
];
