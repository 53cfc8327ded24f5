import type { Fields, Reply, TestGateway } from './gateway.ts';
import { imageOf } from './images.ts';

let imageCount = 0;

/** Uploads an image; returns its path. Each call uploads another image, unless one is given. */
export async function upload(gateway: TestGateway, token: string, content?: Buffer): Promise<string> {
  imageCount += 1;
  const file = new File([new Uint8Array(content ?? (await imageOf('png', imageCount, 40 + imageCount)))], 'image.png');
  const reply = await gateway.call('mall.Product.uploadImgs', { file }, { token });
  if (reply.code !== '200') throw new Error(`The image was refused: ${reply.body}`);
  return reply.data.url.split('?')[0];
}

/** A person's application for a shop, without the images. */
export const application: Fields = {
  id: 0,
  name: '素月小铺',
  shop_information: 'Small-batch soaps',
  cid: 2,
  shop_range: 'Soap and salve',
  realname: '林清',
  ID_number: '11010519491231002X',
  tel: '13800000001',
  city_all: '浙江省-杭州市-西湖区',
  address: '灵隐路 18 号',
  shop_nature: 0,
};

/** Applies for a shop as a person with two images; `fields` override the defaults. */
export async function applyFor(gateway: TestGateway, token: string, fields: Fields = {}): Promise<Reply> {
  const imgUrls = 'imgUrls' in fields ? undefined : `${await upload(gateway, token)},${await upload(gateway, token)}`;
  return gateway.call('mch.mall.Mch.apply', { ...application, imgUrls, ...fields }, { token });
}

/** Returns the customer's current application. */
export async function applicationOf(gateway: TestGateway, token: string): Promise<Reply['data']> {
  return (await gateway.call('mch.mall.Mch.continueApply', {}, { token })).data.list;
}
