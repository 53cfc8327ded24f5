import { makeCustomer } from '../../support/fixtures/customers.ts';
import { type Scenario, type Scenarios, unknownProduct } from './scenario.ts';

const unknown: Scenario = async (gateway) => ({ fields: { pro_id: unknownProduct }, token: (await makeCustomer(gateway)).token });

export const favorites: Scenarios = {
  'mall.AddFavorites.index': { unknown_product: unknown },
  'mall.AddFavorites.similar': { unknown_product: unknown },
};
