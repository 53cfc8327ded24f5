// Generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. Do not edit.
/** The class of a code in the catalog. */
export type FaultClass = 'balance' | 'business' | 'maintenance' | 'session' | 'success';

/** Action that a client should take after an error code. */
export type FaultAction = 'backToCart' | 'home' | 'insufficientBalance' | 'maintenance' | 'none' | 'setPaymentPassword' | 'signIn' | 'toast';

/** Codes that are no plain business failure, and their class; it decides which error is thrown. */
export const classOfCode: Readonly<Record<string, FaultClass | 'rateLimit'>> = { 109: 'balance', 203: 'session', 220: 'rateLimit', 404: 'session', 416: 'rateLimit', 4003: 'maintenance', 50032: 'rateLimit', 50470: 'balance' };

/** Codes after which the very same request may succeed later. */
export const retryableCodes: readonly string[] = ['105', '112', '224', '50002', '50022', '50023', '50024', '50032', '50078', '50890', '50921'];

/** The identifier of each code. Apart from the catalog, which is larger: messages of errors hold it. */
export const codeNames: Readonly<Record<string, string>> = {
  101: 'unknown_product',
  105: 'busy',
  109: 'insufficient_balance',
  110: 'business_refusal',
  111: 'message_empty',
  112: 'message_not_stored',
  115: 'unknown_shop',
  116: 'token_missing',
  117: 'phone_invalid',
  120: 'product_off_shelf',
  121: 'product_unknown_on_add',
  200: 'ok',
  203: 'session_invalid',
  204: 'session_expired',
  220: 'code_rate_limited',
  222: 'coupon_ended',
  223: 'shop_name_taken',
  224: 'application_not_stored',
  225: 'shop_name_refused',
  300: 'account_registered',
  301: 'phone_registered',
  302: 'code_wrong',
  303: 'code_expired',
  304: 'password_wrong',
  305: 'credentials_wrong',
  308: 'code_still_valid',
  309: 'not_registered',
  311: 'nickname_invalid',
  312: 'password_invalid',
  314: 'account_invalid',
  315: 'phone_format_invalid',
  320: 'picture_missing',
  321: 'picture_type_missing',
  322: 'picture_type_refused',
  323: 'picture_name_missing',
  324: 'shop_name_invalid',
  325: 'shop_information_invalid',
  326: 'shop_range_invalid',
  327: 'identity_invalid',
  328: 'shop_phone_invalid',
  329: 'shop_address_invalid',
  330: 'no_password_yet',
  331: 'customer_unknown',
  333: 'stock_short',
  334: 'product_not_on_sale',
  335: 'product_incomplete',
  400: 'refused',
  404: 'sign_in_required',
  415: 'password_unchanged',
  416: 'too_many_attempts',
  4003: 'maintenance',
  50002: 'unavailable',
  50009: 'operation_failed',
  50010: 'parameter_refused',
  50022: 'add_failed',
  50023: 'change_failed',
  50024: 'delete_failed',
  50032: 'too_busy',
  50053: 'login_password_wrong',
  50069: 'sms_code_wrong',
  50070: 'sms_code_expired',
  50078: 'password_change_failed',
  50084: 'order_shipped',
  50143: 'not_on_sale',
  50146: 'lines_short_of_stock',
  50150: 'insufficient_stock',
  50200: 'name_or_password_wrong',
  50276: 'product_parameter_refused',
  50278: 'no_delivery_address',
  50280: 'order_not_created',
  50344: 'invoice_name_missing',
  50390: 'no_sms_template',
  50468: 'login_password_not_set',
  50470: 'balance_short',
  50486: 'state_refuses',
  50496: 'withdrawal_below_minimum',
  50497: 'withdrawal_above_maximum',
  50498: 'withdrawal_below_fee',
  50541: 'illegal',
  50728: 'above_withdrawable',
  50729: 'withdrawal_above_balance',
  50730: 'below_minimum',
  50731: 'above_maximum',
  50735: 'payment_password_missing',
  50736: 'payment_password_locked',
  50737: 'payment_password_not_set',
  50738: 'payment_password_wrong',
  50871: 'cart_line_short_of_stock',
  50890: 'favorite_remove_failed',
  50891: 'already_favorite',
  50897: 'phone_not_registered',
  50919: 'order_split_failed',
  50921: 'cart_update_failed',
  51127: 'captcha_wrong',
  51144: 'currency_changed',
};

/** Entry of an error code in the catalog. */
export interface CatalogueEntry {
  /** The identifier in code, "unknown_product". */
  readonly name: string;
  readonly class: FaultClass;
  readonly action: FaultAction;
  /** Whether the very same request may succeed later. */
  readonly retryable: boolean;
  /** Key of the text to show, in the namespace `errors`. */
  readonly key: string;
  /** False for a code that only other servers of the family response. */
  readonly emitted: boolean;
}

const entry = (name: string, cls: FaultClass, action: FaultAction, retryable: boolean, key: string, emitted: boolean): CatalogueEntry => ({
  name,
  class: cls,
  action,
  retryable,
  key,
  emitted,
});

/** The catalog of response codes. */
export const errorCatalog = {
  /** The product does not exist or is deleted. */
  '101': /*#__PURE__*/ entry('unknown_product', 'business', 'home', false, 'unknownProduct', true),
  /** Busy, or stock ran short. */
  '105': /*#__PURE__*/ entry('busy', 'business', 'toast', true, 'busy', false),
  /** The wallet balance does not cover the amount. */
  '109': /*#__PURE__*/ entry('insufficient_balance', 'balance', 'insufficientBalance', false, 'insufficientBalance', true),
  /** Business refusal, or too little stock on adding to the cart. */
  '110': /*#__PURE__*/ entry('business_refusal', 'business', 'toast', false, 'businessRefusal', false),
  /** A chat message without content. */
  '111': /*#__PURE__*/ entry('message_empty', 'business', 'toast', false, 'messageEmpty', false),
  /** A chat message could not be stored. */
  '112': /*#__PURE__*/ entry('message_not_stored', 'business', 'toast', true, 'messageNotStored', false),
  /** The shop does not exist. */
  '115': /*#__PURE__*/ entry('unknown_shop', 'business', 'toast', false, 'unknownShop', true),
  /** A token is missing. */
  '116': /*#__PURE__*/ entry('token_missing', 'business', 'toast', false, 'tokenMissing', false),
  /** The phone number is not valid (shop application). */
  '117': /*#__PURE__*/ entry('phone_invalid', 'business', 'toast', false, 'phoneInvalid', false),
  /** The product is off the shelf. */
  '120': /*#__PURE__*/ entry('product_off_shelf', 'business', 'toast', false, 'productOffShelf', false),
  /** Unknown product on adding to the cart. */
  '121': /*#__PURE__*/ entry('product_unknown_on_add', 'business', 'toast', false, 'productUnknownOnAdd', false),
  /** Success; `data` holds the result. */
  '200': /*#__PURE__*/ entry('ok', 'success', 'none', false, 'ok', true),
  /** No session, or one that is no longer valid, where a signed-in customer is needed: sign in with `mall.Login.login`. */
  '203': /*#__PURE__*/ entry('session_invalid', 'session', 'signIn', false, 'sessionInvalid', true),
  /** The session has expired. */
  '204': /*#__PURE__*/ entry('session_expired', 'business', 'toast', false, 'sessionExpired', false),
  /** Too many codes by SMS or e-mail were asked for, or the message could not be sent. */
  '220': /*#__PURE__*/ entry('code_rate_limited', 'business', 'toast', false, 'codeRateLimited', true),
  /** The coupon campaign is over, or has none left. */
  '222': /*#__PURE__*/ entry('coupon_ended', 'business', 'toast', false, 'couponEnded', true),
  /** The shop name is taken. */
  '223': /*#__PURE__*/ entry('shop_name_taken', 'business', 'toast', false, 'shopNameTaken', true),
  /** The shop application could not be stored. */
  '224': /*#__PURE__*/ entry('application_not_stored', 'business', 'toast', true, 'applicationNotStored', false),
  /** The shop name holds a forbidden word. */
  '225': /*#__PURE__*/ entry('shop_name_refused', 'business', 'toast', false, 'shopNameRefused', true),
  /** The account name is registered already. */
  '300': /*#__PURE__*/ entry('account_registered', 'business', 'toast', false, 'accountRegistered', true),
  /** The phone or e-mail address is registered already. */
  '301': /*#__PURE__*/ entry('phone_registered', 'business', 'toast', false, 'phoneRegistered', true),
  /** The code sent by SMS or e-mail is wrong. */
  '302': /*#__PURE__*/ entry('code_wrong', 'business', 'toast', false, 'codeWrong', true),
  /** No code was asked for, or it has expired, is used up or was tried too often. */
  '303': /*#__PURE__*/ entry('code_expired', 'business', 'toast', false, 'codeExpired', true),
  /** The password is wrong. */
  '304': /*#__PURE__*/ entry('password_wrong', 'business', 'toast', false, 'passwordWrong', false),
  /** Account or password is wrong; known and unknown accounts get the same code. */
  '305': /*#__PURE__*/ entry('credentials_wrong', 'business', 'toast', false, 'credentialsWrong', true),
  /** The code sent before is still valid. */
  '308': /*#__PURE__*/ entry('code_still_valid', 'business', 'toast', false, 'codeStillValid', false),
  /** The phone or e-mail is not registered. */
  '309': /*#__PURE__*/ entry('not_registered', 'business', 'toast', false, 'notRegistered', false),
  /** The nickname does not have the right form. */
  '311': /*#__PURE__*/ entry('nickname_invalid', 'business', 'toast', false, 'nicknameInvalid', false),
  /** The password is too easy to guess, such as a common one or one with the account name. */
  '312': /*#__PURE__*/ entry('password_invalid', 'business', 'toast', false, 'passwordInvalid', true),
  /** The account name does not have the right form. */
  '314': /*#__PURE__*/ entry('account_invalid', 'business', 'toast', false, 'accountInvalid', false),
  /** The phone number does not have the right form. */
  '315': /*#__PURE__*/ entry('phone_format_invalid', 'business', 'toast', false, 'phoneFormatInvalid', false),
  /** No picture was sent. */
  '320': /*#__PURE__*/ entry('picture_missing', 'business', 'toast', false, 'pictureMissing', false),
  /** The kind of the picture is missing. */
  '321': /*#__PURE__*/ entry('picture_type_missing', 'business', 'toast', false, 'pictureTypeMissing', false),
  /** The file is no picture of an allowed kind. */
  '322': /*#__PURE__*/ entry('picture_type_refused', 'business', 'toast', false, 'pictureTypeRefused', true),
  /** The name of the picture is missing. */
  '323': /*#__PURE__*/ entry('picture_name_missing', 'business', 'toast', false, 'pictureNameMissing', false),
  /** The shop name does not have the right form. */
  '324': /*#__PURE__*/ entry('shop_name_invalid', 'business', 'toast', false, 'shopNameInvalid', false),
  /** The shop description does not have the right form. */
  '325': /*#__PURE__*/ entry('shop_information_invalid', 'business', 'toast', false, 'shopInformationInvalid', false),
  /** The shop's range of goods does not have the right form. */
  '326': /*#__PURE__*/ entry('shop_range_invalid', 'business', 'toast', false, 'shopRangeInvalid', false),
  /** The identity number does not have the right form. */
  '327': /*#__PURE__*/ entry('identity_invalid', 'business', 'toast', false, 'identityInvalid', false),
  /** The shop's phone does not have the right form. */
  '328': /*#__PURE__*/ entry('shop_phone_invalid', 'business', 'toast', false, 'shopPhoneInvalid', false),
  /** The shop's address does not have the right form. */
  '329': /*#__PURE__*/ entry('shop_address_invalid', 'business', 'toast', false, 'shopAddressInvalid', false),
  /** The customer has no password yet. */
  '330': /*#__PURE__*/ entry('no_password_yet', 'business', 'toast', false, 'noPasswordYet', false),
  /** The customer does not exist. */
  '331': /*#__PURE__*/ entry('customer_unknown', 'business', 'toast', false, 'customerUnknown', false),
  /** Too little stock. */
  '333': /*#__PURE__*/ entry('stock_short', 'business', 'toast', false, 'stockShort', false),
  /** The product is not on sale. */
  '334': /*#__PURE__*/ entry('product_not_on_sale', 'business', 'toast', false, 'productNotOnSale', false),
  /** The data of the product are incomplete. */
  '335': /*#__PURE__*/ entry('product_incomplete', 'business', 'toast', false, 'productIncomplete', false),
  /** General refusal. */
  '400': /*#__PURE__*/ entry('refused', 'business', 'toast', false, 'refused', false),
  /** Please sign in (coupon and message operations). */
  '404': /*#__PURE__*/ entry('sign_in_required', 'session', 'signIn', false, 'signInRequired', false),
  /** The new password equals the old one. */
  '415': /*#__PURE__*/ entry('password_unchanged', 'business', 'toast', false, 'passwordUnchanged', true),
  /** Too many wrong passwords; Retry-After holds the seconds until another is accepted. */
  '416': /*#__PURE__*/ entry('too_many_attempts', 'business', 'toast', false, 'tooManyAttempts', true),
  /** The mall is in maintenance; data holds the notice. */
  '4003': /*#__PURE__*/ entry('maintenance', 'maintenance', 'maintenance', false, 'maintenance', true),
  /** The service is not available, or failed by its own fault; data.request_id names the request. */
  '50002': /*#__PURE__*/ entry('unavailable', 'business', 'toast', true, 'unavailable', true),
  /** The operation is not available here. */
  '50009': /*#__PURE__*/ entry('operation_failed', 'business', 'toast', false, 'operationFailed', true),
  /** The request breaks the contract (data.errors lists the fields), or names a record that is missing or somebody else's. */
  '50010': /*#__PURE__*/ entry('parameter_refused', 'business', 'toast', false, 'parameterRefused', true),
  /** Adding failed. */
  '50022': /*#__PURE__*/ entry('add_failed', 'business', 'toast', true, 'addFailed', false),
  /** Changing failed. */
  '50023': /*#__PURE__*/ entry('change_failed', 'business', 'toast', true, 'changeFailed', false),
  /** Deleting failed. */
  '50024': /*#__PURE__*/ entry('delete_failed', 'business', 'toast', true, 'deleteFailed', false),
  /** Too many requests, or the same request is still being worked on. */
  '50032': /*#__PURE__*/ entry('too_busy', 'business', 'toast', true, 'tooBusy', true),
  /** The present login password is wrong. */
  '50053': /*#__PURE__*/ entry('login_password_wrong', 'business', 'toast', false, 'loginPasswordWrong', true),
  /** The SMS code is wrong. */
  '50069': /*#__PURE__*/ entry('sms_code_wrong', 'business', 'toast', false, 'smsCodeWrong', false),
  /** The SMS code has expired. */
  '50070': /*#__PURE__*/ entry('sms_code_expired', 'business', 'toast', false, 'smsCodeExpired', false),
  /** The password could not be changed. */
  '50078': /*#__PURE__*/ entry('password_change_failed', 'business', 'toast', true, 'passwordChangeFailed', false),
  /** The order has been shipped and can no longer be cancelled. */
  '50084': /*#__PURE__*/ entry('order_shipped', 'business', 'toast', false, 'orderShipped', true),
  /** The product is not on sale. */
  '50143': /*#__PURE__*/ entry('not_on_sale', 'business', 'toast', false, 'notOnSale', true),
  /** Some lines are short of stock. */
  '50146': /*#__PURE__*/ entry('lines_short_of_stock', 'business', 'backToCart', false, 'linesShortOfStock', false),
  /** There is not enough stock for the quantity. */
  '50150': /*#__PURE__*/ entry('insufficient_stock', 'business', 'toast', false, 'insufficientStock', true),
  /** Account or password is wrong. */
  '50200': /*#__PURE__*/ entry('name_or_password_wrong', 'business', 'toast', false, 'nameOrPasswordWrong', false),
  /** The product parameter is refused. */
  '50276': /*#__PURE__*/ entry('product_parameter_refused', 'business', 'toast', false, 'productParameterRefused', false),
  /** No delivery address is chosen, or the area is not served. */
  '50278': /*#__PURE__*/ entry('no_delivery_address', 'business', 'toast', false, 'noDeliveryAddress', true),
  /** The order could not be created. */
  '50280': /*#__PURE__*/ entry('order_not_created', 'business', 'toast', false, 'orderNotCreated', false),
  /** The invoice title has no company name. */
  '50344': /*#__PURE__*/ entry('invoice_name_missing', 'business', 'toast', false, 'invoiceNameMissing', false),
  /** No SMS template is configured. */
  '50390': /*#__PURE__*/ entry('no_sms_template', 'business', 'toast', false, 'noSmsTemplate', false),
  /** The customer has no login password. */
  '50468': /*#__PURE__*/ entry('login_password_not_set', 'business', 'toast', false, 'loginPasswordNotSet', false),
  /** The wallet balance does not cover the amount. */
  '50470': /*#__PURE__*/ entry('balance_short', 'balance', 'insufficientBalance', false, 'balanceShort', false),
  /** The record is in a state that does not allow this. */
  '50486': /*#__PURE__*/ entry('state_refuses', 'business', 'toast', false, 'stateRefuses', true),
  /** The withdrawal is below the minimum. */
  '50496': /*#__PURE__*/ entry('withdrawal_below_minimum', 'business', 'toast', false, 'withdrawalBelowMinimum', false),
  /** The withdrawal is above the maximum. */
  '50497': /*#__PURE__*/ entry('withdrawal_above_maximum', 'business', 'toast', false, 'withdrawalAboveMaximum', false),
  /** The withdrawal does not exceed its fee. */
  '50498': /*#__PURE__*/ entry('withdrawal_below_fee', 'business', 'toast', false, 'withdrawalBelowFee', false),
  /** Please sign in, or illegal access. */
  '50541': /*#__PURE__*/ entry('illegal', 'business', 'toast', false, 'illegal', false),
  /** The amount exceeds what can be withdrawn. */
  '50728': /*#__PURE__*/ entry('above_withdrawable', 'business', 'toast', false, 'aboveWithdrawable', false),
  /** The amount exceeds the balance. */
  '50729': /*#__PURE__*/ entry('withdrawal_above_balance', 'business', 'toast', false, 'withdrawalAboveBalance', false),
  /** The amount is below the minimum of a withdrawal or a recharge. */
  '50730': /*#__PURE__*/ entry('below_minimum', 'business', 'toast', false, 'belowMinimum', true),
  /** The amount is above the maximum of a withdrawal. */
  '50731': /*#__PURE__*/ entry('above_maximum', 'business', 'toast', false, 'aboveMaximum', true),
  /** The payment password was not verified for this payment. */
  '50735': /*#__PURE__*/ entry('payment_password_missing', 'business', 'toast', false, 'paymentPasswordMissing', true),
  /** Too many wrong payment passwords: locked until tomorrow. */
  '50736': /*#__PURE__*/ entry('payment_password_locked', 'business', 'toast', false, 'paymentPasswordLocked', true),
  /** The customer has not set a payment password. */
  '50737': /*#__PURE__*/ entry('payment_password_not_set', 'business', 'setPaymentPassword', false, 'paymentPasswordNotSet', true),
  /** The payment password is wrong; data.attempts_left says how many tries remain. */
  '50738': /*#__PURE__*/ entry('payment_password_wrong', 'business', 'toast', false, 'paymentPasswordWrong', true),
  /** A cart line asks for more than there is. */
  '50871': /*#__PURE__*/ entry('cart_line_short_of_stock', 'business', 'backToCart', false, 'cartLineShortOfStock', true),
  /** The favorite could not be removed. */
  '50890': /*#__PURE__*/ entry('favorite_remove_failed', 'business', 'toast', true, 'favoriteRemoveFailed', false),
  /** The product is a favorite already. */
  '50891': /*#__PURE__*/ entry('already_favorite', 'business', 'toast', false, 'alreadyFavorite', false),
  /** The phone is not registered. */
  '50897': /*#__PURE__*/ entry('phone_not_registered', 'business', 'toast', false, 'phoneNotRegistered', false),
  /** The order could not be split. */
  '50919': /*#__PURE__*/ entry('order_split_failed', 'business', 'toast', false, 'orderSplitFailed', false),
  /** The cart could not be updated. */
  '50921': /*#__PURE__*/ entry('cart_update_failed', 'business', 'toast', true, 'cartUpdateFailed', false),
  /** The captcha answer is wrong, used or expired. */
  '51127': /*#__PURE__*/ entry('captcha_wrong', 'business', 'toast', false, 'captchaWrong', true),
  /** Currency or rate changed since settlement. */
  '51144': /*#__PURE__*/ entry('currency_changed', 'business', 'toast', false, 'currencyChanged', false),
} as const;

/** A code of the catalog. */
export type ErrorCode = keyof typeof errorCatalog;
