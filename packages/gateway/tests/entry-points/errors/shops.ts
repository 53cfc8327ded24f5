import { application, applyFor, upload } from '../../support/fixtures/applying.ts';
import { makeCustomer } from '../../support/fixtures/customers.ts';
import type { Fields, TestGateway } from '../../support/gateway.ts';
import type { Attempt, Scenarios } from './scenario.ts';

/** Applies with a name as another customer, and returns the name. */
async function takenName(gateway: TestGateway, name: string): Promise<string> {
  const reply = await applyFor(gateway, (await makeCustomer(gateway)).token, { name });
  if (reply.code !== '200') throw new Error(`The name could not be taken: ${reply.body}`);
  return name;
}

async function apply(gateway: TestGateway, fields: Fields): Promise<Attempt> {
  const { token } = await makeCustomer(gateway);
  const imgUrls = `${await upload(gateway, token)},${await upload(gateway, token)}`;
  return { fields: { ...application, imgUrls, ...fields }, token };
}

/** A shop id that never existed. */
export const unknownShop = 999_999;

const refusedName = 'Official_Mall';

export const shops: Scenarios = {
  'mch.mall.Mch.apply': {
    shop_name_taken: async (gateway) => apply(gateway, { name: await takenName(gateway, 'Taken_once') }),
    shop_name_refused: (gateway) => apply(gateway, { name: refusedName }),
    state_refuses: async (gateway) => {
      const { token } = await makeCustomer(gateway);
      await applyFor(gateway, token, { name: 'In_review' });
      return { fields: { ...application, imgUrls: await upload(gateway, token) }, token };
    },
  },
  'mch.mall.Mch.collectionShop': {
    unknown_shop: async (gateway) => ({ fields: { shopId: unknownShop }, token: (await makeCustomer(gateway)).token }),
  },
  'mch.mall.Mch.seeMyStore': { unknown_shop: async () => ({ fields: { shop_id: unknownShop } }) },
  'mch.mall.Mch.storeHomepage': { unknown_shop: async () => ({ fields: { shop_id: unknownShop } }) },
  'mch.mall.Mch.verifyStoreName': {
    shop_name_taken: async (gateway) => {
      const name = await takenName(gateway, 'Taken_twice');
      return { fields: { name }, token: (await makeCustomer(gateway)).token };
    },
    shop_name_refused: async (gateway) => ({ fields: { name: refusedName }, token: (await makeCustomer(gateway)).token }),
  },
};
