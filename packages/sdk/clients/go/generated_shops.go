// Code generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. DO NOT EDIT.

package mall

import (
	"context"
)

// ShopsService has the operations of a domain: Shops and applying for one.
type ShopsService struct{ client *Client }

var shopsAgreementOperation = &operation{api: "mch.mall.Mch.agreement", idempotency: "safe"}

// Agreement calls mch.mall.Mch.agreement: Show the shop agreement.
//
// Agreement to accept before applying for a shop.
//
// Needs no session. Retried automatically.
//
// Errors: ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010, KindBusiness).
func (service *ShopsService) Agreement(ctx context.Context, options ...CallOption) (*ShopsAgreementData, error) {
	return invoke[*ShopsAgreementData](ctx, service.client, shopsAgreementOperation, nil, options)
}

var shopsApplicationOperation = &operation{api: "mch.mall.Mch.continueApply", idempotency: "safe"}

// Application calls mch.mall.Mch.continueApply: Show the shop application.
//
// Application of the customer, for correction. A customer without an application gets the response for a missing record.
//
// Needs a signed-in customer. Retried automatically.
//
// Errors: ErrSessionInvalid (code 203, KindSessionInvalid), ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010,
// KindBusiness).
func (service *ShopsService) Application(ctx context.Context, options ...CallOption) (*ShopsApplicationData, error) {
	return invoke[*ShopsApplicationData](ctx, service.client, shopsApplicationOperation, nil, options)
}

var shopsApplyOperation = &operation{api: "mch.mall.Mch.apply", idempotency: "key"}

// Apply calls mch.mall.Mch.apply: Apply for a shop.
//
// Sends a shop application, or sends a rejected one again. Refused for its state while an application is in review or approved. An identity
// number with a wrong birth date or check digit is refused as a parameter, and so is a wrong number of pictures.
//
// Needs a signed-in customer. Retried automatically with one idempotency key.
//
// Errors: ErrSessionInvalid (code 203, KindSessionInvalid), ErrShopNameTaken (code 223, KindBusiness), ErrShopNameRefused (code 225,
// KindBusiness), ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010, KindBusiness), ErrTooBusy (code 50032,
// KindRateLimited), ErrStateRefuses (code 50486, KindBusiness).
func (service *ShopsService) Apply(ctx context.Context, request ShopsApplyRequest, options ...CallOption) error {
	return invokeWithoutResult(ctx, service.client, shopsApplyOperation, request, options)
}

var shopsCheckNameOperation = &operation{api: "mch.mall.Mch.verifyStoreName", idempotency: "safe"}

// CheckName calls mch.mall.Mch.verifyStoreName: Check a shop name.
//
// Checks whether the name is available for an application. The name of the customer's own application is available.
//
// Needs a signed-in customer. Retried automatically.
//
// Errors: ErrSessionInvalid (code 203, KindSessionInvalid), ErrShopNameTaken (code 223, KindBusiness), ErrShopNameRefused (code 225,
// KindBusiness), ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010, KindBusiness).
func (service *ShopsService) CheckName(ctx context.Context, request ShopsCheckNameRequest, options ...CallOption) error {
	return invokeWithoutResult(ctx, service.client, shopsCheckNameOperation, request, options)
}

var shopsListClassesOperation = &operation{api: "mch.mall.Mch.mchClass", idempotency: "safe"}

// ListClasses calls mch.mall.Mch.mchClass: List the shop classes.
//
// Shop classes available for applications.
//
// Needs no session. Retried automatically.
//
// Errors: ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010, KindBusiness).
func (service *ShopsService) ListClasses(ctx context.Context, options ...CallOption) (*ShopsListClassesData, error) {
	return invoke[*ShopsListClassesData](ctx, service.client, shopsListClassesOperation, nil, options)
}

var shopsListStoresOperation = &operation{api: "mch.mall.Mch.seeMyStore", idempotency: "safe"}

// ListStores calls mch.mall.Mch.seeMyStore: List the stores of a shop.
//
// Stores of a shop for visits and pickups, the default store first.
//
// Needs no session. Retried automatically.
//
// Errors: ErrUnknownShop (code 115, KindBusiness), ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010,
// KindBusiness).
func (service *ShopsService) ListStores(ctx context.Context, request ShopsListStoresRequest, options ...CallOption) (*ShopsListStoresData, error) {
	return invoke[*ShopsListStoresData](ctx, service.client, shopsListStoresOperation, request, options)
}

var shopsShowOperation = &operation{api: "mch.mall.Mch.storeHomepage", idempotency: "safe", pages: &pages{"page", "list", "total"}}

// Show calls mch.mall.Mch.storeHomepage: Show a shop.
//
// Shop with its products, filtered and sorted as in `mall.Index.search`, twelve per page.
//
// Works with and without a session. Retried automatically.
//
// Errors: ErrUnknownShop (code 115, KindBusiness), ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010,
// KindBusiness).
func (service *ShopsService) Show(ctx context.Context, request ShopsShowRequest, options ...CallOption) (*ShopPage, error) {
	return invoke[*ShopPage](ctx, service.client, shopsShowOperation, request, options)
}

// IterateShow iterates the items of all pages; see Show. It requests a page when the previous one is used up, from Page of the request or
// the first. An error ends it. Since Go 1.23:
//
//	for item, err := range service.IterateShow(ctx, request) {
//	}
func (service *ShopsService) IterateShow(ctx context.Context, request ShopsShowRequest, options ...CallOption) func(yield func(ShopProduct, error) bool) {
	return iterate[ShopProduct](ctx, service.client, shopsShowOperation, request, options)
}

var shopsStatusOperation = &operation{api: "mch.mall.Mch.index", idempotency: "safe"}

// Status calls mch.mall.Mch.index: Show the state of the shop application.
//
// State and result of the customer's shop application. For an approved shop, each response contains a new token that opens the back office
// once within two hours.
//
// Needs a signed-in customer. Retried automatically.
//
// Errors: ErrSessionInvalid (code 203, KindSessionInvalid), ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010,
// KindBusiness).
func (service *ShopsService) Status(ctx context.Context, options ...CallOption) (*ShopsStatusData, error) {
	return invoke[*ShopsStatusData](ctx, service.client, shopsStatusOperation, nil, options)
}

var shopsToggleFollowOperation = &operation{api: "mch.mall.Mch.collectionShop", idempotency: "key"}

// ToggleFollow calls mch.mall.Mch.collectionShop: Follow a shop, or unfollow it.
//
// Follows the shop, or unfollows it when the customer already follows it.
//
// Needs a signed-in customer. Retried automatically with one idempotency key.
//
// Errors: ErrUnknownShop (code 115, KindBusiness), ErrSessionInvalid (code 203, KindSessionInvalid), ErrMaintenance (code 4003,
// KindMaintenance), ErrParameterRefused (code 50010, KindBusiness), ErrTooBusy (code 50032, KindRateLimited).
func (service *ShopsService) ToggleFollow(ctx context.Context, request ShopsToggleFollowRequest, options ...CallOption) error {
	return invokeWithoutResult(ctx, service.client, shopsToggleFollowOperation, request, options)
}
