// Code generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. DO NOT EDIT.

package mall

import (
	"context"
)

// AfterSalesService has the operations of a domain: Refunds, returns and exchanges.
type AfterSalesService struct{ client *Client }

var afterSalesApplyOperation = &operation{api: "mall.Order.applyReturnGoods", idempotency: "key"}

// Apply calls mall.Order.applyReturnGoods: Apply for a refund, a return or an exchange.
//
// Opens one after-sale per order line, to be reviewed by the shop. Goods that have not left the shop (order paid and not shipped, or
// waiting for pickup) are refunded immediately and in full, without review (`RefundType` 15). The server computes the refundable amount;
// requests for more, or for nothing, are refused. Lines with an open or successful after-sale, and kinds not offered by
// `after-sales.options`, are refused.
//
// Needs a signed-in customer. Retried automatically with one idempotency key.
//
// Errors: ErrSessionInvalid (code 203, KindSessionInvalid), ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010,
// KindBusiness), ErrTooBusy (code 50032, KindRateLimited), ErrStateRefuses (code 50486, KindBusiness).
func (service *AfterSalesService) Apply(ctx context.Context, request AfterSalesApplyRequest, options ...CallOption) (*AppliedAfterSale, error) {
	return invoke[*AppliedAfterSale](ctx, service.client, afterSalesApplyOperation, request, options)
}

var afterSalesBatchOptionsOperation = &operation{api: "mall.Order.batchReturnGoodsPage", idempotency: "safe"}

// BatchOptions calls mall.Order.batchReturnGoodsPage: List the after-sale options of several lines.
//
// Like `after-sales.options`, for several lines of one order. Lines that allow no application have `refund` 0 and are not to be offered.
//
// Needs a signed-in customer. Retried automatically.
//
// Errors: ErrSessionInvalid (code 203, KindSessionInvalid), ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010,
// KindBusiness).
func (service *AfterSalesService) BatchOptions(ctx context.Context, request AfterSalesBatchOptionsRequest, options ...CallOption) (*AfterSaleOptions, error) {
	return invoke[*AfterSaleOptions](ctx, service.client, afterSalesBatchOptionsOperation, request, options)
}

var afterSalesCouriersOperation = &operation{api: "mall.Order.getExpress", idempotency: "safe"}

// Couriers calls mall.Order.getExpress: List the couriers for sending back.
//
// Available couriers and the address to return goods to.
//
// Needs a signed-in customer. Retried automatically.
//
// Errors: ErrUnknownProduct (code 101, KindBusiness), ErrSessionInvalid (code 203, KindSessionInvalid), ErrMaintenance (code 4003,
// KindMaintenance), ErrParameterRefused (code 50010, KindBusiness).
func (service *AfterSalesService) Couriers(ctx context.Context, request AfterSalesCouriersRequest, options ...CallOption) (*Couriers, error) {
	return invoke[*Couriers](ctx, service.client, afterSalesCouriersOperation, request, options)
}

var afterSalesListOperation = &operation{api: "mall.Order.returnDataList", idempotency: "safe", pages: &pages{"start", "list", "total"}}

// List calls mall.Order.returnDataList: List the after-sales.
//
// After-sales of the customer, newest first. The state decides the row's action; 0 can be withdrawn, 1 has to be sent back, 11 has to be
// confirmed.
//
// Needs a signed-in customer. Retried automatically.
//
// Errors: ErrSessionInvalid (code 203, KindSessionInvalid), ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010,
// KindBusiness).
func (service *AfterSalesService) List(ctx context.Context, request AfterSalesListRequest, options ...CallOption) (*AfterSaleList, error) {
	return invoke[*AfterSaleList](ctx, service.client, afterSalesListOperation, request, options)
}

// IterateList iterates the items of all pages; see List. It requests a page when the previous one is used up, from Start of the request or
// the first. An error ends it. Since Go 1.23:
//
//	for item, err := range service.IterateList(ctx, request) {
//	}
func (service *AfterSalesService) IterateList(ctx context.Context, request AfterSalesListRequest, options ...CallOption) func(yield func(AfterSaleRow, error) bool) {
	return iterate[AfterSaleRow](ctx, service.client, afterSalesListOperation, request, options)
}

var afterSalesOptionsOperation = &operation{api: "mall.Order.singleReturnGoodsPage", idempotency: "safe"}

// Options calls mall.Order.singleReturnGoodsPage: List the after-sale options of a line.
//
// Kinds of after-sale the order line allows now. A line that has not been shipped can only be refunded, immediately. A shipped or received
// line allows all three kinds until seven days after receipt, in a flash-sale order only an exchange. A pickup order allows a refund until
// it is collected. A line can be exchanged at most twice. A line with an open or successful after-sale allows none, except that an
// exchanged line allows another application.
//
// Needs a signed-in customer. Retried automatically.
//
// Errors: ErrSessionInvalid (code 203, KindSessionInvalid), ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010,
// KindBusiness).
func (service *AfterSalesService) Options(ctx context.Context, request AfterSalesOptionsRequest, options ...CallOption) (*AfterSaleOptions, error) {
	return invoke[*AfterSaleOptions](ctx, service.client, afterSalesOptionsOperation, request, options)
}

var afterSalesPrepareOperation = &operation{api: "mall.Order.applyReturnGoodsPage", idempotency: "safe"}

// Prepare calls mall.Order.applyReturnGoodsPage: Prepare an application.
//
// Data for the application form, with the order lines and the highest refundable amount, which is the amount paid for them. Delivery is
// refunded only when every line of the order is in the application or has been refunded or returned. Refused when one of the lines allows
// no application.
//
// Needs a signed-in customer. Retried automatically.
//
// Errors: ErrSessionInvalid (code 203, KindSessionInvalid), ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010,
// KindBusiness), ErrStateRefuses (code 50486, KindBusiness).
func (service *AfterSalesService) Prepare(ctx context.Context, request AfterSalesPrepareRequest, options ...CallOption) (*AfterSaleForm, error) {
	return invoke[*AfterSaleForm](ctx, service.client, afterSalesPrepareOperation, request, options)
}

var afterSalesReceiveReplacementOperation = &operation{api: "mall.Order.exchangeReceipt", idempotency: "key"}

// ReceiveReplacement calls mall.Order.exchangeReceipt: Confirm receipt of a replacement.
//
// Confirms that the replacement has arrived and completes the exchange. Refused unless the shop has sent one.
//
// Needs a signed-in customer. Retried automatically with one idempotency key.
//
// Errors: ErrSessionInvalid (code 203, KindSessionInvalid), ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010,
// KindBusiness), ErrTooBusy (code 50032, KindRateLimited), ErrStateRefuses (code 50486, KindBusiness).
func (service *AfterSalesService) ReceiveReplacement(ctx context.Context, request AfterSalesReceiveReplacementRequest, options ...CallOption) error {
	return invokeWithoutResult(ctx, service.client, afterSalesReceiveReplacementOperation, request, options)
}

var afterSalesSendBackOperation = &operation{api: "mall.Order.backSend", idempotency: "key"}

// SendBack calls mall.Order.backSend: Submit the return parcel.
//
// Records the parcel in which the goods are returned, after the shop has approved. Refused in any other state.
//
// Needs a signed-in customer. Retried automatically with one idempotency key.
//
// Errors: ErrSessionInvalid (code 203, KindSessionInvalid), ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010,
// KindBusiness), ErrTooBusy (code 50032, KindRateLimited), ErrStateRefuses (code 50486, KindBusiness).
func (service *AfterSalesService) SendBack(ctx context.Context, request AfterSalesSendBackRequest, options ...CallOption) error {
	return invokeWithoutResult(ctx, service.client, afterSalesSendBackOperation, request, options)
}

var afterSalesShowOperation = &operation{api: "mall.Order.returnDetails", idempotency: "safe"}

// Show calls mall.Order.returnDetails: Show an after-sale.
//
// After-sale of an order line with its state, request and next step. The newest one is returned unless `id` names an earlier one.
//
// Needs a signed-in customer. Retried automatically.
//
// Errors: ErrSessionInvalid (code 203, KindSessionInvalid), ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010,
// KindBusiness).
func (service *AfterSalesService) Show(ctx context.Context, request AfterSalesShowRequest, options ...CallOption) (*AfterSaleDetails, error) {
	return invoke[*AfterSaleDetails](ctx, service.client, afterSalesShowOperation, request, options)
}

var afterSalesWithdrawOperation = &operation{api: "mall.Order.cancellationOfApplication", idempotency: "key"}

// Withdraw calls mall.Order.cancellationOfApplication: Withdraw an application.
//
// Withdraws an application that is still under review, as if it had not been made. Refused once the shop has decided.
//
// Needs a signed-in customer. Retried automatically with one idempotency key.
//
// Errors: ErrSessionInvalid (code 203, KindSessionInvalid), ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010,
// KindBusiness), ErrTooBusy (code 50032, KindRateLimited), ErrStateRefuses (code 50486, KindBusiness).
func (service *AfterSalesService) Withdraw(ctx context.Context, request AfterSalesWithdrawRequest, options ...CallOption) error {
	return invokeWithoutResult(ctx, service.client, afterSalesWithdrawOperation, request, options)
}
