// Code generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. DO NOT EDIT.

package mall

import (
	"context"
)

// FavoritesService has the operations of a domain: The collection of products and shops.
type FavoritesService struct{ client *Client }

var favoritesAddOperation = &operation{api: "mall.AddFavorites.index", idempotency: "safe"}

// Add calls mall.AddFavorites.index: Add a product to the favorites.
//
// Adds the product to the favorites. Adding it again changes nothing and returns the same id.
//
// Needs a signed-in customer. Retried automatically.
//
// Errors: ErrUnknownProduct (code 101, KindBusiness), ErrSessionInvalid (code 203, KindSessionInvalid), ErrMaintenance (code 4003,
// KindMaintenance), ErrParameterRefused (code 50010, KindBusiness).
func (service *FavoritesService) Add(ctx context.Context, request FavoritesAddRequest, options ...CallOption) (*FavoritesAddData, error) {
	return invoke[*FavoritesAddData](ctx, service.client, favoritesAddOperation, request, options)
}

var favoritesListOperation = &operation{api: "mall.AddFavorites.collection", idempotency: "safe"}

// ListProducts calls mall.AddFavorites.collection with type 1: List the favorites.
//
// Favorite products or followed shops of the customer, newest first.
//
// Needs a signed-in customer. Retried automatically.
//
// Errors: ErrSessionInvalid (code 203, KindSessionInvalid), ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010,
// KindBusiness).
func (service *FavoritesService) ListProducts(ctx context.Context, request FavoritesListRequest, options ...CallOption) (*FavoritesListProductsData, error) {
	return invoke[*FavoritesListProductsData](ctx, service.client, favoritesListOperation, withField(request, "type", 1), options)
}

// ListShops calls mall.AddFavorites.collection with type 2: List the favorites.
//
// Favorite products or followed shops of the customer, newest first.
//
// Needs a signed-in customer. Retried automatically.
//
// Errors: ErrSessionInvalid (code 203, KindSessionInvalid), ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010,
// KindBusiness).
func (service *FavoritesService) ListShops(ctx context.Context, request FavoritesListRequest, options ...CallOption) (*FavoritesListShopsData, error) {
	return invoke[*FavoritesListShopsData](ctx, service.client, favoritesListOperation, withField(request, "type", 2), options)
}

var favoritesListSimilarOperation = &operation{api: "mall.AddFavorites.similar", idempotency: "safe", pages: &pages{"page", "list", "total"}}

// ListSimilar calls mall.AddFavorites.similar: List similar products.
//
// A product, and products of its class and brand that are on sale, eight per page and at most twenty.
//
// Needs a signed-in customer. Retried automatically.
//
// Errors: ErrUnknownProduct (code 101, KindBusiness), ErrSessionInvalid (code 203, KindSessionInvalid), ErrMaintenance (code 4003,
// KindMaintenance), ErrParameterRefused (code 50010, KindBusiness).
func (service *FavoritesService) ListSimilar(ctx context.Context, request FavoritesListSimilarRequest, options ...CallOption) (*FavoritesListSimilarData, error) {
	return invoke[*FavoritesListSimilarData](ctx, service.client, favoritesListSimilarOperation, request, options)
}

// IterateListSimilar iterates the items of all pages; see ListSimilar. It requests a page when the previous one is used up, from Page of
// the request or the first. An error ends it. Since Go 1.23:
//
//	for item, err := range service.IterateListSimilar(ctx, request) {
//	}
func (service *FavoritesService) IterateListSimilar(ctx context.Context, request FavoritesListSimilarRequest, options ...CallOption) func(yield func(RelatedProduct, error) bool) {
	return iterate[RelatedProduct](ctx, service.client, favoritesListSimilarOperation, request, options)
}

var favoritesRemoveOperation = &operation{api: "mall.AddFavorites.removeFavorites", idempotency: "safe"}

// Remove calls mall.AddFavorites.removeFavorites: Remove favorites.
//
// Removes favorite products and followed shops. Unknown favorites and favorites of other customers count as removed.
//
// Needs a signed-in customer. Retried automatically.
//
// Errors: ErrSessionInvalid (code 203, KindSessionInvalid), ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010,
// KindBusiness).
func (service *FavoritesService) Remove(ctx context.Context, request FavoritesRemoveRequest, options ...CallOption) error {
	return invokeWithoutResult(ctx, service.client, favoritesRemoveOperation, request, options)
}
