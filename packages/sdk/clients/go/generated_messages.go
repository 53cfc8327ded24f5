// Code generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. DO NOT EDIT.

package mall

import (
	"context"
)

// MessagesService has the operations of a domain: Messages to the customer.
type MessagesService struct{ client *Client }

var messagesListOperation = &operation{api: "mall.Message.index", idempotency: "safe", pages: &pages{"page", "message", "total"}}

// List calls mall.Message.index: List the messages.
//
// Messages of the customer, newest first, ten per page.
//
// Needs a signed-in customer. Retried automatically.
//
// Errors: ErrSessionInvalid (code 203, KindSessionInvalid), ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010,
// KindBusiness).
func (service *MessagesService) List(ctx context.Context, request MessagesListRequest, options ...CallOption) (*MessagePage, error) {
	return invoke[*MessagePage](ctx, service.client, messagesListOperation, request, options)
}

// IterateList iterates the items of all pages; see List. It requests a page when the previous one is used up, from Page of the request or
// the first. An error ends it. Since Go 1.23:
//
//	for item, err := range service.IterateList(ctx, request) {
//	}
func (service *MessagesService) IterateList(ctx context.Context, request MessagesListRequest, options ...CallOption) func(yield func(MessageRow, error) bool) {
	return iterate[MessageRow](ctx, service.client, messagesListOperation, request, options)
}

var messagesRemoveOperation = &operation{api: "mall.Message.del", idempotency: "safe"}

// Remove calls mall.Message.del: Remove messages.
//
// Removes messages. Unknown messages and messages of other customers count as removed.
//
// Needs a signed-in customer. Retried automatically.
//
// Errors: ErrSessionInvalid (code 203, KindSessionInvalid), ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010,
// KindBusiness).
func (service *MessagesService) Remove(ctx context.Context, request MessagesRemoveRequest, options ...CallOption) error {
	return invokeWithoutResult(ctx, service.client, messagesRemoveOperation, request, options)
}

var messagesShowOperation = &operation{api: "mall.Message.oneindex", idempotency: "safe"}

// Show calls mall.Message.oneindex: Show a message.
//
// One message, as a list with one element. Marks the message as read.
//
// Needs a signed-in customer. Retried automatically.
//
// Errors: ErrSessionInvalid (code 203, KindSessionInvalid), ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010,
// KindBusiness).
func (service *MessagesService) Show(ctx context.Context, request MessagesShowRequest, options ...CallOption) (*MessagesShowData, error) {
	return invoke[*MessagesShowData](ctx, service.client, messagesShowOperation, request, options)
}
