// Code generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. DO NOT EDIT.

package mall

import (
	"context"
)

// FlashSaleService has the operations of a domain: Slots and their products.
type FlashSaleService struct{ client *Client }

var flashSaleHomeOperation = &operation{api: "plugin.sec.MallSec.home", idempotency: "safe", pages: &pages{"page", "list", ""}}

// Home calls plugin.sec.MallSec.home: Show the flash sale.
//
// Slots of the day, and the products of one slot, ten per page. Without a slot, the running one, otherwise the next, otherwise the last.
// Slots of other days can be requested as long as they exist.
//
// Needs no session. Retried automatically.
//
// Errors: ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010, KindBusiness).
func (service *FlashSaleService) Home(ctx context.Context, request FlashSaleHomeRequest, options ...CallOption) (*FlashSale, error) {
	return invoke[*FlashSale](ctx, service.client, flashSaleHomeOperation, request, options)
}

// IterateHome iterates the items of all pages; see Home. It requests a page when the previous one is used up, from Page of the request or
// the first. An error ends it. Since Go 1.23:
//
//	for item, err := range service.IterateHome(ctx, request) {
//	}
func (service *FlashSaleService) IterateHome(ctx context.Context, request FlashSaleHomeRequest, options ...CallOption) func(yield func(FlashItem, error) bool) {
	return iterate[FlashItem](ctx, service.client, flashSaleHomeOperation, request, options)
}
