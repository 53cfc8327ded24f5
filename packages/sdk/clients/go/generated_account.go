// Code generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. DO NOT EDIT.

package mall

import (
	"context"
)

// AccountService has the operations of a domain: The customer.
type AccountService struct{ client *Client }

var accountChangePasswordOperation = &operation{api: "mall.User.updatepassword", idempotency: "no"}

// ChangePassword calls mall.User.updatepassword: Change the login password.
//
// Sets a new login password after checking the current one. The customer's other sessions end. The field names are those of the protocol,
// where `password` is the current password and `passwordOld` the new one. Failed attempts are rate limited.
//
// Needs a signed-in customer. Never retried automatically.
//
// Errors: ErrSessionInvalid (code 203, KindSessionInvalid), ErrPasswordInvalid (code 312, KindBusiness), ErrPasswordUnchanged (code 415,
// KindBusiness), ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010, KindBusiness), ErrTooBusy (code 50032,
// KindRateLimited), ErrLoginPasswordWrong (code 50053, KindBusiness).
func (service *AccountService) ChangePassword(ctx context.Context, request AccountChangePasswordRequest, options ...CallOption) error {
	return invokeWithoutResult(ctx, service.client, accountChangePasswordOperation, request, options)
}

var accountChangePaymentPasswordOperation = &operation{api: "mall.User.modifyPaymentPassword", idempotency: "no"}

// ChangePaymentPassword calls mall.User.modifyPaymentPassword: Change the payment password.
//
// Replaces the payment password, confirmed by a code sent to the bound phone. The new password must differ from the current one. The
// customer's other sessions end.
//
// Needs a signed-in customer. Never retried automatically.
//
// Errors: ErrSessionInvalid (code 203, KindSessionInvalid), ErrCodeWrong (code 302, KindBusiness), ErrCodeExpired (code 303, KindBusiness),
// ErrPasswordUnchanged (code 415, KindBusiness), ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010,
// KindBusiness), ErrPaymentPasswordNotSet (code 50737, KindBusiness).
func (service *AccountService) ChangePaymentPassword(ctx context.Context, request AccountChangePaymentPasswordRequest, options ...CallOption) error {
	return invokeWithoutResult(ctx, service.client, accountChangePaymentPasswordOperation, request, options)
}

var accountChangePhoneOperation = &operation{api: "mall.User.updatePhone", idempotency: "no"}

// ChangePhone calls mall.User.updatePhone: Change the phone.
//
// Second step of changing the phone. A code sent to the new phone binds it. The token of the first step is consumed; a used or expired
// token is refused. The customer's other sessions end.
//
// Needs a signed-in customer. Never retried automatically.
//
// Errors: ErrSessionInvalid (code 203, KindSessionInvalid), ErrPhoneRegistered (code 301, KindBusiness), ErrCodeWrong (code 302,
// KindBusiness), ErrCodeExpired (code 303, KindBusiness), ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010,
// KindBusiness), ErrStateRefuses (code 50486, KindBusiness).
func (service *AccountService) ChangePhone(ctx context.Context, request AccountChangePhoneRequest, options ...CallOption) error {
	return invokeWithoutResult(ctx, service.client, accountChangePhoneOperation, request, options)
}

var accountHomeOperation = &operation{api: "mall.User.index", idempotency: "safe"}

// Home calls mall.User.index: Show the account overview.
//
// Customer, balance, points, coupons, order counts by state, and the newest orders.
//
// Needs a signed-in customer. Retried automatically.
//
// Errors: ErrSessionInvalid (code 203, KindSessionInvalid), ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010,
// KindBusiness).
func (service *AccountService) Home(ctx context.Context, options ...CallOption) (*AccountHome, error) {
	return invoke[*AccountHome](ctx, service.client, accountHomeOperation, nil, options)
}

var accountProfileOperation = &operation{api: "mall.User.personalResources", idempotency: "safe"}

// Profile calls mall.User.personalResources: Show the profile.
//
// Profile picture, name, sex, phone, e-mail address and birthday of the customer.
//
// Needs a signed-in customer. Retried automatically.
//
// Errors: ErrSessionInvalid (code 203, KindSessionInvalid), ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010,
// KindBusiness).
func (service *AccountService) Profile(ctx context.Context, options ...CallOption) (*Profile, error) {
	return invoke[*Profile](ctx, service.client, accountProfileOperation, nil, options)
}

var accountProfileStateOperation = &operation{api: "mall.User.isDefaultValue", idempotency: "safe"}

// ProfileState calls mall.User.isDefaultValue: Check whether the profile is complete.
//
// Returns whether to offer the profile page to the customer.
//
// Works with and without a session. Retried automatically.
//
// Errors: ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010, KindBusiness).
func (service *AccountService) ProfileState(ctx context.Context, options ...CallOption) (*AccountProfileStateData, error) {
	return invoke[*AccountProfileStateData](ctx, service.client, accountProfileStateOperation, nil, options)
}

var accountProvePhoneOperation = &operation{api: "mall.User.authentication", idempotency: "no"}

// ProvePhone calls mall.User.authentication: Verify the current phone.
//
// First step of changing the phone. A code sent to the current phone is exchanged for a token, which the second step,
// `mall.User.updatePhone`, requires.
//
// Needs a signed-in customer. Never retried automatically.
//
// Errors: ErrSessionInvalid (code 203, KindSessionInvalid), ErrCodeWrong (code 302, KindBusiness), ErrCodeExpired (code 303, KindBusiness),
// ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010, KindBusiness).
func (service *AccountService) ProvePhone(ctx context.Context, request AccountProvePhoneRequest, options ...CallOption) (*PhoneProof, error) {
	return invoke[*PhoneProof](ctx, service.client, accountProvePhoneOperation, request, options)
}

var accountSecurityOperation = &operation{api: "mall.User.accountSecurity", idempotency: "safe"}

// Security calls mall.User.accountSecurity: Show the security settings.
//
// Returns whether a payment password is set, and the phone that receives codes.
//
// Needs a signed-in customer. Retried automatically.
//
// Errors: ErrSessionInvalid (code 203, KindSessionInvalid), ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010,
// KindBusiness).
func (service *AccountService) Security(ctx context.Context, options ...CallOption) (*Security, error) {
	return invoke[*Security](ctx, service.client, accountSecurityOperation, nil, options)
}

var accountSetPaymentPasswordOperation = &operation{api: "mall.User.setPaymentPassword", idempotency: "no"}

// SetPaymentPassword calls mall.User.setPaymentPassword: Set the payment password.
//
// Sets the first payment password of a customer, confirmed by a code sent to the bound phone. A customer who already has one uses
// `mall.User.modifyPaymentPassword`.
//
// Needs a signed-in customer. Never retried automatically.
//
// Errors: ErrSessionInvalid (code 203, KindSessionInvalid), ErrCodeWrong (code 302, KindBusiness), ErrCodeExpired (code 303, KindBusiness),
// ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010, KindBusiness), ErrStateRefuses (code 50486, KindBusiness).
func (service *AccountService) SetPaymentPassword(ctx context.Context, request AccountSetPaymentPasswordRequest, options ...CallOption) error {
	return invokeWithoutResult(ctx, service.client, accountSetPaymentPasswordOperation, request, options)
}

var accountUpdateProfileOperation = &operation{api: "mall.User.setPersonalResources", idempotency: "safe"}

// UpdateProfile calls mall.User.setPersonalResources: Change the profile.
//
// Changes the given fields and leaves the others unchanged. The birthday must be in the past and can be set once; a later change is
// refused.
//
// Needs a signed-in customer. Retried automatically.
//
// Errors: ErrSessionInvalid (code 203, KindSessionInvalid), ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010,
// KindBusiness), ErrStateRefuses (code 50486, KindBusiness).
func (service *AccountService) UpdateProfile(ctx context.Context, request AccountUpdateProfileRequest, options ...CallOption) error {
	return invokeWithoutResult(ctx, service.client, accountUpdateProfileOperation, request, options)
}
