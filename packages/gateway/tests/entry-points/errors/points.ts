import { creditPoints } from '../../../src/domains/points/credit-points.ts';
import { pointsType } from '../../../src/domains/points/schema.ts';
import { makeCustomer } from '../../support/fixtures/customers.ts';
import type { Scenarios } from './scenario.ts';

export const points: Scenarios = {
  'plugin.integral.MallIntegral.deleteSign': {
    state_refuses: async (gateway) => {
      const { id, token } = await makeCustomer(gateway);
      await creditPoints(gateway.db, id, 10, pointsType.givenByMall, gateway.clock.now());
      const listed = await gateway.call('plugin.integral.MallIntegral.integral', { type: 1 }, { token });
      return { fields: { ids: listed.data.list[0].id }, token };
    },
  },
};
