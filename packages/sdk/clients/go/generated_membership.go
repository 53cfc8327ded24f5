// Code generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. DO NOT EDIT.

package mall

import (
	"context"
)

// MembershipService has the operations of a domain: The membership and what it gives.
type MembershipService struct{ client *Client }

var membershipDismissReminderOperation = &operation{api: "plugin.member.MallMember.closeFrame", idempotency: "safe"}

// DismissReminder calls plugin.member.MallMember.closeFrame: Dismiss the renewal reminder.
//
// Dismisses the renewal reminder for the current membership term.
//
// Needs a signed-in customer. Retried automatically.
//
// Errors: ErrSessionInvalid (code 203, KindSessionInvalid), ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010,
// KindBusiness).
func (service *MembershipService) DismissReminder(ctx context.Context, options ...CallOption) error {
	return invokeWithoutResult(ctx, service.client, membershipDismissReminderOperation, nil, options)
}

var membershipOrderOperation = &operation{api: "plugin.member.MallMember.payment", idempotency: "key", balance: true}

// Order calls plugin.member.MallMember.payment: Order a membership.
//
// Places an unpaid order for a plan, priced by the server. It is paid by `mall.Pay.walletPay` or `mall.Pay.index`. Once paid, the
// membership is extended by one month, three months or a year. With the wallet, an insufficient balance is refused immediately.
//
// Needs a signed-in customer. Retried automatically with one idempotency key.
//
// Errors: ErrInsufficientBalance (code 109, KindInsufficientBalance), ErrSessionInvalid (code 203, KindSessionInvalid), ErrMaintenance
// (code 4003, KindMaintenance), ErrOperationFailed (code 50009, KindBusiness), ErrParameterRefused (code 50010, KindBusiness), ErrTooBusy
// (code 50032, KindRateLimited), ErrStateRefuses (code 50486, KindBusiness).
func (service *MembershipService) Order(ctx context.Context, request MembershipOrderRequest, options ...CallOption) (*MembershipOrder, error) {
	return invoke[*MembershipOrder](ctx, service.client, membershipOrderOperation, request, options)
}

var membershipProductsOperation = &operation{api: "plugin.member.MallMember.memberProList", idempotency: "safe", pages: &pages{"page", "list", "total"}}

// Products calls plugin.member.MallMember.memberProList: List the members' products.
//
// Products with a member price, best-selling first. Visible to everybody; only members buy at that price.
//
// Needs no session. Retried automatically.
//
// Errors: ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010, KindBusiness).
func (service *MembershipService) Products(ctx context.Context, request MembershipProductsRequest, options ...CallOption) (*MembershipProductsData, error) {
	return invoke[*MembershipProductsData](ctx, service.client, membershipProductsOperation, request, options)
}

// IterateProducts iterates the items of all pages; see Products. It requests a page when the previous one is used up, from Page of the
// request or the first. An error ends it. Since Go 1.23:
//
//	for item, err := range service.IterateProducts(ctx, request) {
//	}
func (service *MembershipService) IterateProducts(ctx context.Context, request MembershipProductsRequest, options ...CallOption) func(yield func(MemberProduct, error) bool) {
	return iterate[MemberProduct](ctx, service.client, membershipProductsOperation, request, options)
}

var membershipSettleOperation = &operation{api: "plugin.member.MallMember.settlement", idempotency: "safe"}

// Settle calls plugin.member.MallMember.settlement: Price a membership.
//
// Price of a plan for the customer with the selected coupon, and the applicable coupons. An amount that is no plan price is refused, and so
// is a coupon that does not apply to the plan.
//
// Needs a signed-in customer. Retried automatically.
//
// Errors: ErrSessionInvalid (code 203, KindSessionInvalid), ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010,
// KindBusiness), ErrStateRefuses (code 50486, KindBusiness).
func (service *MembershipService) Settle(ctx context.Context, request MembershipSettleRequest, options ...CallOption) (*MembershipOffer, error) {
	return invoke[*MembershipOffer](ctx, service.client, membershipSettleOperation, request, options)
}

var membershipShowOperation = &operation{api: "plugin.member.MallMember.memberCenter", idempotency: "safe"}

// Show calls plugin.member.MallMember.memberCenter: Show the membership.
//
// Membership term, benefits and paid purchases, newest first, ten per page.
//
// Needs a signed-in customer. Retried automatically.
//
// Errors: ErrSessionInvalid (code 203, KindSessionInvalid), ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010,
// KindBusiness).
func (service *MembershipService) Show(ctx context.Context, request MembershipShowRequest, options ...CallOption) (*MemberPage, error) {
	return invoke[*MemberPage](ctx, service.client, membershipShowOperation, request, options)
}
