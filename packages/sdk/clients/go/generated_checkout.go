// Code generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. DO NOT EDIT.

package mall

import (
	"context"
)

// CheckoutService has the operations of a domain: Pricing and placing an order.
type CheckoutService struct{ client *Client }

var checkoutCheckBuyNowOperation = &operation{api: "mall.Product.immediatelyCart", idempotency: "safe"}

// CheckBuyNow calls mall.Product.immediatelyCart: Check a direct purchase.
//
// Checks whether a SKU can be bought in the given quantity. Changes nothing; the checkout takes the same `product`.
//
// Works with and without a session. Retried automatically.
//
// Errors: ErrUnknownProduct (code 101, KindBusiness), ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010,
// KindBusiness), ErrNotOnSale (code 50143, KindBusiness), ErrInsufficientStock (code 50150, KindBusiness).
func (service *CheckoutService) CheckBuyNow(ctx context.Context, request CheckoutCheckBuyNowRequest, options ...CallOption) error {
	return invokeWithoutResult(ctx, service.client, checkoutCheckBuyNowOperation, request, options)
}

var checkoutPlaceOrderOperation = &operation{api: "mall.Order.payment", idempotency: "key"}

// PlaceOrder calls mall.Order.payment: Place an order.
//
// Creates the order, reserves its stock and removes its lines from the cart, in one transaction. The order remains unpaid until it is paid
// or its payment period ends. The server computes the amount. One of `cart_id` and `product` is required; with both, `product` is bought.
//
// Needs a signed-in customer. Retried automatically with one idempotency key.
//
// Errors: ErrUnknownProduct (code 101, KindBusiness), ErrSessionInvalid (code 203, KindSessionInvalid), ErrMaintenance (code 4003,
// KindMaintenance), ErrParameterRefused (code 50010, KindBusiness), ErrTooBusy (code 50032, KindRateLimited), ErrNotOnSale (code 50143,
// KindBusiness), ErrInsufficientStock (code 50150, KindBusiness), ErrNoDeliveryAddress (code 50278, KindBusiness), ErrStateRefuses (code
// 50486, KindBusiness), ErrCartLineShortOfStock (code 50871, KindBusiness).
func (service *CheckoutService) PlaceOrder(ctx context.Context, request CheckoutPlaceOrderRequest, options ...CallOption) (*PlacedOrder, error) {
	return invoke[*PlacedOrder](ctx, service.client, checkoutPlaceOrderOperation, request, options)
}

var checkoutSettleOperation = &operation{api: "mall.Order.settlement", idempotency: "safe"}

// Settle calls mall.Order.settlement: Price an order.
//
// Prices an order of the given goods to the given address. The amounts of the server are authoritative. Changes nothing. One of `cart_id`
// and `product` is required; with both, `product` is priced.
//
// Needs a signed-in customer. Retried automatically.
//
// Errors: ErrUnknownProduct (code 101, KindBusiness), ErrSessionInvalid (code 203, KindSessionInvalid), ErrMaintenance (code 4003,
// KindMaintenance), ErrParameterRefused (code 50010, KindBusiness), ErrNotOnSale (code 50143, KindBusiness), ErrInsufficientStock (code
// 50150, KindBusiness), ErrCartLineShortOfStock (code 50871, KindBusiness).
func (service *CheckoutService) Settle(ctx context.Context, request CheckoutSettleRequest, options ...CallOption) (*Settlement, error) {
	return invoke[*Settlement](ctx, service.client, checkoutSettleOperation, request, options)
}
