// Code generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. DO NOT EDIT.

package mall

import (
	"context"
)

// CatalogService has the operations of a domain: Lists, search, products, recommendations.
type CatalogService struct{ client *Client }

var catalogClearSearchHistoryOperation = &operation{api: "mall.Index.oneClickClear", idempotency: "safe"}

// ClearSearchHistory calls mall.Index.oneClickClear: Clear the search history.
//
// Removes all entries from the caller's search history.
//
// Works with and without a session. Retried automatically.
//
// Errors: ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010, KindBusiness).
func (service *CatalogService) ClearSearchHistory(ctx context.Context, options ...CallOption) error {
	return invokeWithoutResult(ctx, service.client, catalogClearSearchHistoryOperation, nil, options)
}

var catalogLabelledOperation = &operation{api: "mall.Index.loadHome", idempotency: "safe", pages: &pages{"page", "list", "total"}}

// Labelled calls mall.Index.loadHome: List the products with a label.
//
// Pages of new, hot or recommended products, continuing the lists of the home page. `plugin.member.MallMember.memberProList` lists member
// products.
//
// Needs no session. Retried automatically.
//
// Errors: ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010, KindBusiness).
func (service *CatalogService) Labelled(ctx context.Context, request CatalogLabelledRequest, options ...CallOption) (*CatalogLabelledData, error) {
	return invoke[*CatalogLabelledData](ctx, service.client, catalogLabelledOperation, request, options)
}

// IterateLabelled iterates the items of all pages; see Labelled. It requests a page when the previous one is used up, from Page of the
// request or the first. An error ends it. Since Go 1.23:
//
//	for item, err := range service.IterateLabelled(ctx, request) {
//	}
func (service *CatalogService) IterateLabelled(ctx context.Context, request CatalogLabelledRequest, options ...CallOption) func(yield func(ProductCard, error) bool) {
	return iterate[ProductCard](ctx, service.client, catalogLabelledOperation, request, options)
}

var catalogProductOperation = &operation{api: "mall.Product.index", idempotency: "safe"}

// Product calls mall.Product.index: Show a product.
//
// Data of the product page, with texts, pictures, price, SKUs, shop and related products. For a signed-in customer it includes the favorite
// state. A flash-sale product is requested with `type` MS and its flash item id; `sec` then contains the price and the remaining pieces.
//
// Works with and without a session. Retried automatically.
//
// Errors: ErrUnknownProduct (code 101, KindBusiness), ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010,
// KindBusiness).
func (service *CatalogService) Product(ctx context.Context, request CatalogProductRequest, options ...CallOption) (*ProductPage, error) {
	return invoke[*ProductPage](ctx, service.client, catalogProductOperation, request, options)
}

var catalogRecommendOperation = &operation{api: "mall.Product.recommend", idempotency: "safe"}

// Recommend calls mall.Product.recommend: Recommend products.
//
// Up to ten recommended products, selected anew on every call.
//
// Works with and without a session. Retried automatically.
//
// Errors: ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010, KindBusiness).
func (service *CatalogService) Recommend(ctx context.Context, options ...CallOption) (*CatalogRecommendData, error) {
	return invoke[*CatalogRecommendData](ctx, service.client, catalogRecommendOperation, nil, options)
}

var catalogRemoveSearchOperation = &operation{api: "mall.Index.delSearch", idempotency: "safe"}

// RemoveSearch calls mall.Index.delSearch: Remove a search from the history.
//
// Removes one entry from the caller's search history. Unknown entries count as removed.
//
// Works with and without a session. Retried automatically.
//
// Errors: ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010, KindBusiness).
func (service *CatalogService) RemoveSearch(ctx context.Context, request CatalogRemoveSearchRequest, options ...CallOption) error {
	return invokeWithoutResult(ctx, service.client, catalogRemoveSearchOperation, request, options)
}

var catalogSearchOperation = &operation{api: "mall.Index.search", idempotency: "safe", pages: &pages{"page", "list", "total"}}

// Search calls mall.Index.search with searchType 1: List or search products and shops.
//
// Products by words, class, brand, price and label, sorted and paged. Without words and filters, all products on sale. The response
// contains the brands and classes available as filters. With `searchType` 2, shops by words. The words are added to the caller's search
// history.
//
// Works with and without a session. Retried automatically.
//
// Errors: ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010, KindBusiness).
func (service *CatalogService) Search(ctx context.Context, request CatalogSearchRequest, options ...CallOption) (*CatalogSearchProductsData, error) {
	return invoke[*CatalogSearchProductsData](ctx, service.client, catalogSearchOperation, withField(request, "searchType", 1), options)
}

// IterateSearch iterates the items of all pages; see Search. It requests a page when the previous one is used up, from Page of the request
// or the first. An error ends it. Since Go 1.23:
//
//	for item, err := range service.IterateSearch(ctx, request) {
//	}
func (service *CatalogService) IterateSearch(ctx context.Context, request CatalogSearchRequest, options ...CallOption) func(yield func(ProductCard, error) bool) {
	return iterate[ProductCard](ctx, service.client, catalogSearchOperation, withField(request, "searchType", 1), options)
}

// SearchShops calls mall.Index.search with searchType 2: List or search products and shops.
//
// Products by words, class, brand, price and label, sorted and paged. Without words and filters, all products on sale. The response
// contains the brands and classes available as filters. With `searchType` 2, shops by words. The words are added to the caller's search
// history.
//
// Works with and without a session. Retried automatically.
//
// Errors: ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010, KindBusiness).
func (service *CatalogService) SearchShops(ctx context.Context, request CatalogSearchRequest, options ...CallOption) (*CatalogSearchShopsData, error) {
	return invoke[*CatalogSearchShopsData](ctx, service.client, catalogSearchOperation, withField(request, "searchType", 2), options)
}

// IterateSearchShops iterates the items of all pages; see SearchShops. It requests a page when the previous one is used up, from Page of
// the request or the first. An error ends it. Since Go 1.23:
//
//	for item, err := range service.IterateSearchShops(ctx, request) {
//	}
func (service *CatalogService) IterateSearchShops(ctx context.Context, request CatalogSearchRequest, options ...CallOption) func(yield func(FoundShop, error) bool) {
	return iterate[FoundShop](ctx, service.client, catalogSearchOperation, withField(request, "searchType", 2), options)
}

var catalogSearchHistoryOperation = &operation{api: "mall.Index.clickSearch", idempotency: "safe"}

// SearchHistory calls mall.Index.clickSearch: List the search history.
//
// Search words of the caller, newest first without duplicates, at most twenty. Empty for a visitor without a session.
//
// Works with and without a session. Retried automatically.
//
// Errors: ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010, KindBusiness).
func (service *CatalogService) SearchHistory(ctx context.Context, options ...CallOption) (*CatalogSearchHistoryData, error) {
	return invoke[*CatalogSearchHistoryData](ctx, service.client, catalogSearchHistoryOperation, nil, options)
}
