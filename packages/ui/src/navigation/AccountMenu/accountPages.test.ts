import { expect, it } from 'vitest';
import { groupsOf } from './accountPages.ts';

it('groupsOf groups the available pages and omits the others', () => {
  const groups = groupsOf({ security: '/security', wallet: '/wallet', bankCards: '/cards' });
  expect(groups).toEqual([
    {
      title: 'account.assets',
      pages: [
        { page: 'wallet', href: '/wallet' },
        { page: 'bankCards', href: '/cards' },
      ],
    },
    { title: 'account.personal', pages: [{ page: 'security', href: '/security' }] },
  ]);
});
