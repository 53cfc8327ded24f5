import type { Gateway } from '#app/shared/gateway/gateway.server.ts';

/** Not the first of them, with which the home page begins. */
const third = 2;

/** The picture of a product the shop recommends; undefined when there is none to be had, which is no reason to keep anybody from signing in. */
export async function loadPlate({ mall }: Gateway): Promise<string | undefined> {
  try {
    const { list_r: recommended } = await mall.home.page();
    return (recommended[third] ?? recommended[0])?.imgurl;
  } catch {
    return undefined;
  }
}
