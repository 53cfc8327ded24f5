// Code generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. DO NOT EDIT.

package mall

import (
	"context"
)

// InvoicesService has the operations of a domain: Invoice titles and invoices.
type InvoicesService struct{ client *Client }

var invoicesApplyOperation = &operation{api: "mall.InvoiceInfo.applyInvoicing", idempotency: "key"}

// Apply calls mall.InvoiceInfo.applyInvoicing: Request an invoice.
//
// Requests an invoice for a completed order from its shop, or requests it again after it was revoked or refused (`id`). The server computes
// the amount, which is the amount paid without delivery and refunds. Refused when the order is not completed, has a request already, has
// nothing left to invoice, belongs to a shop that issues no invoices, or was received more than twenty days ago.
//
// Needs a signed-in customer. Retried automatically with one idempotency key.
//
// Errors: ErrSessionInvalid (code 203, KindSessionInvalid), ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010,
// KindBusiness), ErrTooBusy (code 50032, KindRateLimited), ErrStateRefuses (code 50486, KindBusiness).
func (service *InvoicesService) Apply(ctx context.Context, request InvoicesApplyRequest, options ...CallOption) error {
	return invokeWithoutResult(ctx, service.client, invoicesApplyOperation, request, options)
}

var invoicesDefaultHeaderOperation = &operation{api: "mall.InvoiceHeader.getDefault", idempotency: "safe"}

// DefaultHeader calls mall.InvoiceHeader.getDefault: Show the default invoice title.
//
// Title preselected for a request. An empty object when the customer has no title.
//
// Needs a signed-in customer. Retried automatically.
//
// Errors: ErrSessionInvalid (code 203, KindSessionInvalid), ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010,
// KindBusiness).
func (service *InvoicesService) DefaultHeader(ctx context.Context, options ...CallOption) (*InvoiceHeader, error) {
	return invoke[*InvoiceHeader](ctx, service.client, invoicesDefaultHeaderOperation, nil, options)
}

var invoicesHeadersOperation = &operation{api: "mall.InvoiceHeader.doRequest", idempotency: "safe"}

// Headers calls mall.InvoiceHeader.doRequest: List the invoice titles.
//
// Invoice titles of the customer, the default first; with `id`, only that one.
//
// Needs a signed-in customer. Retried automatically.
//
// Errors: ErrSessionInvalid (code 203, KindSessionInvalid), ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010,
// KindBusiness).
func (service *InvoicesService) Headers(ctx context.Context, request InvoicesHeadersRequest, options ...CallOption) (*InvoiceHeaderList, error) {
	return invoke[*InvoiceHeaderList](ctx, service.client, invoicesHeadersOperation, request, options)
}

var invoicesListOperation = &operation{api: "mall.InvoiceInfo.getInvoiceInfo", idempotency: "safe", pages: &pages{"page", "list", "total"}}

// List calls mall.InvoiceInfo.getInvoiceInfo: List the invoices.
//
// Invoices of the customer in one state, newest first; with `id`, only that one, with a fresh URL of its file. Refused invoices are listed
// with the revoked ones and have a `reason`. An issued invoice that became wrong through a refund has `correction` 1 until the shop
// replaces its file.
//
// Needs a signed-in customer. Retried automatically.
//
// Errors: ErrSessionInvalid (code 203, KindSessionInvalid), ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010,
// KindBusiness).
func (service *InvoicesService) List(ctx context.Context, request InvoicesListRequest, options ...CallOption) (*InvoiceList, error) {
	return invoke[*InvoiceList](ctx, service.client, invoicesListOperation, request, options)
}

// IterateList iterates the items of all pages; see List. It requests a page when the previous one is used up, from Page of the request or
// the first. An error ends it. Since Go 1.23:
//
//	for item, err := range service.IterateList(ctx, request) {
//	}
func (service *InvoicesService) IterateList(ctx context.Context, request InvoicesListRequest, options ...CallOption) func(yield func(Invoice, error) bool) {
	return iterate[Invoice](ctx, service.client, invoicesListOperation, request, options)
}

var invoicesListBillableOperation = &operation{api: "mall.InvoiceInfo.getToInvoiced", idempotency: "safe", pages: &pages{"page", "list", "total"}}

// ListBillable calls mall.InvoiceInfo.getToInvoiced: List the orders to invoice.
//
// Completed orders without an invoice, of shops that issue invoices, newest first. With `invoiceTimeout` 1 the deadline has passed.
//
// Needs a signed-in customer. Retried automatically.
//
// Errors: ErrSessionInvalid (code 203, KindSessionInvalid), ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010,
// KindBusiness).
func (service *InvoicesService) ListBillable(ctx context.Context, request InvoicesListBillableRequest, options ...CallOption) (*BillableOrderList, error) {
	return invoke[*BillableOrderList](ctx, service.client, invoicesListBillableOperation, request, options)
}

// IterateListBillable iterates the items of all pages; see ListBillable. It requests a page when the previous one is used up, from Page of
// the request or the first. An error ends it. Since Go 1.23:
//
//	for item, err := range service.IterateListBillable(ctx, request) {
//	}
func (service *InvoicesService) IterateListBillable(ctx context.Context, request InvoicesListBillableRequest, options ...CallOption) func(yield func(BillableOrder, error) bool) {
	return iterate[BillableOrder](ctx, service.client, invoicesListBillableOperation, request, options)
}

var invoicesRemoveHeaderOperation = &operation{api: "mall.InvoiceHeader.del", idempotency: "key"}

// RemoveHeader calls mall.InvoiceHeader.del: Delete an invoice title.
//
// Deletes a title. Requested invoices have their own copy. When the default title is deleted, the newest remaining title becomes the
// default.
//
// Needs a signed-in customer. Retried automatically with one idempotency key.
//
// Errors: ErrSessionInvalid (code 203, KindSessionInvalid), ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010,
// KindBusiness), ErrTooBusy (code 50032, KindRateLimited).
func (service *InvoicesService) RemoveHeader(ctx context.Context, request InvoicesRemoveHeaderRequest, options ...CallOption) error {
	return invokeWithoutResult(ctx, service.client, invoicesRemoveHeaderOperation, request, options)
}

var invoicesRevokeOperation = &operation{api: "mall.InvoiceInfo.revoke", idempotency: "key"}

// Revoke calls mall.InvoiceInfo.revoke: Revoke an invoice request.
//
// Revokes a request that the shop has not answered yet. The invoice can be requested again.
//
// Needs a signed-in customer. Retried automatically with one idempotency key.
//
// Errors: ErrSessionInvalid (code 203, KindSessionInvalid), ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010,
// KindBusiness), ErrTooBusy (code 50032, KindRateLimited), ErrStateRefuses (code 50486, KindBusiness).
func (service *InvoicesService) Revoke(ctx context.Context, request InvoicesRevokeRequest, options ...CallOption) error {
	return invokeWithoutResult(ctx, service.client, invoicesRevokeOperation, request, options)
}

var invoicesSaveHeaderOperation = &operation{api: "mall.InvoiceHeader.addOrUpdate", idempotency: "key"}

// SaveHeader calls mall.InvoiceHeader.addOrUpdate: Add or change an invoice title.
//
// Creates a title, or changes one when `id` is given. A company needs a tax number. The first title becomes the default, and one title is
// always the default.
//
// Needs a signed-in customer. Retried automatically with one idempotency key.
//
// Errors: ErrSessionInvalid (code 203, KindSessionInvalid), ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010,
// KindBusiness), ErrTooBusy (code 50032, KindRateLimited).
func (service *InvoicesService) SaveHeader(ctx context.Context, request InvoicesSaveHeaderRequest, options ...CallOption) error {
	return invokeWithoutResult(ctx, service.client, invoicesSaveHeaderOperation, request, options)
}
