// Code generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. DO NOT EDIT.

package mall

import (
	"context"
)

// CouponsService has the operations of a domain: Coupons on offer and the customer's own.
type CouponsService struct{ client *Client }

var couponsListOperation = &operation{api: "plugin.coupon.MallCoupon.index", idempotency: "safe", pages: &pages{"page", "list", "total"}}

// List calls plugin.coupon.MallCoupon.index: List the coupon centre.
//
// Coupons of the mall or its shops, ten per page. Receivable coupons first, then usable, exhausted and used ones.
//
// Works with and without a session. Retried automatically.
//
// Errors: ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010, KindBusiness).
func (service *CouponsService) List(ctx context.Context, request CouponsListRequest, options ...CallOption) (*CouponsListData, error) {
	return invoke[*CouponsListData](ctx, service.client, couponsListOperation, request, options)
}

// IterateList iterates the items of all pages; see List. It requests a page when the previous one is used up, from Page of the request or
// the first. An error ends it. Since Go 1.23:
//
//	for item, err := range service.IterateList(ctx, request) {
//	}
func (service *CouponsService) IterateList(ctx context.Context, request CouponsListRequest, options ...CallOption) func(yield func(CentreCoupon, error) bool) {
	return iterate[CentreCoupon](ctx, service.client, couponsListOperation, request, options)
}

var couponsListForProductOperation = &operation{api: "plugin.coupon.MallCoupon.proCoupon", idempotency: "safe"}

// ListForProduct calls plugin.coupon.MallCoupon.proCoupon: List the coupons for a product.
//
// Mall and shop coupons applicable to the product.
//
// Works with and without a session. Retried automatically.
//
// Errors: ErrUnknownProduct (code 101, KindBusiness), ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010,
// KindBusiness).
func (service *CouponsService) ListForProduct(ctx context.Context, request CouponsListForProductRequest, options ...CallOption) (*CouponsListForProductData, error) {
	return invoke[*CouponsListForProductData](ctx, service.client, couponsListForProductOperation, request, options)
}

var couponsListForShopOperation = &operation{api: "plugin.coupon.MallCoupon.mchCoupon", idempotency: "safe"}

// ListForShop calls plugin.coupon.MallCoupon.mchCoupon: List the coupons of a shop.
//
// Coupons of the shop, receivable ones first.
//
// Works with and without a session. Retried automatically.
//
// Errors: ErrUnknownShop (code 115, KindBusiness), ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010,
// KindBusiness).
func (service *CouponsService) ListForShop(ctx context.Context, request CouponsListForShopRequest, options ...CallOption) (*CouponsListForShopData, error) {
	return invoke[*CouponsListForShopData](ctx, service.client, couponsListForShopOperation, request, options)
}

var couponsListOwnOperation = &operation{api: "plugin.coupon.MallCoupon.myCoupon", idempotency: "safe"}

// ListOwn calls plugin.coupon.MallCoupon.myCoupon: List the customer's coupons.
//
// All coupons of one state, those that expire first at the top, with the counts of all states. A coupon reserved by an unpaid order counts
// as used until the order is paid or closed.
//
// Needs a signed-in customer. Retried automatically.
//
// Errors: ErrSessionInvalid (code 203, KindSessionInvalid), ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010,
// KindBusiness).
func (service *CouponsService) ListOwn(ctx context.Context, request CouponsListOwnRequest, options ...CallOption) (*CouponsListOwnData, error) {
	return invoke[*CouponsListOwnData](ctx, service.client, couponsListOwnOperation, request, options)
}

var couponsReceiveOperation = &operation{api: "plugin.coupon.MallCoupon.receive", idempotency: "key"}

// Receive calls plugin.coupon.MallCoupon.receive: Receive a coupon.
//
// Gives the customer a coupon of a campaign. An ended or exhausted campaign is refused as ended; a customer at the limit per customer is
// refused for the state.
//
// Needs a signed-in customer. Retried automatically with one idempotency key.
//
// Errors: ErrSessionInvalid (code 203, KindSessionInvalid), ErrCouponEnded (code 222, KindBusiness), ErrMaintenance (code 4003,
// KindMaintenance), ErrParameterRefused (code 50010, KindBusiness), ErrTooBusy (code 50032, KindRateLimited), ErrStateRefuses (code 50486,
// KindBusiness).
func (service *CouponsService) Receive(ctx context.Context, request CouponsReceiveRequest, options ...CallOption) (string, error) {
	return invoke[string](ctx, service.client, couponsReceiveOperation, request, options)
}
