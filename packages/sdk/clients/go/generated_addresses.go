// Code generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. DO NOT EDIT.

package mall

import (
	"context"
)

// AddressesService has the operations of a domain: Delivery addresses and regions.
type AddressesService struct{ client *Client }

var addressesAddOperation = &operation{api: "mall.Address.saveAddress", idempotency: "key"}

// Add calls mall.Address.saveAddress: Add an address.
//
// Stores a delivery address. The first address becomes the default. For dial codes 86 and 852 the region is sent as `place`, otherwise as
// `province` and `city`.
//
// Needs a signed-in customer. Retried automatically with one idempotency key.
//
// Errors: ErrSessionInvalid (code 203, KindSessionInvalid), ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010,
// KindBusiness), ErrTooBusy (code 50032, KindRateLimited).
func (service *AddressesService) Add(ctx context.Context, request AddressesAddRequest, options ...CallOption) ([]Address, error) {
	return invoke[[]Address](ctx, service.client, addressesAddOperation, request, options)
}

var addressesCountriesOperation = &operation{api: "mall.Login.getItuList", idempotency: "safe"}

// Countries calls mall.Login.getItuList: List the countries.
//
// Countries and regions with dial codes and flags, for address forms and phone fields.
//
// Needs no session. Retried automatically.
//
// Errors: ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010, KindBusiness).
func (service *AddressesService) Countries(ctx context.Context, request AddressesCountriesRequest, options ...CallOption) ([]Country, error) {
	return invoke[[]Country](ctx, service.client, addressesCountriesOperation, request, options)
}

var addressesListOperation = &operation{api: "mall.Address.index", idempotency: "safe"}

// List calls mall.Address.index: List the addresses.
//
// The customer's delivery addresses, the default first.
//
// Needs a signed-in customer. Retried automatically.
//
// Errors: ErrSessionInvalid (code 203, KindSessionInvalid), ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010,
// KindBusiness).
func (service *AddressesService) List(ctx context.Context, options ...CallOption) (*AddressesListData, error) {
	return invoke[*AddressesListData](ctx, service.client, addressesListOperation, nil, options)
}

var addressesRegionsOperation = &operation{api: "mall.Address.addressManagement", idempotency: "safe"}

// Regions calls mall.Address.addressManagement: List the regions.
//
// Provinces, cities and districts as a tree, for the address form.
//
// Needs no session. Retried automatically.
//
// Errors: ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010, KindBusiness).
func (service *AddressesService) Regions(ctx context.Context, options ...CallOption) ([]Region, error) {
	return invoke[[]Region](ctx, service.client, addressesRegionsOperation, nil, options)
}

var addressesRemoveOperation = &operation{api: "mall.Address.delAdds", idempotency: "key"}

// Remove calls mall.Address.delAdds: Remove an address.
//
// Removes an address. Placed orders are not affected. When the default address is removed, the newest remaining address becomes the
// default.
//
// Needs a signed-in customer. Retried automatically with one idempotency key.
//
// Errors: ErrSessionInvalid (code 203, KindSessionInvalid), ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010,
// KindBusiness), ErrTooBusy (code 50032, KindRateLimited).
func (service *AddressesService) Remove(ctx context.Context, request AddressesRemoveRequest, options ...CallOption) ([]Address, error) {
	return invoke[[]Address](ctx, service.client, addressesRemoveOperation, request, options)
}

var addressesSetDefaultOperation = &operation{api: "mall.Address.setDefault", idempotency: "safe"}

// SetDefault calls mall.Address.setDefault: Make an address the default.
//
// Makes the address the default in place of the current default.
//
// Needs a signed-in customer. Retried automatically.
//
// Errors: ErrSessionInvalid (code 203, KindSessionInvalid), ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010,
// KindBusiness).
func (service *AddressesService) SetDefault(ctx context.Context, request AddressesSetDefaultRequest, options ...CallOption) ([]Address, error) {
	return invoke[[]Address](ctx, service.client, addressesSetDefaultOperation, request, options)
}

var addressesShowOperation = &operation{api: "mall.Address.upAddsindex", idempotency: "safe"}

// Show calls mall.Address.upAddsindex: Show an address for editing.
//
// One address with the values for the address form. Either `addr_id` or `addrId` is required.
//
// Needs a signed-in customer. Retried automatically.
//
// Errors: ErrSessionInvalid (code 203, KindSessionInvalid), ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010,
// KindBusiness).
func (service *AddressesService) Show(ctx context.Context, request AddressesShowRequest, options ...CallOption) (*AddressForm, error) {
	return invoke[*AddressForm](ctx, service.client, addressesShowOperation, request, options)
}

var addressesUpdateOperation = &operation{api: "mall.Address.upAdds", idempotency: "safe"}

// Update calls mall.Address.upAdds: Change an address.
//
// Replaces a delivery address. The rules of `mall.Address.saveAddress` apply. A default address remains the default until another one
// replaces it.
//
// Needs a signed-in customer. Retried automatically.
//
// Errors: ErrSessionInvalid (code 203, KindSessionInvalid), ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010,
// KindBusiness).
func (service *AddressesService) Update(ctx context.Context, request AddressesUpdateRequest, options ...CallOption) ([]Address, error) {
	return invoke[[]Address](ctx, service.client, addressesUpdateOperation, request, options)
}
