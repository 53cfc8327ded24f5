import type { Journey } from '../journey.ts';

const topics = [
  ...['aboutus', 'after_sales_issues', 'payment_issues', 'shopping_process', 'payment_method'],
  ...['return_policy', 'cancellation_order', 'refund_process', 'refund_instructions'],
];

/** The help pages. */
export const content: readonly Journey[] = [
  {
    name: 'content',
    session: 'visitor',
    entries: topics.map((type) => ({
      api: 'mall.User.aboutUs',
      title: `opens the page ${type}`,
      request: { type, language: 'en_US' },
      reads: { content: 'text' },
    })),
  },
];
