// Code generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. DO NOT EDIT.

package mall

import (
	"context"
)

// ShellService has the operations of a domain: Header, footer, notices, languages, currencies.
type ShellService struct{ client *Client }

var shellChangeCurrencyOperation = &operation{api: "app.common.userChangeCurrency", idempotency: "safe"}

// ChangeCurrency calls app.common.userChangeCurrency: Select the display currency.
//
// Selects the display currency. The mall has one; its id is accepted without effect, other ids are refused.
//
// Works with and without a session. Retried automatically.
//
// Errors: ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010, KindBusiness).
func (service *ShellService) ChangeCurrency(ctx context.Context, request ShellChangeCurrencyRequest, options ...CallOption) error {
	return invokeWithoutResult(ctx, service.client, shellChangeCurrencyOperation, request, options)
}

var shellConfigurationOperation = &operation{api: "mall.Home.GetBasicConfiguration", idempotency: "safe"}

// Configuration calls mall.Home.GetBasicConfiguration: Show the settings of the mall.
//
// Public configuration of the mall, with the icon of the browser tab, names, logos and legal lines.
//
// Needs no session. Retried automatically.
//
// Errors: ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010, KindBusiness).
func (service *ShellService) Configuration(ctx context.Context, options ...CallOption) (*ShellConfigurationData, error) {
	return invoke[*ShellConfigurationData](ctx, service.client, shellConfigurationOperation, nil, options)
}

var shellCurrenciesOperation = &operation{api: "app.common.getCurrencys", idempotency: "safe"}

// Currencies calls app.common.getCurrencys: List the currencies.
//
// Available display currencies. The mall has one, the default currency.
//
// Needs no session. Retried automatically.
//
// Errors: ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010, KindBusiness).
func (service *ShellService) Currencies(ctx context.Context, options ...CallOption) ([]Currency, error) {
	return invoke[[]Currency](ctx, service.client, shellCurrenciesOperation, nil, options)
}

var shellDefaultCurrencyOperation = &operation{api: "app.common.getStoreDefaultCurrency", idempotency: "safe"}

// DefaultCurrency calls app.common.getStoreDefaultCurrency: Show the default currency.
//
// Currency of all amounts of the gateway.
//
// Needs no session. Retried automatically.
//
// Errors: ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010, KindBusiness).
func (service *ShellService) DefaultCurrency(ctx context.Context, options ...CallOption) (*Currency, error) {
	return invoke[*Currency](ctx, service.client, shellDefaultCurrencyOperation, nil, options)
}

var shellIndexOperation = &operation{api: "mall.Index.index", idempotency: "safe"}

// Index calls mall.Index.index: Show the page shell.
//
// Data of the header, footer and side bar for the caller, with sign-in state, cart badge, product classes, menu items and presentation
// settings.
//
// Works with and without a session. Retried automatically.
//
// Errors: ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010, KindBusiness).
func (service *ShellService) Index(ctx context.Context, options ...CallOption) (*Shell, error) {
	return invoke[*Shell](ctx, service.client, shellIndexOperation, nil, options)
}

var shellLanguagesOperation = &operation{api: "app.common.getLangs", idempotency: "safe"}

// Languages calls app.common.getLangs: List the languages.
//
// The languages of the mall, for a language switcher. A code listed here is accepted as the `language` of a call.
//
// Needs no session. Retried automatically.
//
// Errors: ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010, KindBusiness).
func (service *ShellService) Languages(ctx context.Context, options ...CallOption) ([]MallLanguage, error) {
	return invoke[[]MallLanguage](ctx, service.client, shellLanguagesOperation, nil, options)
}

var shellNoticeOperation = &operation{api: "mall.User.getUserTell", idempotency: "safe"}

// Notice calls mall.User.getUserTell: Show the current notice.
//
// Called on every navigation. During maintenance the response has code 4003 with the notice as data. Otherwise it contains the newest
// active notice that the caller has not read (`mall.User.markToRead`), or one with type 0 when there is none.
//
// Works with and without a session. Retried automatically.
//
// Errors: ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010, KindBusiness).
func (service *ShellService) Notice(ctx context.Context, options ...CallOption) (*Notice, error) {
	return invoke[*Notice](ctx, service.client, shellNoticeOperation, nil, options)
}

var shellReadNoticeOperation = &operation{api: "mall.User.markToRead", idempotency: "safe"}

// ReadNotice calls mall.User.markToRead: Dismiss a notice.
//
// Marks a notice as read by the customer; `mall.User.getUserTell` then omits it.
//
// Needs a signed-in customer. Retried automatically.
//
// Errors: ErrSessionInvalid (code 203, KindSessionInvalid), ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010,
// KindBusiness).
func (service *ShellService) ReadNotice(ctx context.Context, request ShellReadNoticeRequest, options ...CallOption) error {
	return invokeWithoutResult(ctx, service.client, shellReadNoticeOperation, request, options)
}

var shellSelectLanguageOperation = &operation{api: "mall.home.select_language", idempotency: "safe"}

// SelectLanguage calls mall.home.select_language: Select the session's language.
//
// Stores the language of this call with the session. It applies to later calls of the session without a language. The language is not a
// field: it is the `language` that every call can carry. For a visitor without a session nothing is stored.
//
// Works with and without a session. Retried automatically.
//
// Errors: ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010, KindBusiness).
func (service *ShellService) SelectLanguage(ctx context.Context, options ...CallOption) error {
	return invokeWithoutResult(ctx, service.client, shellSelectLanguageOperation, nil, options)
}
