export { SecurityRow, type SecurityRowProps } from './commerce/account/SecurityRow/SecurityRow.tsx';
export { SecurityRowSkeleton } from './commerce/account/SecurityRow/SecurityRowSkeleton.tsx';
export { AddressCard, type AddressCardProps } from './commerce/addresses/AddressCard/AddressCard.tsx';
export { AddressCardSkeleton } from './commerce/addresses/AddressCard/AddressCardSkeleton.tsx';
export { AfterSalesProgress, type AfterSalesProgressProps } from './commerce/after-sales/AfterSalesProgress/AfterSalesProgress.tsx';
export type { AfterSalesKind, AfterSalesState, AfterSalesStep } from './commerce/after-sales/AfterSalesProgress/afterSalesSteps.ts';
export { CartGroup, type CartGroupProps } from './commerce/cart/CartGroup/CartGroup.tsx';
export { CartLine, type CartLineProps } from './commerce/cart/CartLine/CartLine.tsx';
export { CartLineSkeleton, type CartLineSkeletonProps } from './commerce/cart/CartLine/CartLineSkeleton.tsx';
export { QuantityStepper, type QuantityStepperProps } from './commerce/cart/QuantityStepper/QuantityStepper.tsx';
export { FilterPanel, type FilterPanelProps } from './commerce/catalog/FilterPanel/FilterPanel.tsx';
export { countChosen, type FilterOption, type FilterValues, priceNames } from './commerce/catalog/FilterPanel/filterValues.ts';
export type { FilterGroup } from './commerce/catalog/FilterPanel/Options.tsx';
export { type PriceRange, usePriceRangeText } from './commerce/catalog/FilterPanel/usePriceRangeText.ts';
export { type FilterTag, FilterTags, type FilterTagsProps } from './commerce/catalog/FilterTags/FilterTags.tsx';
export { Gallery, type GalleryProps } from './commerce/catalog/Gallery/Gallery.tsx';
export { GallerySkeleton, type GallerySkeletonProps } from './commerce/catalog/Gallery/GallerySkeleton.tsx';
export type { GalleryVideoSource } from './commerce/catalog/Gallery/GalleryVideo.tsx';
export { centsOf, formatMoney, groupMoney, groupNumber, rangeOf } from './commerce/catalog/Price/formatMoney.ts';
export { Price, type PriceProps } from './commerce/catalog/Price/Price.tsx';
export { type Money, useMoney } from './commerce/catalog/Price/useMoney.ts';
export { cardRatio } from './commerce/catalog/ProductCard/cardRatio.ts';
export { ProductCard, type ProductCardProps, type ProductState } from './commerce/catalog/ProductCard/ProductCard.tsx';
export { ProductCardSkeleton, type ProductCardSkeletonProps } from './commerce/catalog/ProductCard/ProductCardSkeleton.tsx';
export { ProductGrid, type ProductGridProps } from './commerce/catalog/ProductCard/ProductGrid.tsx';
export { ProductRows, type ProductRowsProps } from './commerce/catalog/ProductCard/ProductRows.tsx';
export { SearchField, type SearchFieldProps, type SearchTarget } from './commerce/catalog/SearchField/SearchField.tsx';
export { ShareMenu, type ShareMenuProps } from './commerce/catalog/ShareMenu/ShareMenu.tsx';
export {
  choose,
  findSku,
  isAvailable,
  preselect,
  type Sku,
  type SkuOption,
  type SkuSelection,
} from './commerce/catalog/SkuPicker/availability.ts';
export { SkuPicker, type SkuPickerProps } from './commerce/catalog/SkuPicker/SkuPicker.tsx';
export { type ListLayout, SortBar, type SortBarProps, type SortOrder } from './commerce/catalog/SortBar/SortBar.tsx';
export { TotalsBlock, type TotalsBlockProps } from './commerce/checkout/TotalsBlock/TotalsBlock.tsx';
export type { CouponBenefit } from './commerce/coupons/CouponTicket/benefit.ts';
export { type CouponState, CouponTicket, type CouponTicketProps } from './commerce/coupons/CouponTicket/CouponTicket.tsx';
export { CouponTicketSkeleton } from './commerce/coupons/CouponTicket/CouponTicketSkeleton.tsx';
export { type ProductCoupon, ProductCoupons, type ProductCouponsProps } from './commerce/coupons/ProductCoupons/ProductCoupons.tsx';
export { FavoriteButton, type FavoriteButtonProps } from './commerce/favorites/FavoriteButton/FavoriteButton.tsx';
export { Countdown, type CountdownProps } from './commerce/flash-sale/Countdown/Countdown.tsx';
export { FlashSaleCard, type FlashSaleCardProps, type FlashSaleState } from './commerce/flash-sale/FlashSaleCard/FlashSaleCard.tsx';
export { FlashSaleCardSkeleton } from './commerce/flash-sale/FlashSaleCard/FlashSaleCardSkeleton.tsx';
export { StockBar, type StockBarProps } from './commerce/flash-sale/FlashSaleCard/StockBar.tsx';
export { type Slot, SlotLinks, type SlotLinksProps } from './commerce/flash-sale/SlotLinks/SlotLinks.tsx';
export { type Banner, BannerCarousel, type BannerCarouselProps } from './commerce/home/BannerCarousel/BannerCarousel.tsx';
export { BannerCarouselSkeleton } from './commerce/home/BannerCarousel/BannerCarouselSkeleton.tsx';
export { InvoiceRow, type InvoiceRowProps } from './commerce/invoices/InvoiceRow/InvoiceRow.tsx';
export { InvoiceRowSkeleton } from './commerce/invoices/InvoiceRow/InvoiceRowSkeleton.tsx';
export { InvoiceTitleCard, type InvoiceTitleCardProps } from './commerce/invoices/InvoiceTitleCard/InvoiceTitleCard.tsx';
export { InvoiceTitleCardSkeleton } from './commerce/invoices/InvoiceTitleCard/InvoiceTitleCardSkeleton.tsx';
export { type MemberBenefit, MemberBenefits, type MemberBenefitsProps } from './commerce/membership/MemberBenefits/MemberBenefits.tsx';
export { MemberPriceNote, type MemberPriceNoteProps } from './commerce/membership/MemberPriceNote/MemberPriceNote.tsx';
export { type MembershipPlan, MembershipPlans, type MembershipPlansProps } from './commerce/membership/MembershipPlans/MembershipPlans.tsx';
export { MessageRow, type MessageRowProps } from './commerce/messages/MessageRow/MessageRow.tsx';
export { MessageRowSkeleton } from './commerce/messages/MessageRow/MessageRowSkeleton.tsx';
export { type OrderAction, type OrderCircumstances, orderActions } from './commerce/orders/OrderActions/actions.ts';
export { OrderActions, type OrderActionsProps, type PostedOrderAction } from './commerce/orders/OrderActions/OrderActions.tsx';
export { OrderRow, type OrderRowProps } from './commerce/orders/OrderRow/OrderRow.tsx';
export { OrderRowSkeleton } from './commerce/orders/OrderRow/OrderRowSkeleton.tsx';
export { OrderTimeline, type OrderTimelineProps } from './commerce/orders/OrderTimeline/OrderTimeline.tsx';
export { type OrderState, type OrderStop, type OrderWay, orderStops } from './commerce/orders/OrderTimeline/orderStops.ts';
export { type ParcelEvent, ParcelTracking, type ParcelTrackingProps } from './commerce/orders/ParcelTracking/ParcelTracking.tsx';
export {
  type PaymentMethod,
  PaymentMethodTiles,
  type PaymentMethodTilesProps,
} from './commerce/payments/PaymentMethodTiles/PaymentMethodTiles.tsx';
export { QrPanel, type QrPanelProps, type QrState } from './commerce/payments/QrPanel/QrPanel.tsx';
export { type ReviewFollowUp, ReviewItem, type ReviewItemProps } from './commerce/reviews/ReviewItem/ReviewItem.tsx';
export { ReviewItemSkeleton } from './commerce/reviews/ReviewItem/ReviewItemSkeleton.tsx';
export { ReviewSummary, type ReviewSummaryProps } from './commerce/reviews/ReviewSummary/ReviewSummary.tsx';
export { type ReviewTab, ReviewTabs, type ReviewTabsProps, reviewTabs } from './commerce/reviews/ReviewTabs/ReviewTabs.tsx';
export { FollowButton, type FollowButtonProps, type FollowForm } from './commerce/shops/ShopCard/FollowButton.tsx';
export { ShopCard, type ShopCardProps, type ShopProduct } from './commerce/shops/ShopCard/ShopCard.tsx';
export { ShopCardSkeleton } from './commerce/shops/ShopCard/ShopCardSkeleton.tsx';
export type { ShopFactsProps } from './commerce/shops/ShopCard/ShopFacts.tsx';
export { ShopHead, type ShopHeadProps } from './commerce/shops/ShopHead/ShopHead.tsx';
export { BankCardTile, type BankCardTileProps } from './commerce/wallet/BankCardTile/BankCardTile.tsx';
export { BankCardTileSkeleton } from './commerce/wallet/BankCardTile/BankCardTileSkeleton.tsx';
export { LedgerRow, type LedgerRowProps } from './commerce/wallet/LedgerRow/LedgerRow.tsx';
export { LedgerRowSkeleton } from './commerce/wallet/LedgerRow/LedgerRowSkeleton.tsx';
export type { LedgerUnit } from './commerce/wallet/LedgerRow/signedAmount.ts';
export { WalletBalance, type WalletBalanceProps } from './commerce/wallet/WalletBalance/WalletBalance.tsx';
export { WalletBalanceSkeleton } from './commerce/wallet/WalletBalance/WalletBalanceSkeleton.tsx';
export { type Announce, useAnnounce } from './feedback/Announcer/Announcer.tsx';
export { EmptyState, type EmptyStateProps } from './feedback/EmptyState/EmptyState.tsx';
export { ErrorState, type ErrorStateProps } from './feedback/ErrorState/ErrorState.tsx';
export { Notice, type NoticeProps, type Tone } from './feedback/Notice/Notice.tsx';
export { type ShowToast, type ToastOptions, ToastProvider, type ToastProviderProps, useToast } from './feedback/Toast/ToastProvider.tsx';
export { Choice, type ChoiceProps } from './fields/Choice/Choice.tsx';
export { NativeSelect, type NativeSelectProps } from './fields/NativeSelect/NativeSelect.tsx';
export { PasswordInput, type PasswordInputProps } from './fields/PasswordInput/PasswordInput.tsx';
export { TextInput, type TextInputProps } from './fields/TextInput/TextInput.tsx';
export {
  type Upload,
  UploadField,
  type UploadFieldProps,
  type UploadOutcome,
  type UploadProgress,
} from './fields/UploadField/UploadField.tsx';
export type { NativeFormProps } from './forms/shared/nativeForm.tsx';
export { addUiTexts, createUiI18n, uiNamespace } from './i18n/createUiI18n.ts';
export type { Formats } from './i18n/formats.ts';
export { type Language, type LanguageCode, languageCodes, languageName, languages, languageTag } from './i18n/languages.ts';
export { loadUiI18n } from './i18n/loadUiI18n.ts';
export type { UiNamespace, UiTextKey, UiTextOverrides, UiTexts, UiTextValues } from './i18n/textKeys.ts';
export { type SayUiText, useUiText } from './i18n/useUiText.ts';
export { LanguageLinks, type LanguageLinksProps } from './navigation/LanguageLinks/LanguageLinks.tsx';
export { LoginHeader, type LoginHeaderProps } from './navigation/LoginHeader/LoginHeader.tsx';
export {
  type FooterColumn,
  type FooterLink,
  type FooterPage,
  footerPages,
  SiteFooter,
  type SiteFooterProps,
} from './navigation/SiteFooter/SiteFooter.tsx';
export {
  cappedCount,
  type HeaderHrefs,
  type HeaderMenuCode,
  type HeaderUser,
  type LanguageLink,
  type NavigationItem,
  showsItem,
} from './navigation/SiteHeader/model.ts';
export { SiteHeader, type SiteHeaderProps } from './navigation/SiteHeader/SiteHeader.tsx';
export type { Logo } from './navigation/SiteHeader/Wordmark.tsx';
export { type TabLink, TabLinks, type TabLinksProps } from './navigation/Tabs/TabLinks.tsx';
export { type Tab, Tabs, type TabsProps } from './navigation/Tabs/Tabs.tsx';
export type { TabLook } from './navigation/Tabs/tabBar.ts';
export { type Panels, type UnfoldState, usePanels } from './navigation/Unfold/usePanels.ts';
export { ImageThumbnails, type ImageThumbnailsProps } from './overlays/ImageThumbnails/ImageThumbnails.tsx';
export type { LargeImage } from './overlays/Lightbox/Lightbox.tsx';
export { Avatar, type AvatarProps } from './primitives/Avatar/Avatar.tsx';
export { Breadcrumbs, type BreadcrumbsProps, type Crumb } from './primitives/Breadcrumbs/Breadcrumbs.tsx';
export { BusyButton, type BusyButtonProps } from './primitives/BusyButton/BusyButton.tsx';
export { CardGrid, type CardGridProps } from './primitives/CardGrid/CardGrid.tsx';
export { Columns, type ColumnsProps } from './primitives/Columns/Columns.tsx';
export { Container, type ContainerProps } from './primitives/Container/Container.tsx';
export { CopyButton, type CopyButtonProps } from './primitives/CopyButton/CopyButton.tsx';
export { EntrySpread, type EntrySpreadProps } from './primitives/EntrySpread/EntrySpread.tsx';
export { Eyebrow, type EyebrowProps } from './primitives/Eyebrow/Eyebrow.tsx';
export { Feature, type FeatureProps } from './primitives/Feature/Feature.tsx';
export { Icon, type IconName, type IconProps, iconNames } from './primitives/Icon/Icon.tsx';
export { Image, type ImageProps } from './primitives/Image/Image.tsx';
export { imageSrcSet, imageWidths } from './primitives/Image/sources.ts';
export { Pagination, type PaginationProps } from './primitives/Pagination/Pagination.tsx';
export { Rating, type RatingProps } from './primitives/Rating/Rating.tsx';
export { RowList, type RowListProps } from './primitives/RowList/RowList.tsx';
export { Section, type SectionProps } from './primitives/Section/Section.tsx';
export { SkipLink, type SkipLinkProps } from './primitives/SkipLink/SkipLink.tsx';
export { Timeline, type TimelineProps, type TimelineStop } from './primitives/Timeline/Timeline.tsx';
export {
  type LinkComponent,
  type LinkComponentProps,
  LinkProvider,
  type LinkProviderProps,
  useLinkComponent,
} from './primitives/UiLink/LinkProvider.tsx';
export { UiLink, type UiLinkProps } from './primitives/UiLink/UiLink.tsx';
export { VisuallyHidden, type VisuallyHiddenProps, visuallyHidden } from './primitives/VisuallyHidden/VisuallyHidden.tsx';
export {
  CachedFragment,
  type CachedFragmentProps,
  type FragmentCache,
  FragmentCacheProvider,
  type FragmentCacheProviderProps,
  type FragmentChildren,
} from './provider/CachedFragment.tsx';
export { MallUiProvider, type MallUiProviderProps } from './provider/MallUiProvider.tsx';
export { SchemeScript, type SchemeScriptProps } from './provider/SchemeScript.tsx';
export { type SchemeChoice, useScheme } from './provider/useScheme.ts';
export type { PlaceProps, RootProps } from './styles/rootProps.ts';
export { styled } from './styles/styled.ts';
