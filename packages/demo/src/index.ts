/** The demo mall: its products, texts and images. */
export { type Catalog, type CatalogProduct, type CatalogSku, type Localized, loadCatalog, type ProductText } from './catalog.ts';
export { type DemoCampaign, loadCoupons } from './coupons.ts';
export { type FlashSaleItem, type FlashSaleSlot, loadFlashSale } from './flash-sale.ts';
export {
  type DemoAfterSale,
  type DemoHistory,
  type DemoMoment,
  type DemoOrder,
  type DemoOwnReview,
  loadHistory,
  loadInvoiceFile,
} from './history.ts';
export { drawMedia, imagesToPrerender, isLitByPixel, listImagePaths, productImagePath, productVideoPath, videoFolder } from './media.ts';
export { type DemoReply, type DemoReview, loadReviews } from './reviews.ts';
