// Code generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. DO NOT EDIT.

package mall

import (
	"context"
)

// AuthService has the operations of a domain: Captcha, signing in and out, legal texts.
type AuthService struct{ client *Client }

var authAgreementOperation = &operation{api: "mall.Login.registerAgreement", idempotency: "safe"}

// Agreement calls mall.Login.registerAgreement: Show a legal text.
//
// Legal text for registration, shop applications or membership purchases, or the privacy policy.
//
// Needs no session. Retried automatically.
//
// Errors: ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010, KindBusiness).
func (service *AuthService) Agreement(ctx context.Context, request AuthAgreementRequest, options ...CallOption) (*Agreement, error) {
	return invoke[*Agreement](ctx, service.client, authAgreementOperation, request, options)
}

var authCaptchaOperation = &operation{api: "mall.Login.getCode", idempotency: "safe"}

// Captcha calls mall.Login.getCode: Get a captcha.
//
// Captcha image with a proof-of-work alternative for the same token.
//
// Needs no session. Retried automatically.
//
// Errors: ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010, KindBusiness), ErrTooBusy (code 50032,
// KindRateLimited).
func (service *AuthService) Captcha(ctx context.Context, options ...CallOption) (*Captcha, error) {
	return invoke[*Captcha](ctx, service.client, authCaptchaOperation, nil, options)
}

var authLoginOperation = &operation{api: "mall.Login.login", idempotency: "no", issuesToken: true}

// Login calls mall.Login.login: Sign in with a password.
//
// Signs a customer in by phone, e-mail or account name. The guest's cart is merged into the customer's cart, and the guest session ends.
// Unknown accounts get the same response as wrong passwords. `phone` is required with `type` 1 and 3, `e_mail` with `type` 2.
//
// Needs no session. Never retried automatically.
//
// Errors: ErrCredentialsWrong (code 305, KindBusiness), ErrTooManyAttempts (code 416, KindRateLimited), ErrMaintenance (code 4003,
// KindMaintenance), ErrParameterRefused (code 50010, KindBusiness), ErrTooBusy (code 50032, KindRateLimited), ErrCaptchaWrong (code 51127,
// KindBusiness).
func (service *AuthService) Login(ctx context.Context, request AuthLoginRequest, options ...CallOption) (*SignedIn, error) {
	return invoke[*SignedIn](ctx, service.client, authLoginOperation, request, options)
}

var authLoginByCodeOperation = &operation{api: "mall.Login.register", idempotency: "no", issuesToken: true}

// LoginByCode calls mall.Login.register: Sign in with a code.
//
// Signs in with a code sent to a phone or an e-mail address. An unknown phone or address is registered; that customer has no password yet
// (`y_password` 0) and chooses an account name and password next. The guest's cart is merged into the customer's cart, and the guest
// session ends. Known and unknown accounts get the same responses until the code is verified.
//
// Needs no session. Never retried automatically.
//
// Errors: ErrCodeWrong (code 302, KindBusiness), ErrCodeExpired (code 303, KindBusiness), ErrMaintenance (code 4003, KindMaintenance),
// ErrParameterRefused (code 50010, KindBusiness), ErrTooBusy (code 50032, KindRateLimited), ErrCaptchaWrong (code 51127, KindBusiness).
func (service *AuthService) LoginByCode(ctx context.Context, request AuthLoginByCodeRequest, options ...CallOption) (*SignedIn, error) {
	return invoke[*SignedIn](ctx, service.client, authLoginByCodeOperation, request, options)
}

var authLoginByTokenOperation = &operation{api: "mall.Login.autoLogin", idempotency: "no", issuesToken: true}

// LoginByToken calls mall.Login.autoLogin: Sign in automatically.
//
// Signs a customer in with the token of an earlier sign-in with `isAuto`. The token is consumed; the response contains the next one, valid
// for 30 days. An unknown, used or expired token is refused.
//
// Needs no session. Never retried automatically.
//
// Errors: ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010, KindBusiness), ErrTooBusy (code 50032,
// KindRateLimited).
func (service *AuthService) LoginByToken(ctx context.Context, request AuthLoginByTokenRequest, options ...CallOption) (*SignedIn, error) {
	return invoke[*SignedIn](ctx, service.client, authLoginByTokenOperation, request, options)
}

var authLogoutOperation = &operation{api: "mall.Login.quit", idempotency: "no"}

// Logout calls mall.Login.quit: Sign out.
//
// Ends the session of the caller. The cart stays with the customer.
//
// Needs a signed-in customer. Never retried automatically.
//
// Errors: ErrSessionInvalid (code 203, KindSessionInvalid), ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010,
// KindBusiness).
func (service *AuthService) Logout(ctx context.Context, options ...CallOption) error {
	return invokeWithoutResult(ctx, service.client, authLogoutOperation, nil, options)
}

var authRegisterOperation = &operation{api: "mall.Login.userRegister", idempotency: "no", issuesToken: true}

// Register calls mall.Login.userRegister: Register with a password.
//
// Registers a customer with an account name, a password and a phone or e-mail address verified by a code, and signs the customer in. The
// guest's cart is merged into the customer's cart, and the guest session ends. An existing registration is disclosed only to a caller with
// the code.
//
// Needs no session. Never retried automatically.
//
// Errors: ErrAccountRegistered (code 300, KindBusiness), ErrPhoneRegistered (code 301, KindBusiness), ErrCodeWrong (code 302,
// KindBusiness), ErrCodeExpired (code 303, KindBusiness), ErrPasswordInvalid (code 312, KindBusiness), ErrMaintenance (code 4003,
// KindMaintenance), ErrParameterRefused (code 50010, KindBusiness), ErrTooBusy (code 50032, KindRateLimited), ErrCaptchaWrong (code 51127,
// KindBusiness).
func (service *AuthService) Register(ctx context.Context, request AuthRegisterRequest, options ...CallOption) (*Registered, error) {
	return invoke[*Registered](ctx, service.client, authRegisterOperation, request, options)
}

var authRegisterPageOperation = &operation{api: "mall.Login.userRegisterPage", idempotency: "safe"}

// RegisterPage calls mall.Login.userRegisterPage: Show the registration page data.
//
// Title of the agreement to accept. Its text is returned by `mall.Login.registerAgreement` with `type` 0.
//
// Needs no session. Retried automatically.
//
// Errors: ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010, KindBusiness).
func (service *AuthService) RegisterPage(ctx context.Context, options ...CallOption) (*RegisterPage, error) {
	return invoke[*RegisterPage](ctx, service.client, authRegisterPageOperation, nil, options)
}

var authResetPasswordOperation = &operation{api: "mall.Login.forgotpassword", idempotency: "no", keepsToken: true}

// ResetPassword calls mall.Login.forgotpassword: Reset a forgotten password.
//
// Sets a new login password, confirmed by a code sent to the phone or e-mail address of the account, and ends all sessions of the account.
// No code is sent to unknown accounts.
//
// Needs no session. Never retried automatically.
//
// Errors: ErrCodeWrong (code 302, KindBusiness), ErrCodeExpired (code 303, KindBusiness), ErrPasswordInvalid (code 312, KindBusiness),
// ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010, KindBusiness), ErrTooBusy (code 50032, KindRateLimited),
// ErrCaptchaWrong (code 51127, KindBusiness).
func (service *AuthService) ResetPassword(ctx context.Context, request AuthResetPasswordRequest, options ...CallOption) error {
	return invokeWithoutResult(ctx, service.client, authResetPasswordOperation, request, options)
}

var authSendCodeOperation = &operation{api: "mall.User.secretKey", idempotency: "no"}

// SendCode calls mall.User.secretKey: Send a code by SMS.
//
// Sends a six-digit code. Types 1 and 2 go to `phone`, registered or not. The other types require a signed-in customer and go to the bound
// phone, type 3 to `newPhone` when it is given. A code is valid only for its purpose. Another code can be requested after 60 seconds.
//
// Works with and without a session. Never retried automatically.
//
// Errors: ErrCodeRateLimited (code 220, KindRateLimited), ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010,
// KindBusiness), ErrCaptchaWrong (code 51127, KindBusiness).
func (service *AuthService) SendCode(ctx context.Context, request AuthSendCodeRequest, options ...CallOption) (*CodeRequested, error) {
	return invoke[*CodeRequested](ctx, service.client, authSendCodeOperation, request, options)
}

var authSendEmailCodeOperation = &operation{api: "mall.User.send_email_verification_code", idempotency: "no"}

// SendEmailCode calls mall.User.send_email_verification_code: Send a code by e-mail.
//
// Sends a six-digit code to an e-mail address for sign-in, registration or a forgotten password. For a forgotten password, unknown
// addresses get no code and the same response. Another code can be requested after 60 seconds.
//
// Needs no session. Never retried automatically.
//
// Errors: ErrCodeRateLimited (code 220, KindRateLimited), ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010,
// KindBusiness), ErrCaptchaWrong (code 51127, KindBusiness).
func (service *AuthService) SendEmailCode(ctx context.Context, request AuthSendEmailCodeRequest, options ...CallOption) (*CodeRequested, error) {
	return invoke[*CodeRequested](ctx, service.client, authSendEmailCodeOperation, request, options)
}

var authSendResetCodeOperation = &operation{api: "mall.Login.secretKey", idempotency: "no"}

// SendResetCode calls mall.Login.secretKey: Send a code for a forgotten password.
//
// Sends a code by SMS to the phone of an account. Unknown phones get no code and the same response. Another code can be requested after 60
// seconds.
//
// Needs no session. Never retried automatically.
//
// Errors: ErrCodeRateLimited (code 220, KindRateLimited), ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010,
// KindBusiness), ErrCaptchaWrong (code 51127, KindBusiness).
func (service *AuthService) SendResetCode(ctx context.Context, request AuthSendResetCodeRequest, options ...CallOption) (*CodeRequested, error) {
	return invoke[*CodeRequested](ctx, service.client, authSendResetCodeOperation, request, options)
}

var authSetPasswordOperation = &operation{api: "mall.User.setUsernamePassword", idempotency: "no"}

// SetPassword calls mall.User.setUsernamePassword: Set the account name and password.
//
// For a customer registered by a code who has no login password yet (`y_password` 0). Other customers change their password in the security
// settings. The customer's other sessions end.
//
// Needs a signed-in customer. Never retried automatically.
//
// Errors: ErrSessionInvalid (code 203, KindSessionInvalid), ErrAccountRegistered (code 300, KindBusiness), ErrPasswordInvalid (code 312,
// KindBusiness), ErrMaintenance (code 4003, KindMaintenance), ErrParameterRefused (code 50010, KindBusiness), ErrStateRefuses (code 50486,
// KindBusiness).
func (service *AuthService) SetPassword(ctx context.Context, request AuthSetPasswordRequest, options ...CallOption) error {
	return invokeWithoutResult(ctx, service.client, authSetPasswordOperation, request, options)
}
