// Code generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. DO NOT EDIT.

package mall

import (
	"context"
)

// HomeService has the operations of a domain: The home page and its blocks.
type HomeService struct{ client *Client }

var homeBlockProductsOperation = &operation{api: "mall.Home.getGoodsListByBlockId", idempotency: "safe", pages: &pages{"page", "list", "total"}}

// BlockProducts calls mall.Home.getGoodsListByBlockId: List the products of a block.
//
// All products of a block, or all products with a label, by pages. `blockId` selects the block; without it, `s_type` selects the label. A
// request with neither is refused.
//
// Needs no session. Retried automatically.
//
// Errors: ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010, KindBusiness).
func (service *HomeService) BlockProducts(ctx context.Context, request HomeBlockProductsRequest, options ...CallOption) (*HomeBlockProductsData, error) {
	return invoke[*HomeBlockProductsData](ctx, service.client, homeBlockProductsOperation, request, options)
}

// IterateBlockProducts iterates the items of all pages; see BlockProducts. It requests a page when the previous one is used up, from Page
// of the request or the first. An error ends it. Since Go 1.23:
//
//	for item, err := range service.IterateBlockProducts(ctx, request) {
//	}
func (service *HomeService) IterateBlockProducts(ctx context.Context, request HomeBlockProductsRequest, options ...CallOption) func(yield func(BlockListProduct, error) bool) {
	return iterate[BlockListProduct](ctx, service.client, homeBlockProductsOperation, request, options)
}

var homeBlocksOperation = &operation{api: "mall.Home.getBlockGoodsList", idempotency: "safe"}

// Blocks calls mall.Home.getBlockGoodsList: List the product blocks.
//
// Product blocks that the header opens under "All products"; it shows the first five.
//
// Needs no session. Retried automatically.
//
// Errors: ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010, KindBusiness).
func (service *HomeService) Blocks(ctx context.Context, options ...CallOption) (*HomeBlocksData, error) {
	return invoke[*HomeBlocksData](ctx, service.client, homeBlocksOperation, nil, options)
}

var homePageOperation = &operation{api: "mall.Index.home", idempotency: "safe"}

// Page calls mall.Index.home: Show the home page.
//
// Banners, coupons and product lists of the home page.
//
// Needs no session. Retried automatically.
//
// Errors: ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010, KindBusiness).
func (service *HomeService) Page(ctx context.Context, request HomePageRequest, options ...CallOption) (*HomePage, error) {
	return invoke[*HomePage](ctx, service.client, homePageOperation, request, options)
}
