import { makeCustomer } from '../../support/fixtures/customers.ts';
import { ordering, patches, patchesSku } from '../../support/fixtures/ordering.ts';
import type { Fields, TestGateway } from '../../support/gateway.ts';
import { type Attempt, type Scenarios, unknownProduct } from './scenario.ts';

/** Creates a follow-up without a review. */
async function followUpAlone(gateway: TestGateway): Promise<Attempt> {
  const { token } = await makeCustomer(gateway);
  const { lines } = await ordering(gateway, token).receive();
  const fields: Fields = { orderDetailsId: lines[0].id, goodsId: patches, attributeId: patchesSku, comment: 'Still good.', anonymous: 0 };
  return { fields: { ...fields, isReview: 'true' }, token };
}

export const reviews: Scenarios = {
  'mall.Product.addComment': { state_refuses: followUpAlone },
  'mall.Product.getcomment': { unknown_product: async () => ({ fields: { pid: unknownProduct } }) },
  'mall.Product.loadGetcomment': { unknown_product: async () => ({ fields: { pid: unknownProduct } }) },
};
