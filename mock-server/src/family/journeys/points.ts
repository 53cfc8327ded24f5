import type { Fields, Journey } from '../journey.ts';

const records: Fields = {
  score: 'int',
  lock_score: 'int',
  total: 'int',
  'list[]': { id: 'int', type: 'int', sign_score: 'number', status: 'flag', sign_time: 'date' },
};

/** Points. */
export const points: readonly Journey[] = [
  {
    name: 'points',
    session: 'customer',
    entries: [
      {
        api: 'plugin.integral.MallIntegral.integral',
        title: 'lists gained points',
        request: { type: '1', page: '1' },
        reads: records,
        keeps: { points: 'list[0].id' },
      },
      { api: 'plugin.integral.MallIntegral.integral', title: 'lists used points', request: { type: '2', page: '1' }, reads: records },
      { api: 'plugin.integral.MallIntegral.integral', title: 'lists expired points', request: { type: '3', page: '1' }, reads: records },
      {
        api: 'plugin.integral.MallIntegral.deleteSign',
        title: 'deletes records, with a comma at the end; some servers delete expired ones only',
        request: { ids: '{points},' },
        code: '200|50486',
      },
    ],
  },
];
