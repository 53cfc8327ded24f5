import { fileURLToPath } from 'node:url';
import { loadCatalog } from './catalog.ts';
import { drawBanner, drawBenefit, drawMallLogo, drawProductImage, drawShopLogo, type ImageKind } from './images/index.ts';

const imageKinds: readonly string[] = ['pack', 'texture', 'scene', 'home', 'later'] satisfies ImageKind[];
const banners = ['ritual', 'forest', 'inner'] as const;
const benefits = ['prices', 'birthday', 'gift', 'care'] as const;
const shops = ['flagship', 'atelier', 'wellness'] as const;

/** Returns the URL path of a product's image on the mall's own origin. */
export function productImagePath(productId: number, kind: ImageKind): string {
  return `/media/products/${productId}/${kind}`;
}

/** Slugs of the products that have a video: `videos/<slug>.mp4`, created by `scripts/videos.ts`. */
export const productsWithVideo: readonly string[] = ['cloud-cleansing-milk', 'barrier-repair-cream', 'silk-lip-tint'];

/** Folder of the videos, which a server serves below `/media/films/`. */
export const videoFolder = fileURLToPath(new URL('../videos/', import.meta.url));

/** Returns the URL path of a product's video on the mall's own origin; '' for none. */
export function productVideoPath(slug: string): string {
  return productsWithVideo.includes(slug) ? `/media/films/${slug}.mp4` : '';
}

const svgByPath = new Map<string, string>();

/** Returns the SVG of a path below `/media/`; undefined when the demo mall has no such image. */
export function drawMedia(path: string): string | undefined {
  const cached = svgByPath.get(path);
  if (cached !== undefined) return cached;
  const svg = draw(path);
  // Unknown paths are not cached, because their number is unlimited.
  if (svg !== undefined) svgByPath.set(path, svg);
  return svg;
}

function draw(path: string): string | undefined {
  const [group, name, kind] = path.split('/');
  if (group === 'products' && isKind(kind)) {
    const product = loadCatalog().products.find(({ id }) => String(id) === name);
    return product && drawProductImage(product.slug, kind);
  }
  if (group === 'shops' && kind === 'logo') return drawNamed(shops, name, drawShopLogo);
  if (group === 'banners' && kind === undefined) return drawNamed(banners, name, drawBanner);
  if (group === 'membership' && kind === undefined) return drawNamed(benefits, name, drawBenefit);
  return group === 'mall' && name === 'logo' && kind === undefined ? drawMallLogo() : undefined;
}

function isKind(text: string | undefined): text is ImageKind {
  return text !== undefined && imageKinds.includes(text);
}

function drawNamed<T extends string>(names: readonly T[], name: string | undefined, drawOne: (name: T) => string): string | undefined {
  const knownName = names.find((candidate) => candidate === name);
  return knownName && drawOne(knownName);
}

/** Returns whether an image's light is calculated per pixel, so that it must be rendered at full size. */
export function isLitByPixel(path: string): boolean {
  return path.endsWith('/texture');
}

/** Returns the paths of the images in lists. */
export function listImagePaths(): string[] {
  return loadCatalog().products.map(({ id }) => `products/${id}/pack`);
}

/** An image in a width in which pages show it. */
export interface ImageInWidth {
  readonly path: string;
  readonly width: number;
}

/**
 * Returns the images that pages request, in the order in which visitors see them: the home page and the shop headers, the lists, then the
 * product pages, bestsellers first. Widths are those that a browser selects on a phone and on a wide screen.
 */
export function imagesToPrerender(): ImageInWidth[] {
  const products = loadCatalog().products.toSorted((a, b) => b.sold - a.sold);
  const inWidths = (paths: readonly string[], ...sizes: number[]) => paths.flatMap((path) => sizes.map((width) => ({ path, width })));
  const imagesOfKind = (kind: ImageKind) => products.map(({ id }) => `products/${id}/${kind}`);
  const bannerPaths = banners.map((name) => `banners/${name}`);
  const logos = ['mall/logo', ...shops.map((name) => `shops/${name}/logo`)];
  // One width of a texture is sufficient: all widths are rendered together.
  const pages = products.flatMap(({ id }) => [
    ...inWidths([`products/${id}/pack`], 1280, 960),
    ...inWidths([`products/${id}/scene`], 320, 1280, 960),
    ...inWidths([`products/${id}/texture`], 320),
  ]);
  return [
    ...inWidths(bannerPaths, 1600, 960),
    ...inWidths(logos, 320),
    ...inWidths(imagesOfKind('pack'), 320, 640),
    ...pages,
    ...inWidths(bannerPaths, 1280, 640),
    ...inWidths(imagesOfKind('home'), 320),
  ];
}
