import type { Gateway } from '#app/shared/gateway/gateway.server.ts';
import type { PanelProducts } from '../shell.ts';

/** The capacity of the header's panel. */
const max = 5;

/** Loads the first products of the home page's blocks, each with the name of its block. Never rejects: the panel offers a retry. */
export async function loadPanel(
  { mall }: Gateway,
  hrefOf: (product: { readonly id: number; readonly className: string }) => string,
): Promise<PanelProducts> {
  try {
    const { list } = await mall.home.blocks();
    const products = list.flatMap(({ name, goodsList }) =>
      goodsList.list.map(({ id, coverUrl, product_title }) => ({
        href: hrefOf({ id, className: name }),
        title: product_title,
        ...(coverUrl && { imageUrl: coverUrl }),
      })),
    );
    return { products: products.slice(0, max) };
  } catch {
    // The client has logged the error.
    return { products: undefined };
  }
}
