import type { Journey } from '../journey.ts';

/** Messages of the mall. */
export const messages: readonly Journey[] = [
  {
    name: 'messages',
    session: 'customer',
    entries: [
      {
        api: 'mall.Message.index',
        title: 'lists messages',
        request: { page: '1', pageSize: '' },
        reads: { total: 'int', 'message[+]': { id: 'int', title: 'filled', content: 'text', time: 'date', type: '=1|2' } },
        keeps: { message: 'message[0].id' },
      },
      {
        api: 'mall.Message.oneindex',
        title: 'opens a message',
        request: { id: '{message}' },
        reads: { 'message[+]': { title: 'filled', time: 'date', content: 'filled' } },
      },
      { api: 'mall.Message.del', title: 'deletes a message', request: { id: '{message}' } },
    ],
  },
];
