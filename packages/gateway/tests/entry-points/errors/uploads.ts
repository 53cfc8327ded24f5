import { uploadsPerDay } from '../../../src/domains/uploads/add-upload.ts';
import { uploads as table } from '../../../src/domains/uploads/schema.ts';
import { makeCustomer } from '../../support/fixtures/customers.ts';
import { imageOf, tinyImage } from '../../support/fixtures/images.ts';
import type { Scenarios } from './scenario.ts';

export const uploads: Scenarios = {
  'mall.Product.uploadImgs': {
    picture_type_refused: async (gateway) => ({
      fields: { file: new File(['<svg/>'], 'image.png') },
      token: (await makeCustomer(gateway)).token,
    }),
    too_busy: async (gateway) => {
      const { id, token } = await makeCustomer(gateway);
      const createdAt = gateway.clock.now();
      const names = Array.from({ length: uploadsPerDay }, (_, index) => index.toString(16).padStart(12, '0'));
      await gateway.db.insert(table).values(names.map((name) => ({ customerId: id, name, image: tinyImage, createdAt })));
      return { fields: { file: new File([new Uint8Array(await imageOf('png'))], 'one-more.png') }, token };
    },
  },
};
