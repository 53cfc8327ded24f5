// Code generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. DO NOT EDIT.

package mall

import (
	"context"
)

// CartService has the operations of a domain: The cart.
type CartService struct{ client *Client }

var cartAddOperation = &operation{api: "mall.Product.addCart", idempotency: "key", issuesToken: true}

// Add calls mall.Product.addCart: Add a SKU to the cart.
//
// Adds pieces of a SKU to the caller's cart. The quantity is added to an existing line, up to the stock. A visitor becomes a guest; the
// response then contains a new session token for all later calls. A cart holds at most 200 lines; a further SKU is refused with
// `parameter_refused` (`attribute_id`, `maxItems`).
//
// Works with and without a session. Retried automatically with one idempotency key.
//
// Errors: ErrUnknownProduct (code 101, KindBusiness), ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010,
// KindBusiness), ErrTooBusy (code 50032, KindRateLimited), ErrNotOnSale (code 50143, KindBusiness), ErrInsufficientStock (code 50150,
// KindBusiness).
func (service *CartService) Add(ctx context.Context, request CartAddRequest, options ...CallOption) (*CartAddData, error) {
	return invoke[*CartAddData](ctx, service.client, cartAddOperation, request, options)
}

var cartChangeSkuOperation = &operation{api: "mall.Cart.modifyAttribute", idempotency: "key"}

// ChangeSku calls mall.Cart.modifyAttribute: Change the SKU of a line.
//
// Changes a cart line to another SKU of its product. Lines with the same SKU are merged; the quantity is limited to the stock.
//
// Works with and without a session. Retried automatically with one idempotency key.
//
// Errors: ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010, KindBusiness), ErrTooBusy (code 50032,
// KindRateLimited), ErrInsufficientStock (code 50150, KindBusiness).
func (service *CartService) ChangeSku(ctx context.Context, request CartChangeSkuRequest, options ...CallOption) error {
	return invokeWithoutResult(ctx, service.client, cartChangeSkuOperation, request, options)
}

var cartLineSkusOperation = &operation{api: "mall.Cart.djAttribute", idempotency: "safe"}

// LineSkus calls mall.Cart.djAttribute: List the SKUs a line can be changed to.
//
// SKUs of the product of a cart line, for changing the SKU.
//
// Works with and without a session. Retried automatically.
//
// Errors: ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010, KindBusiness).
func (service *CartService) LineSkus(ctx context.Context, request CartLineSkusRequest, options ...CallOption) ([]LineSkus, error) {
	return invoke[[]LineSkus](ctx, service.client, cartLineSkusOperation, request, options)
}

var cartListOperation = &operation{api: "mall.Cart.index", idempotency: "safe"}

// List calls mall.Cart.index: Show the cart.
//
// Cart of the caller grouped by shop, with current prices and stock, unavailable lines, and the totals of the selected lines.
//
// Works with and without a session. Retried automatically.
//
// Errors: ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010, KindBusiness).
func (service *CartService) List(ctx context.Context, options ...CallOption) (*Cart, error) {
	return invoke[*Cart](ctx, service.client, cartListOperation, nil, options)
}

var cartMoveToFavoritesOperation = &operation{api: "mall.Cart.toCollection", idempotency: "safe"}

// MoveToFavorites calls mall.Cart.toCollection: Move lines to the favorites.
//
// Adds the products of cart lines to the favorites and removes the lines from the cart. Unknown lines and lines of other callers are
// ignored.
//
// Needs a signed-in customer. Retried automatically.
//
// Errors: ErrSessionInvalid (code 203, KindSessionInvalid), ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010,
// KindBusiness).
func (service *CartService) MoveToFavorites(ctx context.Context, request CartMoveToFavoritesRequest, options ...CallOption) error {
	return invokeWithoutResult(ctx, service.client, cartMoveToFavoritesOperation, request, options)
}

var cartRemoveOperation = &operation{api: "mall.Cart.delCart", idempotency: "safe"}

// Remove calls mall.Cart.delCart: Remove lines from the cart.
//
// Removes cart lines. Unknown lines and lines of other callers count as removed.
//
// Works with and without a session. Retried automatically.
//
// Errors: ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010, KindBusiness).
func (service *CartService) Remove(ctx context.Context, request CartRemoveRequest, options ...CallOption) error {
	return invokeWithoutResult(ctx, service.client, cartRemoveOperation, request, options)
}

var cartUpdateOperation = &operation{api: "mall.Cart.upCart", idempotency: "safe"}

// Update calls mall.Cart.upCart: Change quantities and selection.
//
// Sets the quantity of cart lines, their selection, or both. Quantities above the stock are lowered to the stock.
//
// Works with and without a session. Retried automatically.
//
// Errors: ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010, KindBusiness).
func (service *CartService) Update(ctx context.Context, request CartUpdateRequest, options ...CallOption) error {
	return invokeWithoutResult(ctx, service.client, cartUpdateOperation, request, options)
}
