// Code generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. DO NOT EDIT.

package mall

import (
	"context"
)

// WalletService has the operations of a domain: Balance, recharge, withdrawal, bank cards.
type WalletService struct{ client *Client }

var walletBankOfCardOperation = &operation{api: "mall.Bank.verification", idempotency: "safe"}

// BankOfCard calls mall.Bank.verification: Find the bank of a card number.
//
// Returns the bank that issues cards with this number, to fill in the bank while the number is entered.
//
// Needs a signed-in customer. Retried automatically.
//
// Errors: ErrSessionInvalid (code 203, KindSessionInvalid), ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010,
// KindBusiness).
func (service *WalletService) BankOfCard(ctx context.Context, request WalletBankOfCardRequest, options ...CallOption) (*WalletBankOfCardData, error) {
	return invoke[*WalletBankOfCardData](ctx, service.client, walletBankOfCardOperation, request, options)
}

var walletCardOperation = &operation{api: "mall.Bank.cardDetail", idempotency: "safe"}

// Card calls mall.Bank.cardDetail: Show a bank card.
//
// Bank card of the customer with holder and branch, as a list with one element.
//
// Needs a signed-in customer. Retried automatically.
//
// Errors: ErrSessionInvalid (code 203, KindSessionInvalid), ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010,
// KindBusiness).
func (service *WalletService) Card(ctx context.Context, request WalletCardRequest, options ...CallOption) ([]BankCardDetails, error) {
	return invoke[[]BankCardDetails](ctx, service.client, walletCardOperation, request, options)
}

var walletCardsOperation = &operation{api: "mall.Bank.bankList", idempotency: "safe"}

// Cards calls mall.Bank.bankList: List the bank cards.
//
// The customer's bank cards, the default first.
//
// Needs a signed-in customer. Retried automatically.
//
// Errors: ErrSessionInvalid (code 203, KindSessionInvalid), ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010,
// KindBusiness).
func (service *WalletService) Cards(ctx context.Context, options ...CallOption) ([]BankCard, error) {
	return invoke[[]BankCard](ctx, service.client, walletCardsOperation, nil, options)
}

var walletRechargeFormOperation = &operation{api: "mall.Recharge.index", idempotency: "safe"}

// RechargeForm calls mall.Recharge.index: Show the form of a recharge.
//
// Minimum amount and payment methods of a recharge. The recharge is paid by `mall.Pay.index`.
//
// Needs a signed-in customer. Retried automatically.
//
// Errors: ErrSessionInvalid (code 203, KindSessionInvalid), ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010,
// KindBusiness).
func (service *WalletService) RechargeForm(ctx context.Context, options ...CallOption) (*RechargeForm, error) {
	return invoke[*RechargeForm](ctx, service.client, walletRechargeFormOperation, nil, options)
}

var walletRemoveCardOperation = &operation{api: "mall.Bank.delBank", idempotency: "safe"}

// RemoveCard calls mall.Bank.delBank: Remove a bank card.
//
// Removes a bank card. When it was the default, another card becomes the default. Unknown cards and cards of other customers count as
// removed.
//
// Needs a signed-in customer. Retried automatically.
//
// Errors: ErrSessionInvalid (code 203, KindSessionInvalid), ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010,
// KindBusiness).
func (service *WalletService) RemoveCard(ctx context.Context, request WalletRemoveCardRequest, options ...CallOption) error {
	return invokeWithoutResult(ctx, service.client, walletRemoveCardOperation, request, options)
}

var walletSaveCardOperation = &operation{api: "mall.Bank.addBank", idempotency: "key"}

// SaveCard calls mall.Bank.addBank: Add or change a bank card.
//
// Stores a bank card, or changes one when `id` is given. A number the customer has already stored is refused, and so is a bank that does
// not match the number. The first card becomes the default; when a card stops being the default, another one replaces it. At most 20 cards.
//
// Needs a signed-in customer. Retried automatically with one idempotency key.
//
// Errors: ErrSessionInvalid (code 203, KindSessionInvalid), ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010,
// KindBusiness), ErrTooBusy (code 50032, KindRateLimited), ErrStateRefuses (code 50486, KindBusiness).
func (service *WalletService) SaveCard(ctx context.Context, request WalletSaveCardRequest, options ...CallOption) error {
	return invokeWithoutResult(ctx, service.client, walletSaveCardOperation, request, options)
}

var walletSetDefaultCardOperation = &operation{api: "mall.Bank.setDefault", idempotency: "safe"}

// SetDefaultCard calls mall.Bank.setDefault: Make a bank card the default.
//
// Makes a bank card of the customer the default.
//
// Needs a signed-in customer. Retried automatically.
//
// Errors: ErrSessionInvalid (code 203, KindSessionInvalid), ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010,
// KindBusiness).
func (service *WalletService) SetDefaultCard(ctx context.Context, request WalletSetDefaultCardRequest, options ...CallOption) error {
	return invokeWithoutResult(ctx, service.client, walletSetDefaultCardOperation, request, options)
}

var walletShowOperation = &operation{api: "mall.User.details", idempotency: "safe", pages: &pages{"page", "list", "total"}}

// Show calls mall.User.details: Show the wallet.
//
// Balance with the credits or the debits of the wallet.
//
// Needs a signed-in customer. Retried automatically.
//
// Errors: ErrSessionInvalid (code 203, KindSessionInvalid), ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010,
// KindBusiness).
func (service *WalletService) Show(ctx context.Context, request WalletShowRequest, options ...CallOption) (*Wallet, error) {
	return invoke[*Wallet](ctx, service.client, walletShowOperation, request, options)
}

// IterateShow iterates the items of all pages; see Show. It requests a page when the previous one is used up, from Page of the request or
// the first. An error ends it. Since Go 1.23:
//
//	for item, err := range service.IterateShow(ctx, request) {
//	}
func (service *WalletService) IterateShow(ctx context.Context, request WalletShowRequest, options ...CallOption) func(yield func(WalletRecord, error) bool) {
	return iterate[WalletRecord](ctx, service.client, walletShowOperation, request, options)
}

var walletVerifyStoreBankOperation = &operation{api: "pc.store.bank.verificationBank", idempotency: "safe"}

// VerifyStoreBank calls pc.store.bank.verificationBank: Find the bank of a card number (alternative name).
//
// Same response as `mall.Bank.verification`, under the name used by the bank card page of other storefronts.
//
// Needs a signed-in customer. Retried automatically.
//
// Errors: ErrSessionInvalid (code 203, KindSessionInvalid), ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010,
// KindBusiness).
func (service *WalletService) VerifyStoreBank(ctx context.Context, request WalletVerifyStoreBankRequest, options ...CallOption) (*WalletVerifyStoreBankData, error) {
	return invoke[*WalletVerifyStoreBankData](ctx, service.client, walletVerifyStoreBankOperation, request, options)
}

var walletWithdrawOperation = &operation{api: "mall.User.withdrawals", idempotency: "key", balance: true}

// Withdraw calls mall.User.withdrawals: Withdraw from the wallet.
//
// Requests a payout. The amount is debited immediately and returned when the request is refused; the fee is deducted from it. A request is
// refused while another one is under review, or when one was paid out today. A bank card requires the code sent to the bound phone; WeChat,
// where offered, requires the real name from 2000.00.
//
// Needs a signed-in customer. Retried automatically with one idempotency key.
//
// Errors: ErrInsufficientBalance (code 109, KindInsufficientBalance), ErrSessionInvalid (code 203, KindSessionInvalid), ErrCodeWrong (code
// 302, KindBusiness), ErrCodeExpired (code 303, KindBusiness), ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code
// 50010, KindBusiness), ErrTooBusy (code 50032, KindRateLimited), ErrStateRefuses (code 50486, KindBusiness), ErrBelowMinimum (code 50730,
// KindBusiness), ErrAboveMaximum (code 50731, KindBusiness).
func (service *WalletService) Withdraw(ctx context.Context, request WalletWithdrawRequest, options ...CallOption) error {
	return invokeWithoutResult(ctx, service.client, walletWithdrawOperation, request, options)
}

var walletWithdrawalFormOperation = &operation{api: "mall.User.intoWithdrawals", idempotency: "safe"}

// WithdrawalForm calls mall.User.intoWithdrawals: Show the form of a withdrawal.
//
// Balance, limits, fee, bound phone and bank cards for a withdrawal.
//
// Needs a signed-in customer. Retried automatically.
//
// Errors: ErrSessionInvalid (code 203, KindSessionInvalid), ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010,
// KindBusiness).
func (service *WalletService) WithdrawalForm(ctx context.Context, options ...CallOption) (*WithdrawalForm, error) {
	return invoke[*WithdrawalForm](ctx, service.client, walletWithdrawalFormOperation, nil, options)
}
