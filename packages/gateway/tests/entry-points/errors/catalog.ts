import { type Scenarios, unknownProduct } from './scenario.ts';

export const catalog: Scenarios = {
  'mall.Product.index': {
    unknown_product: async () => ({ fields: { pro_id: unknownProduct } }),
  },
};
