// Code generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. DO NOT EDIT.

package mall

import (
	"context"
)

// OrdersService has the operations of a domain: Orders and what happens to them.
type OrdersService struct{ client *Client }

var ordersCancelOperation = &operation{api: "mall.Order.removeOrder", idempotency: "key"}

// Cancel calls mall.Order.removeOrder: Cancel an order.
//
// Closes an unpaid order and releases its stock and coupons. A paid order that has not been shipped is refunded first.
//
// Needs a signed-in customer. Retried automatically with one idempotency key.
//
// Errors: ErrSessionInvalid (code 203, KindSessionInvalid), ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010,
// KindBusiness), ErrTooBusy (code 50032, KindRateLimited), ErrOrderShipped (code 50084, KindBusiness), ErrStateRefuses (code 50486,
// KindBusiness).
func (service *OrdersService) Cancel(ctx context.Context, request OrdersCancelRequest, options ...CallOption) error {
	return invokeWithoutResult(ctx, service.client, ordersCancelOperation, request, options)
}

var ordersListOperation = &operation{api: "mall.Order.index", idempotency: "safe", pages: &pages{"pageNum", "order", "order_num"}}

// List calls mall.Order.index: List the orders.
//
// Orders of the customer by state, newest first, ten per page, with the counts of all states.
//
// Needs a signed-in customer. Retried automatically.
//
// Errors: ErrSessionInvalid (code 203, KindSessionInvalid), ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010,
// KindBusiness).
func (service *OrdersService) List(ctx context.Context, request OrdersListRequest, options ...CallOption) (*OrderList, error) {
	return invoke[*OrderList](ctx, service.client, ordersListOperation, request, options)
}

// IterateList iterates the items of all pages; see List. It requests a page when the previous one is used up, from PageNum of the request
// or the first. An error ends it. Since Go 1.23:
//
//	for item, err := range service.IterateList(ctx, request) {
//	}
func (service *OrdersService) IterateList(ctx context.Context, request OrdersListRequest, options ...CallOption) func(yield func(OrderRow, error) bool) {
	return iterate[OrderRow](ctx, service.client, ordersListOperation, request, options)
}

var ordersParcelsOperation = &operation{api: "mall.Order.logistics", idempotency: "safe"}

// Parcels calls mall.Order.logistics: Track the parcels of an order.
//
// All parcels of an order with tracking events, newest first, including those of after-sales. Empty until something has been shipped.
//
// Needs a signed-in customer. Retried automatically.
//
// Errors: ErrSessionInvalid (code 203, KindSessionInvalid), ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010,
// KindBusiness).
func (service *OrdersService) Parcels(ctx context.Context, request OrdersParcelsRequest, options ...CallOption) (*ParcelList, error) {
	return invoke[*ParcelList](ctx, service.client, ordersParcelsOperation, request, options)
}

var ordersPickupCodeOperation = &operation{api: "mall.Order.see_extraction_code", idempotency: "safe"}

// PickupCode calls mall.Order.see_extraction_code: Show the pickup code of an order.
//
// Code to present in the store, with the goods to collect. An expired code is replaced by a new one. Refused for an order that is not
// waiting for pickup.
//
// Needs a signed-in customer. Retried automatically.
//
// Errors: ErrSessionInvalid (code 203, KindSessionInvalid), ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010,
// KindBusiness), ErrStateRefuses (code 50486, KindBusiness).
func (service *OrdersService) PickupCode(ctx context.Context, request OrdersPickupCodeRequest, options ...CallOption) (*PickupCode, error) {
	return invoke[*PickupCode](ctx, service.client, ordersPickupCodeOperation, request, options)
}

var ordersPickupStoreOperation = &operation{api: "mall.Order.getMchStore", idempotency: "safe"}

// PickupStore calls mall.Order.getMchStore: Show the pickup store.
//
// Store where a pickup order is collected, with address and opening hours.
//
// Needs a signed-in customer. Retried automatically.
//
// Errors: ErrSessionInvalid (code 203, KindSessionInvalid), ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010,
// KindBusiness).
func (service *OrdersService) PickupStore(ctx context.Context, request OrdersPickupStoreRequest, options ...CallOption) (*PickupPlace, error) {
	return invoke[*PickupPlace](ctx, service.client, ordersPickupStoreOperation, request, options)
}

var ordersReceiveOperation = &operation{api: "mall.Order.okOrder", idempotency: "key"}

// Receive calls mall.Order.okOrder: Confirm receipt.
//
// Confirms that a shipped order has arrived. The order is completed, its points are credited and its lines can be reviewed. After-sales
// remain possible for seven days. Pickup orders are completed by the shop with the pickup code instead; an order with an open after-sale is
// refused.
//
// Needs a signed-in customer. Retried automatically with one idempotency key.
//
// Errors: ErrSessionInvalid (code 203, KindSessionInvalid), ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010,
// KindBusiness), ErrTooBusy (code 50032, KindRateLimited), ErrStateRefuses (code 50486, KindBusiness).
func (service *OrdersService) Receive(ctx context.Context, request OrdersReceiveRequest, options ...CallOption) error {
	return invokeWithoutResult(ctx, service.client, ordersReceiveOperation, request, options)
}

var ordersRemindOperation = &operation{api: "mall.Order.delivery", idempotency: "key"}

// Remind calls mall.Order.delivery: Remind the shop to ship.
//
// Reminds the shops of a paid order to ship it. `delivery_status` of the order becomes 1; another reminder is refused until it returns to
// 0, one day later.
//
// Needs a signed-in customer. Retried automatically with one idempotency key.
//
// Errors: ErrSessionInvalid (code 203, KindSessionInvalid), ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010,
// KindBusiness), ErrTooBusy (code 50032, KindRateLimited), ErrStateRefuses (code 50486, KindBusiness).
func (service *OrdersService) Remind(ctx context.Context, request OrdersRemindRequest, options ...CallOption) error {
	return invokeWithoutResult(ctx, service.client, ordersRemindOperation, request, options)
}

var ordersRemoveOperation = &operation{api: "mall.Order.delOrder", idempotency: "key"}

// Remove calls mall.Order.delOrder: Remove an order from the list.
//
// Removes an order from the customer's list permanently; the mall retains its records. Only a closed order, or a completed one without an
// open after-sale, can be removed. Cancel an unpaid order first (`orders.cancel`).
//
// Needs a signed-in customer. Retried automatically with one idempotency key.
//
// Errors: ErrSessionInvalid (code 203, KindSessionInvalid), ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010,
// KindBusiness), ErrTooBusy (code 50032, KindRateLimited), ErrStateRefuses (code 50486, KindBusiness).
func (service *OrdersService) Remove(ctx context.Context, request OrdersRemoveRequest, options ...CallOption) error {
	return invokeWithoutResult(ctx, service.client, ordersRemoveOperation, request, options)
}

var ordersShowOperation = &operation{api: "mall.Order.orderDetails", idempotency: "safe"}

// Show calls mall.Order.orderDetails: Show an order.
//
// Order with address, lines, amounts, parcels and payment options.
//
// Needs a signed-in customer. Retried automatically.
//
// Errors: ErrSessionInvalid (code 203, KindSessionInvalid), ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010,
// KindBusiness).
func (service *OrdersService) Show(ctx context.Context, request OrdersShowRequest, options ...CallOption) (*OrderDetails, error) {
	return invoke[*OrderDetails](ctx, service.client, ordersShowOperation, request, options)
}
