import type { Gateway } from '#app/shared/gateway/gateway.server.ts';

/** Not the first one, which the home page shows at its top. */
const third = 2;

/** Loads the image of a recommended product; undefined when there is none, which must not prevent sign-in. */
export async function loadPlate({ mall }: Gateway): Promise<string | undefined> {
  try {
    const { list_r: recommended } = await mall.home.page();
    return (recommended[third] ?? recommended[0])?.imgurl;
  } catch {
    return undefined;
  }
}
