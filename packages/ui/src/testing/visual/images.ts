import type { LanguageCode } from '../../i18n/languages.ts';

/** A screenshot of a story: its file and export name, and its language, scheme and width. */
export type Image = readonly [file: string, story: string, language: LanguageCode, scheme: 'light' | 'dark', width: 1440 | 1024 | 390];

/** Stories with visual regression tests: some of every group, with alternating languages, schemes and widths. At most sixty. */
export const images: readonly Image[] = [
  ['primitives/Avatar/Avatar', 'States', 'en', 'light', 1440],
  ['primitives/Breadcrumbs/Breadcrumbs', 'Default', 'zh', 'dark', 390],
  ['primitives/Feature/Feature', 'Default', 'tn', 'light', 1024],
  ['primitives/Pagination/Pagination', 'Default', 'ko', 'dark', 1440],
  ['primitives/Rating/Rating', 'Values', 'en', 'dark', 390],
  ['primitives/Section/Section', 'Sunken', 'zh', 'light', 1440],
  ['primitives/Timeline/Timeline', 'LatestFirst', 'tn', 'dark', 390],
  ['primitives/UiLink/UiLink', 'Quiet', 'ko', 'light', 1024],
  ['fields/Choice/Choice', 'Radio', 'en', 'light', 390],
  ['fields/NativeSelect/NativeSelect', 'WithError', 'zh', 'dark', 1440],
  ['fields/PasswordInput/PasswordInput', 'Default', 'tn', 'light', 390],
  ['fields/TextInput/TextInput', 'WithError', 'ko', 'dark', 1024],
  ['fields/UploadField/UploadField', 'Filled', 'en', 'dark', 1440],
  ['commerce/addresses/AddressCard/AddressCard', 'ToChoose', 'zh', 'light', 390],
  ['commerce/after-sales/AfterSalesProgress/AfterSalesProgress', 'Default', 'tn', 'dark', 1024],
  ['commerce/cart/CartGroup/CartGroup', 'Default', 'ko', 'light', 1440],
  ['commerce/cart/CartLine/CartLine', 'OffShelf', 'en', 'light', 1024],
  ['commerce/coupons/CouponTicket/CouponTicket', 'States', 'zh', 'dark', 1024],
  ['commerce/catalog/FilterPanel/FilterPanel', 'Default', 'tn', 'light', 1440],
  ['commerce/flash-sale/FlashSaleCard/FlashSaleCard', 'Default', 'ko', 'dark', 390],
  ['commerce/catalog/Gallery/Gallery', 'Default', 'en', 'dark', 1024],
  ['commerce/wallet/LedgerRow/LedgerRow', 'States', 'zh', 'light', 1024],
  ['commerce/membership/MemberBenefits/MemberBenefits', 'Default', 'tn', 'dark', 1440],
  ['commerce/membership/MembershipPlans/MembershipPlans', 'Default', 'ko', 'light', 390],
  ['commerce/orders/OrderRow/OrderRow', 'Default', 'en', 'light', 390],
  ['commerce/orders/OrderTimeline/OrderTimeline', 'States', 'zh', 'dark', 390],
  ['commerce/orders/ParcelTracking/ParcelTracking', 'Default', 'tn', 'light', 1024],
  ['commerce/payments/PaymentMethodTiles/PaymentMethodTiles', 'Default', 'ko', 'dark', 1440],
  ['commerce/catalog/Price/Price', 'States', 'en', 'dark', 390],
  ['commerce/catalog/ProductCard/ProductCard', 'States', 'zh', 'light', 1440],
  ['commerce/payments/QrPanel/QrPanel', 'States', 'tn', 'dark', 390],
  ['commerce/cart/QuantityStepper/QuantityStepper', 'Default', 'ko', 'light', 1024],
  ['commerce/reviews/ReviewItem/ReviewItem', 'Default', 'en', 'light', 1024],
  ['commerce/reviews/ReviewSummary/ReviewSummary', 'Default', 'zh', 'dark', 390],
  ['commerce/shops/ShopCard/ShopCard', 'Default', 'tn', 'light', 1440],
  ['commerce/catalog/SkuPicker/SkuPicker', 'SoldOutCombination', 'ko', 'dark', 1024],
  ['commerce/flash-sale/SlotLinks/SlotLinks', 'Default', 'en', 'dark', 1440],
  ['commerce/catalog/SortBar/SortBar', 'Default', 'zh', 'light', 390],
  ['commerce/checkout/TotalsBlock/TotalsBlock', 'WithFreight', 'tn', 'dark', 1024],
  ['navigation/LoginHeader/LoginHeader', 'Default', 'ko', 'light', 1440],
  ['navigation/SiteFooter/SiteFooter', 'Default', 'zh', 'dark', 1024],
  ['navigation/SiteHeader/SiteHeader', 'Default', 'tn', 'light', 390],
  ['navigation/Tabs/TabLinks', 'Pill', 'ko', 'dark', 390],
  ['feedback/Notice/Notice', 'Info', 'en', 'dark', 1440],
  ['feedback/EmptyState/EmptyState', 'Default', 'zh', 'light', 1440],
  ['feedback/ErrorState/ErrorState', 'Default', 'tn', 'dark', 390],
  ['feedback/Notice/Notice', 'ErrorTone', 'ko', 'light', 1024],
  ['feedback/NoticeBar/NoticeBar', 'Default', 'en', 'light', 390],
  ['overlays/ConfirmDialog/ConfirmDialog', 'Default', 'zh', 'dark', 1440],
  ['commerce/payments/PaymentSuccessDialog/PaymentSuccessDialog', 'Default', 'tn', 'light', 1024],
  ['commerce/shops/ShopRejectedDialog/ShopRejectedDialog', 'LongReason', 'ko', 'dark', 390],
  ['forms/LoginForm/LoginForm', 'Default', 'en', 'light', 390],
  ['forms/AddressForm/AddressForm', 'Default', 'ko', 'dark', 1440],
];

/** Returns the name of a screenshot's file. */
export function nameOf([file, story, language, scheme, width]: Image): string {
  return [file.split('/').at(-1), story, language, scheme, width].join('-');
}
