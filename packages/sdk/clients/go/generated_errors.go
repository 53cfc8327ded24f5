// Code generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. DO NOT EDIT.

package mall

// Names of the codes of the error catalog.
const (
	// ErrUnknownProduct is code 101: The product does not exist or is deleted.
	ErrUnknownProduct ErrorName = "unknown_product"

	// ErrBusy is code 105: Busy, or stock ran short.
	ErrBusy ErrorName = "busy"

	// ErrInsufficientBalance is code 109: The wallet balance does not cover the amount.
	ErrInsufficientBalance ErrorName = "insufficient_balance"

	// ErrBusinessRefusal is code 110: Business refusal, or too little stock on adding to the cart.
	ErrBusinessRefusal ErrorName = "business_refusal"

	// ErrMessageEmpty is code 111: A chat message without content.
	ErrMessageEmpty ErrorName = "message_empty"

	// ErrMessageNotStored is code 112: A chat message could not be stored.
	ErrMessageNotStored ErrorName = "message_not_stored"

	// ErrUnknownShop is code 115: The shop does not exist.
	ErrUnknownShop ErrorName = "unknown_shop"

	// ErrTokenMissing is code 116: A token is missing.
	ErrTokenMissing ErrorName = "token_missing"

	// ErrPhoneInvalid is code 117: The phone number is not valid (shop application).
	ErrPhoneInvalid ErrorName = "phone_invalid"

	// ErrProductOffShelf is code 120: The product is off the shelf.
	ErrProductOffShelf ErrorName = "product_off_shelf"

	// ErrProductUnknownOnAdd is code 121: Unknown product on adding to the cart.
	ErrProductUnknownOnAdd ErrorName = "product_unknown_on_add"

	// ErrSessionInvalid is code 203: No session, or one that is no longer valid, where a signed-in customer is needed: sign in with
	// `mall.Login.login`.
	ErrSessionInvalid ErrorName = "session_invalid"

	// ErrSessionExpired is code 204: The session has expired.
	ErrSessionExpired ErrorName = "session_expired"

	// ErrCodeRateLimited is code 220: Too many codes by SMS or e-mail were asked for, or the message could not be sent.
	ErrCodeRateLimited ErrorName = "code_rate_limited"

	// ErrCouponEnded is code 222: The coupon campaign is over, or has none left.
	ErrCouponEnded ErrorName = "coupon_ended"

	// ErrShopNameTaken is code 223: The shop name is taken.
	ErrShopNameTaken ErrorName = "shop_name_taken"

	// ErrApplicationNotStored is code 224: The shop application could not be stored.
	ErrApplicationNotStored ErrorName = "application_not_stored"

	// ErrShopNameRefused is code 225: The shop name holds a forbidden word.
	ErrShopNameRefused ErrorName = "shop_name_refused"

	// ErrAccountRegistered is code 300: The account name is registered already.
	ErrAccountRegistered ErrorName = "account_registered"

	// ErrPhoneRegistered is code 301: The phone or e-mail address is registered already.
	ErrPhoneRegistered ErrorName = "phone_registered"

	// ErrCodeWrong is code 302: The code sent by SMS or e-mail is wrong.
	ErrCodeWrong ErrorName = "code_wrong"

	// ErrCodeExpired is code 303: No code was asked for, or it has expired, is used up or was tried too often.
	ErrCodeExpired ErrorName = "code_expired"

	// ErrPasswordWrong is code 304: The password is wrong.
	ErrPasswordWrong ErrorName = "password_wrong"

	// ErrCredentialsWrong is code 305: Account or password is wrong; known and unknown accounts get the same code.
	ErrCredentialsWrong ErrorName = "credentials_wrong"

	// ErrCodeStillValid is code 308: The code sent before is still valid.
	ErrCodeStillValid ErrorName = "code_still_valid"

	// ErrNotRegistered is code 309: The phone or e-mail is not registered.
	ErrNotRegistered ErrorName = "not_registered"

	// ErrNicknameInvalid is code 311: The nickname does not have the right form.
	ErrNicknameInvalid ErrorName = "nickname_invalid"

	// ErrPasswordInvalid is code 312: The password is too easy to guess, such as a common one or one with the account name.
	ErrPasswordInvalid ErrorName = "password_invalid"

	// ErrAccountInvalid is code 314: The account name does not have the right form.
	ErrAccountInvalid ErrorName = "account_invalid"

	// ErrPhoneFormatInvalid is code 315: The phone number does not have the right form.
	ErrPhoneFormatInvalid ErrorName = "phone_format_invalid"

	// ErrPictureMissing is code 320: No picture was sent.
	ErrPictureMissing ErrorName = "picture_missing"

	// ErrPictureTypeMissing is code 321: The kind of the picture is missing.
	ErrPictureTypeMissing ErrorName = "picture_type_missing"

	// ErrPictureTypeRefused is code 322: The file is no picture of an allowed kind.
	ErrPictureTypeRefused ErrorName = "picture_type_refused"

	// ErrPictureNameMissing is code 323: The name of the picture is missing.
	ErrPictureNameMissing ErrorName = "picture_name_missing"

	// ErrShopNameInvalid is code 324: The shop name does not have the right form.
	ErrShopNameInvalid ErrorName = "shop_name_invalid"

	// ErrShopInformationInvalid is code 325: The shop description does not have the right form.
	ErrShopInformationInvalid ErrorName = "shop_information_invalid"

	// ErrShopRangeInvalid is code 326: The shop's range of goods does not have the right form.
	ErrShopRangeInvalid ErrorName = "shop_range_invalid"

	// ErrIdentityInvalid is code 327: The identity number does not have the right form.
	ErrIdentityInvalid ErrorName = "identity_invalid"

	// ErrShopPhoneInvalid is code 328: The shop's phone does not have the right form.
	ErrShopPhoneInvalid ErrorName = "shop_phone_invalid"

	// ErrShopAddressInvalid is code 329: The shop's address does not have the right form.
	ErrShopAddressInvalid ErrorName = "shop_address_invalid"

	// ErrNoPasswordYet is code 330: The customer has no password yet.
	ErrNoPasswordYet ErrorName = "no_password_yet"

	// ErrCustomerUnknown is code 331: The customer does not exist.
	ErrCustomerUnknown ErrorName = "customer_unknown"

	// ErrStockShort is code 333: Too little stock.
	ErrStockShort ErrorName = "stock_short"

	// ErrProductNotOnSale is code 334: The product is not on sale.
	ErrProductNotOnSale ErrorName = "product_not_on_sale"

	// ErrProductIncomplete is code 335: The data of the product are incomplete.
	ErrProductIncomplete ErrorName = "product_incomplete"

	// ErrRefused is code 400: General refusal.
	ErrRefused ErrorName = "refused"

	// ErrSignInRequired is code 404: Please sign in (coupon and message operations).
	ErrSignInRequired ErrorName = "sign_in_required"

	// ErrPasswordUnchanged is code 415: The new password equals the old one.
	ErrPasswordUnchanged ErrorName = "password_unchanged"

	// ErrTooManyAttempts is code 416: Too many wrong passwords; Retry-After holds the seconds until another is accepted.
	ErrTooManyAttempts ErrorName = "too_many_attempts"

	// ErrMaintenance is code 4003: The mall is in maintenance; data holds the notice.
	ErrMaintenance ErrorName = "maintenance"

	// ErrUnavailable is code 50002: The service is not available, or failed by its own fault; data.request_id names the request.
	ErrUnavailable ErrorName = "unavailable"

	// ErrOperationFailed is code 50009: The operation is not available here.
	ErrOperationFailed ErrorName = "operation_failed"

	// ErrParameterRefused is code 50010: The request breaks the contract (data.errors lists the fields), or names a record that is missing or
	// somebody else's.
	ErrParameterRefused ErrorName = "parameter_refused"

	// ErrAddFailed is code 50022: Adding failed.
	ErrAddFailed ErrorName = "add_failed"

	// ErrChangeFailed is code 50023: Changing failed.
	ErrChangeFailed ErrorName = "change_failed"

	// ErrDeleteFailed is code 50024: Deleting failed.
	ErrDeleteFailed ErrorName = "delete_failed"

	// ErrTooBusy is code 50032: Too many requests, or the same request is still being worked on.
	ErrTooBusy ErrorName = "too_busy"

	// ErrLoginPasswordWrong is code 50053: The present login password is wrong.
	ErrLoginPasswordWrong ErrorName = "login_password_wrong"

	// ErrSmsCodeWrong is code 50069: The SMS code is wrong.
	ErrSmsCodeWrong ErrorName = "sms_code_wrong"

	// ErrSmsCodeExpired is code 50070: The SMS code has expired.
	ErrSmsCodeExpired ErrorName = "sms_code_expired"

	// ErrPasswordChangeFailed is code 50078: The password could not be changed.
	ErrPasswordChangeFailed ErrorName = "password_change_failed"

	// ErrOrderShipped is code 50084: The order has been shipped and can no longer be cancelled.
	ErrOrderShipped ErrorName = "order_shipped"

	// ErrNotOnSale is code 50143: The product is not on sale.
	ErrNotOnSale ErrorName = "not_on_sale"

	// ErrLinesShortOfStock is code 50146: Some lines are short of stock.
	ErrLinesShortOfStock ErrorName = "lines_short_of_stock"

	// ErrInsufficientStock is code 50150: There is not enough stock for the quantity.
	ErrInsufficientStock ErrorName = "insufficient_stock"

	// ErrNameOrPasswordWrong is code 50200: Account or password is wrong.
	ErrNameOrPasswordWrong ErrorName = "name_or_password_wrong"

	// ErrProductParameterRefused is code 50276: The product parameter is refused.
	ErrProductParameterRefused ErrorName = "product_parameter_refused"

	// ErrNoDeliveryAddress is code 50278: No delivery address is chosen, or the area is not served.
	ErrNoDeliveryAddress ErrorName = "no_delivery_address"

	// ErrOrderNotCreated is code 50280: The order could not be created.
	ErrOrderNotCreated ErrorName = "order_not_created"

	// ErrInvoiceNameMissing is code 50344: The invoice title has no company name.
	ErrInvoiceNameMissing ErrorName = "invoice_name_missing"

	// ErrNoSmsTemplate is code 50390: No SMS template is configured.
	ErrNoSmsTemplate ErrorName = "no_sms_template"

	// ErrLoginPasswordNotSet is code 50468: The customer has no login password.
	ErrLoginPasswordNotSet ErrorName = "login_password_not_set"

	// ErrBalanceShort is code 50470: The wallet balance does not cover the amount.
	ErrBalanceShort ErrorName = "balance_short"

	// ErrStateRefuses is code 50486: The record is in a state that does not allow this.
	ErrStateRefuses ErrorName = "state_refuses"

	// ErrWithdrawalBelowMinimum is code 50496: The withdrawal is below the minimum.
	ErrWithdrawalBelowMinimum ErrorName = "withdrawal_below_minimum"

	// ErrWithdrawalAboveMaximum is code 50497: The withdrawal is above the maximum.
	ErrWithdrawalAboveMaximum ErrorName = "withdrawal_above_maximum"

	// ErrWithdrawalBelowFee is code 50498: The withdrawal does not exceed its fee.
	ErrWithdrawalBelowFee ErrorName = "withdrawal_below_fee"

	// ErrIllegal is code 50541: Please sign in, or illegal access.
	ErrIllegal ErrorName = "illegal"

	// ErrAboveWithdrawable is code 50728: The amount exceeds what can be withdrawn.
	ErrAboveWithdrawable ErrorName = "above_withdrawable"

	// ErrWithdrawalAboveBalance is code 50729: The amount exceeds the balance.
	ErrWithdrawalAboveBalance ErrorName = "withdrawal_above_balance"

	// ErrBelowMinimum is code 50730: The amount is below the minimum of a withdrawal or a recharge.
	ErrBelowMinimum ErrorName = "below_minimum"

	// ErrAboveMaximum is code 50731: The amount is above the maximum of a withdrawal.
	ErrAboveMaximum ErrorName = "above_maximum"

	// ErrPaymentPasswordMissing is code 50735: The payment password was not verified for this payment.
	ErrPaymentPasswordMissing ErrorName = "payment_password_missing"

	// ErrPaymentPasswordLocked is code 50736: Too many wrong payment passwords: locked until tomorrow.
	ErrPaymentPasswordLocked ErrorName = "payment_password_locked"

	// ErrPaymentPasswordNotSet is code 50737: The customer has not set a payment password.
	ErrPaymentPasswordNotSet ErrorName = "payment_password_not_set"

	// ErrPaymentPasswordWrong is code 50738: The payment password is wrong; data.attempts_left says how many tries remain.
	ErrPaymentPasswordWrong ErrorName = "payment_password_wrong"

	// ErrCartLineShortOfStock is code 50871: A cart line asks for more than there is.
	ErrCartLineShortOfStock ErrorName = "cart_line_short_of_stock"

	// ErrFavoriteRemoveFailed is code 50890: The favorite could not be removed.
	ErrFavoriteRemoveFailed ErrorName = "favorite_remove_failed"

	// ErrAlreadyFavorite is code 50891: The product is a favorite already.
	ErrAlreadyFavorite ErrorName = "already_favorite"

	// ErrPhoneNotRegistered is code 50897: The phone is not registered.
	ErrPhoneNotRegistered ErrorName = "phone_not_registered"

	// ErrOrderSplitFailed is code 50919: The order could not be split.
	ErrOrderSplitFailed ErrorName = "order_split_failed"

	// ErrCartUpdateFailed is code 50921: The cart could not be updated.
	ErrCartUpdateFailed ErrorName = "cart_update_failed"

	// ErrCaptchaWrong is code 51127: The captcha answer is wrong, used or expired.
	ErrCaptchaWrong ErrorName = "captcha_wrong"

	// ErrCurrencyChanged is code 51144: Currency or rate changed since settlement.
	ErrCurrencyChanged ErrorName = "currency_changed"
)

// catalogEntry is a code of the error catalog.
type catalogEntry struct {
	name      ErrorName
	kind      Kind
	retryable bool
	meaning   string
}

// catalogEntryOf returns the entry of a code; false for a code that this version does not know.
func catalogEntryOf(code string) (catalogEntry, bool) {
	switch code {
	case "101":
		return catalogEntry{ErrUnknownProduct, KindBusiness, false, "The product does not exist or is deleted."}, true
	case "105":
		return catalogEntry{ErrBusy, KindBusiness, true, "Busy, or stock ran short."}, true
	case "109":
		return catalogEntry{ErrInsufficientBalance, KindInsufficientBalance, false, "The wallet balance does not cover the amount."}, true
	case "110":
		return catalogEntry{ErrBusinessRefusal, KindBusiness, false, "Business refusal, or too little stock on adding to the cart."}, true
	case "111":
		return catalogEntry{ErrMessageEmpty, KindBusiness, false, "A chat message without content."}, true
	case "112":
		return catalogEntry{ErrMessageNotStored, KindBusiness, true, "A chat message could not be stored."}, true
	case "115":
		return catalogEntry{ErrUnknownShop, KindBusiness, false, "The shop does not exist."}, true
	case "116":
		return catalogEntry{ErrTokenMissing, KindBusiness, false, "A token is missing."}, true
	case "117":
		return catalogEntry{ErrPhoneInvalid, KindBusiness, false, "The phone number is not valid (shop application)."}, true
	case "120":
		return catalogEntry{ErrProductOffShelf, KindBusiness, false, "The product is off the shelf."}, true
	case "121":
		return catalogEntry{ErrProductUnknownOnAdd, KindBusiness, false, "Unknown product on adding to the cart."}, true
	case "203":
		return catalogEntry{ErrSessionInvalid, KindSessionInvalid, false, "No session, or one that is no longer valid, where a signed-in customer is needed: sign in with `mall.Login.login`."}, true
	case "204":
		return catalogEntry{ErrSessionExpired, KindBusiness, false, "The session has expired."}, true
	case "220":
		return catalogEntry{ErrCodeRateLimited, KindRateLimited, false, "Too many codes by SMS or e-mail were asked for, or the message could not be sent."}, true
	case "222":
		return catalogEntry{ErrCouponEnded, KindBusiness, false, "The coupon campaign is over, or has none left."}, true
	case "223":
		return catalogEntry{ErrShopNameTaken, KindBusiness, false, "The shop name is taken."}, true
	case "224":
		return catalogEntry{ErrApplicationNotStored, KindBusiness, true, "The shop application could not be stored."}, true
	case "225":
		return catalogEntry{ErrShopNameRefused, KindBusiness, false, "The shop name holds a forbidden word."}, true
	case "300":
		return catalogEntry{ErrAccountRegistered, KindBusiness, false, "The account name is registered already."}, true
	case "301":
		return catalogEntry{ErrPhoneRegistered, KindBusiness, false, "The phone or e-mail address is registered already."}, true
	case "302":
		return catalogEntry{ErrCodeWrong, KindBusiness, false, "The code sent by SMS or e-mail is wrong."}, true
	case "303":
		return catalogEntry{ErrCodeExpired, KindBusiness, false, "No code was asked for, or it has expired, is used up or was tried too often."}, true
	case "304":
		return catalogEntry{ErrPasswordWrong, KindBusiness, false, "The password is wrong."}, true
	case "305":
		return catalogEntry{ErrCredentialsWrong, KindBusiness, false, "Account or password is wrong; known and unknown accounts get the same code."}, true
	case "308":
		return catalogEntry{ErrCodeStillValid, KindBusiness, false, "The code sent before is still valid."}, true
	case "309":
		return catalogEntry{ErrNotRegistered, KindBusiness, false, "The phone or e-mail is not registered."}, true
	case "311":
		return catalogEntry{ErrNicknameInvalid, KindBusiness, false, "The nickname does not have the right form."}, true
	case "312":
		return catalogEntry{ErrPasswordInvalid, KindBusiness, false, "The password is too easy to guess, such as a common one or one with the account name."}, true
	case "314":
		return catalogEntry{ErrAccountInvalid, KindBusiness, false, "The account name does not have the right form."}, true
	case "315":
		return catalogEntry{ErrPhoneFormatInvalid, KindBusiness, false, "The phone number does not have the right form."}, true
	case "320":
		return catalogEntry{ErrPictureMissing, KindBusiness, false, "No picture was sent."}, true
	case "321":
		return catalogEntry{ErrPictureTypeMissing, KindBusiness, false, "The kind of the picture is missing."}, true
	case "322":
		return catalogEntry{ErrPictureTypeRefused, KindBusiness, false, "The file is no picture of an allowed kind."}, true
	case "323":
		return catalogEntry{ErrPictureNameMissing, KindBusiness, false, "The name of the picture is missing."}, true
	case "324":
		return catalogEntry{ErrShopNameInvalid, KindBusiness, false, "The shop name does not have the right form."}, true
	case "325":
		return catalogEntry{ErrShopInformationInvalid, KindBusiness, false, "The shop description does not have the right form."}, true
	case "326":
		return catalogEntry{ErrShopRangeInvalid, KindBusiness, false, "The shop's range of goods does not have the right form."}, true
	case "327":
		return catalogEntry{ErrIdentityInvalid, KindBusiness, false, "The identity number does not have the right form."}, true
	case "328":
		return catalogEntry{ErrShopPhoneInvalid, KindBusiness, false, "The shop's phone does not have the right form."}, true
	case "329":
		return catalogEntry{ErrShopAddressInvalid, KindBusiness, false, "The shop's address does not have the right form."}, true
	case "330":
		return catalogEntry{ErrNoPasswordYet, KindBusiness, false, "The customer has no password yet."}, true
	case "331":
		return catalogEntry{ErrCustomerUnknown, KindBusiness, false, "The customer does not exist."}, true
	case "333":
		return catalogEntry{ErrStockShort, KindBusiness, false, "Too little stock."}, true
	case "334":
		return catalogEntry{ErrProductNotOnSale, KindBusiness, false, "The product is not on sale."}, true
	case "335":
		return catalogEntry{ErrProductIncomplete, KindBusiness, false, "The data of the product are incomplete."}, true
	case "400":
		return catalogEntry{ErrRefused, KindBusiness, false, "General refusal."}, true
	case "404":
		return catalogEntry{ErrSignInRequired, KindSessionInvalid, false, "Please sign in (coupon and message operations)."}, true
	case "415":
		return catalogEntry{ErrPasswordUnchanged, KindBusiness, false, "The new password equals the old one."}, true
	case "416":
		return catalogEntry{ErrTooManyAttempts, KindRateLimited, false, "Too many wrong passwords; Retry-After holds the seconds until another is accepted."}, true
	case "4003":
		return catalogEntry{ErrMaintenance, KindMaintenance, false, "The mall is in maintenance; data holds the notice."}, true
	case "50002":
		return catalogEntry{ErrUnavailable, KindBusiness, true, "The service is not available, or failed by its own fault; data.request_id names the request."}, true
	case "50009":
		return catalogEntry{ErrOperationFailed, KindBusiness, false, "The operation is not available here."}, true
	case "50010":
		return catalogEntry{ErrParameterRefused, KindBusiness, false, "The request breaks the contract (data.errors lists the fields), or names a record that is missing or somebody else's."}, true
	case "50022":
		return catalogEntry{ErrAddFailed, KindBusiness, true, "Adding failed."}, true
	case "50023":
		return catalogEntry{ErrChangeFailed, KindBusiness, true, "Changing failed."}, true
	case "50024":
		return catalogEntry{ErrDeleteFailed, KindBusiness, true, "Deleting failed."}, true
	case "50032":
		return catalogEntry{ErrTooBusy, KindRateLimited, true, "Too many requests, or the same request is still being worked on."}, true
	case "50053":
		return catalogEntry{ErrLoginPasswordWrong, KindBusiness, false, "The present login password is wrong."}, true
	case "50069":
		return catalogEntry{ErrSmsCodeWrong, KindBusiness, false, "The SMS code is wrong."}, true
	case "50070":
		return catalogEntry{ErrSmsCodeExpired, KindBusiness, false, "The SMS code has expired."}, true
	case "50078":
		return catalogEntry{ErrPasswordChangeFailed, KindBusiness, true, "The password could not be changed."}, true
	case "50084":
		return catalogEntry{ErrOrderShipped, KindBusiness, false, "The order has been shipped and can no longer be cancelled."}, true
	case "50143":
		return catalogEntry{ErrNotOnSale, KindBusiness, false, "The product is not on sale."}, true
	case "50146":
		return catalogEntry{ErrLinesShortOfStock, KindBusiness, false, "Some lines are short of stock."}, true
	case "50150":
		return catalogEntry{ErrInsufficientStock, KindBusiness, false, "There is not enough stock for the quantity."}, true
	case "50200":
		return catalogEntry{ErrNameOrPasswordWrong, KindBusiness, false, "Account or password is wrong."}, true
	case "50276":
		return catalogEntry{ErrProductParameterRefused, KindBusiness, false, "The product parameter is refused."}, true
	case "50278":
		return catalogEntry{ErrNoDeliveryAddress, KindBusiness, false, "No delivery address is chosen, or the area is not served."}, true
	case "50280":
		return catalogEntry{ErrOrderNotCreated, KindBusiness, false, "The order could not be created."}, true
	case "50344":
		return catalogEntry{ErrInvoiceNameMissing, KindBusiness, false, "The invoice title has no company name."}, true
	case "50390":
		return catalogEntry{ErrNoSmsTemplate, KindBusiness, false, "No SMS template is configured."}, true
	case "50468":
		return catalogEntry{ErrLoginPasswordNotSet, KindBusiness, false, "The customer has no login password."}, true
	case "50470":
		return catalogEntry{ErrBalanceShort, KindInsufficientBalance, false, "The wallet balance does not cover the amount."}, true
	case "50486":
		return catalogEntry{ErrStateRefuses, KindBusiness, false, "The record is in a state that does not allow this."}, true
	case "50496":
		return catalogEntry{ErrWithdrawalBelowMinimum, KindBusiness, false, "The withdrawal is below the minimum."}, true
	case "50497":
		return catalogEntry{ErrWithdrawalAboveMaximum, KindBusiness, false, "The withdrawal is above the maximum."}, true
	case "50498":
		return catalogEntry{ErrWithdrawalBelowFee, KindBusiness, false, "The withdrawal does not exceed its fee."}, true
	case "50541":
		return catalogEntry{ErrIllegal, KindBusiness, false, "Please sign in, or illegal access."}, true
	case "50728":
		return catalogEntry{ErrAboveWithdrawable, KindBusiness, false, "The amount exceeds what can be withdrawn."}, true
	case "50729":
		return catalogEntry{ErrWithdrawalAboveBalance, KindBusiness, false, "The amount exceeds the balance."}, true
	case "50730":
		return catalogEntry{ErrBelowMinimum, KindBusiness, false, "The amount is below the minimum of a withdrawal or a recharge."}, true
	case "50731":
		return catalogEntry{ErrAboveMaximum, KindBusiness, false, "The amount is above the maximum of a withdrawal."}, true
	case "50735":
		return catalogEntry{ErrPaymentPasswordMissing, KindBusiness, false, "The payment password was not verified for this payment."}, true
	case "50736":
		return catalogEntry{ErrPaymentPasswordLocked, KindBusiness, false, "Too many wrong payment passwords: locked until tomorrow."}, true
	case "50737":
		return catalogEntry{ErrPaymentPasswordNotSet, KindBusiness, false, "The customer has not set a payment password."}, true
	case "50738":
		return catalogEntry{ErrPaymentPasswordWrong, KindBusiness, false, "The payment password is wrong; data.attempts_left says how many tries remain."}, true
	case "50871":
		return catalogEntry{ErrCartLineShortOfStock, KindBusiness, false, "A cart line asks for more than there is."}, true
	case "50890":
		return catalogEntry{ErrFavoriteRemoveFailed, KindBusiness, true, "The favorite could not be removed."}, true
	case "50891":
		return catalogEntry{ErrAlreadyFavorite, KindBusiness, false, "The product is a favorite already."}, true
	case "50897":
		return catalogEntry{ErrPhoneNotRegistered, KindBusiness, false, "The phone is not registered."}, true
	case "50919":
		return catalogEntry{ErrOrderSplitFailed, KindBusiness, false, "The order could not be split."}, true
	case "50921":
		return catalogEntry{ErrCartUpdateFailed, KindBusiness, true, "The cart could not be updated."}, true
	case "51127":
		return catalogEntry{ErrCaptchaWrong, KindBusiness, false, "The captcha answer is wrong, used or expired."}, true
	case "51144":
		return catalogEntry{ErrCurrencyChanged, KindBusiness, false, "Currency or rate changed since settlement."}, true
	}
	return catalogEntry{}, false
}
