// Code generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. DO NOT EDIT.

package mall

// AboutPage: Information page of the mall.
type AboutPage struct {
	// Content is the field "content". Page body; empty when the page has not been written yet.
	Content string `json:"content"`
}

// AccountChangePasswordRequest is the request of mall.User.updatepassword.
type AccountChangePasswordRequest struct {
	// Password is the field "password". Current password. 6 to 16 characters.
	Password string `json:"password"`

	// PasswordOld is the field "passwordOld". New password; must differ from the current one. 6 to 16 characters. Pattern: `^\S+$`.
	PasswordOld string `json:"passwordOld"`

	// XPassword1 is the field "x_password1". New password again; must be equal to `passwordOld`. 6 to 16 characters. Pattern: `^\S+$`.
	XPassword1 string `json:"x_password1"`

	// ImgToken is the field "imgToken". Captcha token of clients that show a captcha here. Ignored. 1 to 128 characters.
	ImgToken string `json:"imgToken,omitempty"`
}

// AccountChangePaymentPasswordRequest is the request of mall.User.modifyPaymentPassword.
type AccountChangePaymentPasswordRequest struct {
	// Pcode is the field "pcode". Code sent to the bound phone for this purpose (`smsType` 5). Exactly 6 characters. Pattern: `^\d{6}$`.
	Pcode string `json:"pcode"`

	// Password is the field "password". New payment password, exactly six digits. Pattern: `^\d{6}$`.
	Password string `json:"password"`

	// Password1 is the field "password1". New payment password again; must be equal to `password`. Pattern: `^\d{6}$`.
	Password1 string `json:"password1"`

	// ImgToken is the field "imgToken". Captcha token of clients that show a captcha here. Ignored. 1 to 128 characters.
	ImgToken string `json:"imgToken,omitempty"`

	// KeyCode is the field "keyCode". Text read from a captcha image. Accepted for clients of other storefronts that show one; the gateway
	// ignores it. At most 2000 characters.
	KeyCode string `json:"keyCode,omitempty"`
}

// AccountChangePhoneRequest is the request of mall.User.updatePhone.
type AccountChangePhoneRequest struct {
	// AuthenticationToken is the field "authenticationToken". Token returned by `mall.User.authentication`. 1 to 128 characters.
	AuthenticationToken string `json:"authenticationToken"`

	// NewPhone is the field "newPhone". New phone without dial code. No other customer may have bound it. Pattern: `^\d{5,15}$`.
	NewPhone string `json:"newPhone"`

	// PCode is the field "pCode". Code sent to the new phone (`smsType` 3). Exactly 6 characters. Pattern: `^\d{6}$`.
	PCode string `json:"pCode"`

	// Cpc is the field "cpc". Country dial code of the phone, for example `86`; 86 when missing or empty. At most 6 characters. Pattern:
	// `^\d{0,6}$`.
	Cpc string `json:"cpc,omitempty"`

	// CountryNum is the field "country_num". ISO 3166-1 numeric code of the country. 1 to 999.
	CountryNum int `json:"country_num,omitempty"`

	// ImgToken is the field "imgToken". Captcha token of clients that show a captcha here. Ignored. 1 to 128 characters.
	ImgToken string `json:"imgToken,omitempty"`

	// KeyCode is the field "keyCode". Text read from a captcha image. Accepted for clients of other storefronts that show one; the gateway
	// ignores it. At most 2000 characters.
	KeyCode string `json:"keyCode,omitempty"`
}

// AccountHome: Account overview of the signed-in customer.
type AccountHome struct {
	// User is the field "user". Customer, balance, points and coupons.
	User AccountSummary `json:"user"`

	// DfkNum is the field "dfk_num". Number of unpaid orders.
	DfkNum int `json:"dfk_num"`

	// DfhNum is the field "dfh_num". Number of orders paid but not shipped.
	DfhNum int `json:"dfh_num"`

	// DshNum is the field "dsh_num". Number of orders shipped but not received.
	DshNum int `json:"dsh_num"`

	// DpjNum is the field "dpj_num". Number of received orders with lines to review.
	DpjNum int `json:"dpj_num"`

	// Th is the field "th". Number of after-sales still in progress.
	Th int `json:"th"`

	// OrderList is the field "order_list". Newest orders, newest first.
	OrderList []RecentOrder `json:"order_list"`
}

// AccountProfileStateData: Profile state.
type AccountProfileStateData struct {
	// HaveAllUserInfo is the field "haveAllUserInfo". 1 when profile fields are missing, 0 when the profile is complete; the opposite of the
	// name.
	HaveAllUserInfo Flag `json:"haveAllUserInfo"`
}

// AccountProvePhoneRequest is the request of mall.User.authentication.
type AccountProvePhoneRequest struct {
	// Phone is the field "phone". Current phone, usually masked. Ignored; the session determines the phone. At most 30 characters.
	Phone string `json:"phone,omitempty"`

	// PCode is the field "pCode". Code sent to the current phone (`smsType` 3). Exactly 6 characters. Pattern: `^\d{6}$`.
	PCode string `json:"pCode"`

	// KeyCode is the field "keyCode". Text read from a captcha image. Accepted for clients of other storefronts that show one; the gateway
	// ignores it. At most 2000 characters.
	KeyCode string `json:"keyCode,omitempty"`
}

// AccountSetPaymentPasswordRequest is the request of mall.User.setPaymentPassword.
type AccountSetPaymentPasswordRequest struct {
	// Pcode is the field "pcode". Code sent to the bound phone for this purpose (`smsType` 5). Exactly 6 characters. Pattern: `^\d{6}$`.
	Pcode string `json:"pcode"`

	// Password is the field "password". New payment password, exactly six digits. Pattern: `^\d{6}$`.
	Password string `json:"password"`

	// Password1 is the field "password1". New payment password again; must be equal to `password`. Pattern: `^\d{6}$`.
	Password1 string `json:"password1"`

	// ImgToken is the field "imgToken". Captcha token of clients that show a captcha here. Ignored. 1 to 128 characters.
	ImgToken string `json:"imgToken,omitempty"`

	// KeyCode is the field "keyCode". Text read from a captcha image. Accepted for clients of other storefronts that show one; the gateway
	// ignores it. At most 2000 characters.
	KeyCode string `json:"keyCode,omitempty"`
}

// AccountSummary: The signed-in customer with balance, points and coupons.
type AccountSummary struct {
	// Headimgurl is the field "headimgurl". Profile picture; empty for the default picture.
	Headimgurl string `json:"headimgurl"`

	// UserName is the field "user_name". Name shown to other customers.
	UserName string `json:"user_name"`

	// Money is the field "money". Wallet balance. In yuan.
	Money Money `json:"money"`

	// Score is the field "score". Points available to spend.
	Score int `json:"score"`

	// CouponNum is the field "coupon_num". Number of usable coupons.
	CouponNum int `json:"coupon_num"`
}

// AccountUpdateProfileRequest is the request of mall.User.setPersonalResources.
type AccountUpdateProfileRequest struct {
	// Headimgurl is the field "headimgurl". Profile picture, as uploaded by `mall.Product.uploadImgs`. At most 200 characters.
	Headimgurl string `json:"headimgurl,omitempty"`

	// UserName is the field "userName". Name shown to other customers. Letters, digits and underscores of any script. 1 to 20 characters.
	// Pattern: `^[\p{L}\p{M}\p{N}_ ·]+$`.
	UserName string `json:"userName,omitempty"`

	// Sex is the field "sex". 0 not specified, 1 male, 2 female. Values: 0 Not specified; 1 Male; 2 Female.
	Sex *AccountUpdateProfileSex `json:"sex,omitempty"`

	// Birthday is the field "birthday". Date of birth as `YYYY-MM-DD`.
	Birthday string `json:"birthday,omitempty"`
}

// AccountUpdateProfileSex: 0 not specified, 1 male, 2 female.
type AccountUpdateProfileSex int

// Values of AccountUpdateProfileSex.
const (
	// AccountUpdateProfileSexUntold: Not specified.
	AccountUpdateProfileSexUntold AccountUpdateProfileSex = 0

	// AccountUpdateProfileSexMale: Male.
	AccountUpdateProfileSexMale AccountUpdateProfileSex = 1

	// AccountUpdateProfileSexFemale: Female.
	AccountUpdateProfileSexFemale AccountUpdateProfileSex = 2
)

// Address: Delivery address of the signed-in customer.
type Address struct {
	// ID is the field "id". Address id, passed as `addr_id` or `address_id`.
	ID int `json:"id"`

	// Name is the field "name". Name of the consignee.
	Name string `json:"name"`

	// Tel is the field "tel". Phone number of the consignee without dial code.
	Tel string `json:"tel"`

	// Sheng is the field "sheng". Province or state.
	Sheng string `json:"sheng"`

	// City is the field "city". Name of the city in the delivery address.
	City string `json:"city"`

	// Quyu is the field "quyu". District; empty for addresses without a region from the region tree.
	Quyu string `json:"quyu"`

	// Region is the field "region". Province, city and district as one text in the language of the request. The separate fields always hold
	// the stored Chinese names.
	Region string `json:"region,omitempty"`

	// Address is the field "address". Street, house number and floor.
	Address string `json:"address"`

	// IsDefault is the field "is_default". 1 for the default delivery address.
	IsDefault Flag `json:"is_default"`

	// Cpc is the field "cpc". Country dial code of the phone, for example `86`.
	Cpc string `json:"cpc"`

	// Code is the field "code". Postal code; empty when not given.
	Code string `json:"code"`

	// CountryCode is the field "country_code". Same value as `cpc`, for older clients.
	CountryCode string `json:"country_code,omitempty"`

	// StreetAddress is the field "street_address". Same value as `address`, for older clients.
	StreetAddress string `json:"street_address,omitempty"`

	// AddressXq is the field "address_xq". Region and street address as one text.
	AddressXq string `json:"address_xq,omitempty"`
}

// AddressForm: Address to edit, with the region values that preselect the region tree. The field names differ by level in the product
// family's protocol.
type AddressForm struct {
	// Province is the field "province". Province as the `value` of the region tree.
	Province string `json:"province"`

	// CityID is the field "city_id". City as the `value` of the region tree.
	CityID string `json:"city_id"`

	// County is the field "county". District as the `value` of the region tree; empty for addresses outside the tree.
	County string `json:"county"`

	// Address is the field "address". Stored address.
	Address Address `json:"address"`
}

// AddressesAddRequest is the request of mall.Address.saveAddress.
type AddressesAddRequest struct {
	// UserName is the field "user_name". Name of the consignee. Letters, digits and underscores of any script, and punctuation used inside
	// names. 1 to 50 characters. Pattern: `^[\p{L}\p{M}\p{N}_ ·.'’-]+$`.
	UserName string `json:"user_name"`

	// Mobile is the field "mobile". Phone number of the consignee without dial code. Pattern: `^\d{5,15}$`.
	Mobile string `json:"mobile"`

	// Address is the field "address". Street, house number and floor. 1 to 50 characters.
	Address string `json:"address"`

	// Place is the field "place". Province, city and district, in this order, as the `value`s of the region tree. Exactly 3 elements. Each
	// element: 1 to 60 characters.
	Place []string `json:"place,omitempty"`

	// IsDefault is the field "is_default". 1 makes the address the default, 0 adds it as a further one. Values: 0 Adds the address as a
	// further one; 1 Makes the address the default.
	IsDefault *DefaultFlag `json:"is_default,omitempty"`

	// Cpc is the field "cpc". Country dial code of the consignee's phone, for example `86`; 86 when missing. At most 6 characters. Pattern:
	// `^\d{1,6}$`.
	Cpc string `json:"cpc,omitempty"`

	// CountryCode is the field "country_code". Same value as `cpc`, sent by older clients. Ignored. At most 6 characters. Pattern:
	// `^\d{1,6}$`.
	CountryCode string `json:"country_code,omitempty"`

	// CountryNum is the field "country_num". ISO 3166-1 numeric code of the country. 1 to 999.
	CountryNum int `json:"country_num,omitempty"`

	// City is the field "city". City, for addresses outside the region tree. At most 60 characters.
	City string `json:"city,omitempty"`

	// Province is the field "province". Province or state, for addresses outside the region tree. At most 60 characters.
	Province string `json:"province,omitempty"`

	// ZipCode is the field "zip_code". Postal code. At most 10 characters.
	ZipCode string `json:"zip_code,omitempty"`
}

// AddressesCountriesRequest is the request of mall.Login.getItuList.
type AddressesCountriesRequest struct {
	// Keyword is the field "keyword". Text that the country name or dial code contains; all countries when missing or empty. At most 60
	// characters.
	Keyword string `json:"keyword,omitempty"`
}

// AddressesListData: Delivery addresses.
type AddressesListData struct {
	// Adds is the field "adds". Addresses of the customer, the default first.
	Adds []Address `json:"adds"`
}

// AddressesRemoveRequest is the request of mall.Address.delAdds.
type AddressesRemoveRequest struct {
	// AddrID is the field "addr_id". Address id. Source: `data.adds[].id` of `mall.Address.index`. At least 1.
	AddrID int `json:"addr_id"`
}

// AddressesSetDefaultRequest is the request of mall.Address.setDefault.
type AddressesSetDefaultRequest struct {
	// AddrID is the field "addr_id". Address id. Source: `data.adds[].id` of `mall.Address.index`. At least 1.
	AddrID int `json:"addr_id"`
}

// AddressesShowRequest is the request of mall.Address.upAddsindex.
type AddressesShowRequest struct {
	// AddrID is the field "addr_id". Address id; required, here or in `addrId`. Source: `data.adds[].id` of `mall.Address.index`. At least 1.
	AddrID int `json:"addr_id,omitempty"`

	// AddrID2 is the field "addrId". Alternative name of `addr_id`. Source: `data.adds[].id` of `mall.Address.index`. At least 1.
	AddrID2 int `json:"addrId,omitempty"`
}

// AddressesUpdateRequest is the request of mall.Address.upAdds.
type AddressesUpdateRequest struct {
	// AddrID is the field "addr_id". Address id. Source: `data.adds[].id` of `mall.Address.index`. At least 1.
	AddrID int `json:"addr_id"`

	// UserName is the field "user_name". Name of the consignee. Letters, digits and underscores of any script, and punctuation used inside
	// names. 1 to 50 characters. Pattern: `^[\p{L}\p{M}\p{N}_ ·.'’-]+$`.
	UserName string `json:"user_name"`

	// Mobile is the field "mobile". Phone number of the consignee without dial code. Pattern: `^\d{5,15}$`.
	Mobile string `json:"mobile"`

	// Address is the field "address". Street, house number and floor. 1 to 50 characters.
	Address string `json:"address"`

	// Place is the field "place". Province, city and district, in this order, as the `value`s of the region tree. Exactly 3 elements. Each
	// element: 1 to 60 characters.
	Place []string `json:"place,omitempty"`

	// IsDefault is the field "is_default". 1 makes the address the default; 0 changes nothing. Values: 0 Adds the address as a further one; 1
	// Makes the address the default.
	IsDefault *DefaultFlag `json:"is_default,omitempty"`

	// Cpc is the field "cpc". Country dial code of the consignee's phone, for example `86`; 86 when missing. At most 6 characters. Pattern:
	// `^\d{1,6}$`.
	Cpc string `json:"cpc,omitempty"`

	// CountryCode is the field "country_code". Same value as `cpc`, sent by older clients. Ignored. At most 6 characters. Pattern:
	// `^\d{1,6}$`.
	CountryCode string `json:"country_code,omitempty"`

	// CountryNum is the field "country_num". ISO 3166-1 numeric code of the country. 1 to 999.
	CountryNum int `json:"country_num,omitempty"`

	// City is the field "city". City, for addresses outside the region tree. At most 60 characters.
	City string `json:"city,omitempty"`

	// Province is the field "province". Province or state, for addresses outside the region tree. At most 60 characters.
	Province string `json:"province,omitempty"`

	// ZipCode is the field "zip_code". Postal code. At most 10 characters.
	ZipCode string `json:"zip_code,omitempty"`
}

// AfterSaleDetails: After-sale with its state, amounts, parcels and history.
type AfterSaleDetails struct {
	// ID is the field "id". After-sale id, passed to withdraw the application, to send goods back and to confirm a replacement.
	ID *int `json:"id,omitempty"`

	// ReType is the field "re_type". Kind of after-sale: 1 return and refund, 2 refund only, 3 exchange. Values: 1 Return and refund; 2 Refund
	// only; 3 Exchange.
	ReType AfterSaleKind `json:"re_type"`

	// RType is the field "r_type". State of an after-sale. 0 under review, 1 approved and to be sent back, 2 return refused, 3 sent back, 4
	// received and refunded, 5 refused and returned to the customer, 8 refund refused, 9 refunded, 10 exchange refused, 11 replacement sent,
	// 12 exchanged, 15 refunded immediately because the goods had not left the shop. Values: 0 Under review; 1 Approved and to be sent back; 2
	// Return refused; 3 Sent back; 4 Received and refunded; 5 Refused and returned to the customer; 8 Refund refused; 9 Refunded; 10 Exchange
	// refused; 11 Replacement sent; 12 Exchanged; 13 Refunded manually; 14 Manual handling failed; 15 Refunded immediately because the goods
	// had not left the shop; 16 Goods accepted for resale; 100 No after-sale.
	RType AfterSaleState `json:"r_type"`

	// OrderID is the field "order_id". Id of the order that holds the line.
	OrderID *int `json:"order_id,omitempty"`

	// SNo is the field "sNo". Order number.
	SNo string `json:"sNo"`

	// ReTime is the field "re_time". Time of the application.
	ReTime DateTime `json:"re_time"`

	// ReApplyMoney is the field "re_apply_money". Requested refund; 0.00 for an exchange. In yuan.
	ReApplyMoney Money `json:"re_apply_money"`

	// RealMoney is the field "real_money". Refunded amount; 0.00 before the refund and for an exchange. In yuan.
	RealMoney Money `json:"real_money,omitempty"`

	// PayType is the field "pay_type". How the order was paid, and so where a refund goes.
	PayType PaymentType `json:"pay_type,omitempty"`

	// CurrencySymbol is the field "currency_symbol". Symbol shown before amounts.
	CurrencySymbol string `json:"currency_symbol,omitempty"`

	// ExchangeRate is the field "exchange_rate". Factor from the stored amounts to the displayed currency; 1 for the default currency.
	ExchangeRate *float64 `json:"exchange_rate,omitempty"`

	// Content is the field "content". Reason given by the customer.
	Content string `json:"content"`

	// RePhoto is the field "re_photo". Evidence pictures uploaded by the customer.
	RePhoto []string `json:"re_photo"`

	// AuditTime is the field "audit_time". Time the shop decided; empty before.
	AuditTime DateTime `json:"audit_time"`

	// SuggestiveLanguage is the field "suggestive_language". Advice for the next step of the customer, in the language of the request.
	SuggestiveLanguage string `json:"suggestive_language"`

	// RContent is the field "r_content". Reason of the shop for refusing; empty otherwise.
	RContent string `json:"r_content,omitempty"`

	// Express is the field "express". Courier of the parcel in transit, in either direction; empty when there is none.
	Express string `json:"express"`

	// ExpressNum is the field "express_num". Tracking number of the parcel in transit; empty when there is none.
	ExpressNum string `json:"express_num"`

	// ReturnInfo is the field "return_info". Parcel in which the customer sent the goods back; absent before that.
	ReturnInfo *AfterSaleParcel `json:"return_info,omitempty"`

	// SendInfo is the field "send_info". Parcel sent by the shop with a replacement or with refused goods; absent before that.
	SendInfo *AfterSaleParcel `json:"send_info,omitempty"`

	// ExpireTime is the field "expire_time". Deadline for sending the goods back or confirming the replacement; empty in every other state.
	ExpireTime DateTime `json:"expire_time,omitempty"`

	// StoreInfo is the field "store_info". Where to send the goods back.
	StoreInfo *ReturnAddress `json:"store_info,omitempty"`

	// Record is the field "record". History of the after-sale, newest step first.
	Record []AfterSaleEvent `json:"record,omitempty"`

	// List is the field "list". Order lines of the after-sale.
	List []AfterSaleLine `json:"list"`
}

// AfterSaleEvent: Step in the history of an after-sale.
type AfterSaleEvent struct {
	// Time is the field "time". Time of the step.
	Time DateTime `json:"time"`

	// RType is the field "r_type". State of an after-sale. 0 under review, 1 approved and to be sent back, 2 return refused, 3 sent back, 4
	// received and refunded, 5 refused and returned to the customer, 8 refund refused, 9 refunded, 10 exchange refused, 11 replacement sent,
	// 12 exchanged, 15 refunded immediately because the goods had not left the shop. Values: 0 Under review; 1 Approved and to be sent back; 2
	// Return refused; 3 Sent back; 4 Received and refunded; 5 Refused and returned to the customer; 8 Refund refused; 9 Refunded; 10 Exchange
	// refused; 11 Replacement sent; 12 Exchanged; 13 Refunded manually; 14 Manual handling failed; 15 Refunded immediately because the goods
	// had not left the shop; 16 Goods accepted for resale; 100 No after-sale.
	RType AfterSaleState `json:"r_type"`

	// Content is the field "content". Description of the step, in the language of the request.
	Content string `json:"content"`
}

// AfterSaleForm: Data for the after-sale application form.
type AfterSaleForm struct {
	// RefundPrice is the field "refund_price". Highest refundable amount over the lines. In yuan.
	RefundPrice Money `json:"refund_price"`

	// CurrencySymbol is the field "currency_symbol". Symbol shown before amounts.
	CurrencySymbol string `json:"currency_symbol,omitempty"`

	// ExchangeRate is the field "exchange_rate". Factor from the stored amounts to the displayed currency; 1 for the default currency.
	ExchangeRate *float64 `json:"exchange_rate,omitempty"`

	// OrderType is the field "orderType". Kind of order. GM regular, MS flash sale. Values: "GM" Regular order; "MS" Flash sale; "VI" Virtual
	// goods; "FS" Timed discount; "IN" Points exchange; "integral" Points exchange, the former spelling; "PT" Group purchase; "KT" Group
	// purchase, started by the customer; "pt" Group purchase, the former spelling; "PS" Presale; "FX" Distribution; "ZB" Live sale; "JP"
	// Auction; "DJ" Membership; "CZ" Recharge; "KJ" Bargain.
	OrderType OrderKind `json:"orderType,omitempty"`

	// SelfLifting is the field "self_lifting". Delivery method: 0 courier, 1 store pickup, 2 delivery by the shop, 3 virtual goods with
	// verification, 4 virtual goods without verification. Values: 0 Courier; 1 Store pickup; 2 Delivery by the shop; 3 Virtual goods with
	// verification; 4 Virtual goods without verification.
	SelfLifting *DeliveryKind `json:"self_lifting,omitempty"`

	// Status is the field "status". 1 when the order has been shipped.
	Status Flag `json:"status,omitempty"`

	// RefundAmt is the field "refundAmt". 1 when a refund without return is allowed.
	RefundAmt Flag `json:"refundAmt,omitempty"`

	// RefundGoodsAmt is the field "refundGoodsAmt". 1 when a return with refund is allowed.
	RefundGoodsAmt Flag `json:"refundGoodsAmt,omitempty"`

	// RefundGoods is the field "refundGoods". 1 when an exchange is allowed.
	RefundGoods Flag `json:"refundGoods,omitempty"`

	// List is the field "list". Order lines of the application.
	List []AfterSaleLine `json:"list"`
}

// AfterSaleKind: Kind of after-sale: 1 return and refund, 2 refund only, 3 exchange.
type AfterSaleKind int

// Values of AfterSaleKind.
const (
	// AfterSaleKindReturnAndRefund: Return and refund.
	AfterSaleKindReturnAndRefund AfterSaleKind = 1

	// AfterSaleKindRefundOnly: Refund only.
	AfterSaleKindRefundOnly AfterSaleKind = 2

	// AfterSaleKindExchange: Exchange.
	AfterSaleKindExchange AfterSaleKind = 3
)

// AfterSaleKindSent: Kind of after-sale: 1 return and refund, 2 refund only, 3 exchange.
type AfterSaleKindSent int

// Values of AfterSaleKindSent.
const (
	// AfterSaleKindSentReturnAndRefund: Return and refund.
	AfterSaleKindSentReturnAndRefund AfterSaleKindSent = 1

	// AfterSaleKindSentRefundOnly: Refund only.
	AfterSaleKindSentRefundOnly AfterSaleKindSent = 2

	// AfterSaleKindSentExchange: Exchange.
	AfterSaleKindSentExchange AfterSaleKindSent = 3
)

// AfterSaleLine: Order line of an after-sale or of an application.
type AfterSaleLine struct {
	// ID is the field "id". Order line id, passed as `order_details_id`.
	ID int `json:"id"`

	// PID is the field "p_id". Product id.
	PID *int `json:"p_id,omitempty"`

	// Image is the field "image". Main image of the product.
	Image string `json:"image"`

	// PName is the field "p_name". Product name as shown to shoppers, in the language of the request.
	PName string `json:"p_name"`

	// Size is the field "size". Options of the SKU as text, for example "150 ml"; empty for a product with one SKU.
	Size string `json:"size"`

	// PPrice is the field "p_price". Price per piece when the order was placed. In yuan.
	PPrice Money `json:"p_price"`

	// CurrencySymbol is the field "currency_symbol". Symbol shown before amounts.
	CurrencySymbol string `json:"currency_symbol,omitempty"`

	// ExchangeRate is the field "exchange_rate". Factor from the stored amounts to the displayed currency; 1 for the default currency.
	ExchangeRate *float64 `json:"exchange_rate,omitempty"`

	// Num is the field "num". Quantity in pieces.
	Num int `json:"num"`

	// Refund is the field "refund". 1 when this line allows an application; lines with 0 are not to be offered.
	Refund Flag `json:"refund,omitempty"`
}

// AfterSaleList: Page of the customer's after-sales, newest first.
type AfterSaleList struct {
	// Total is the field "total". Number of after-sales over all pages.
	Total int `json:"total"`

	// List is the field "list". After-sales of the page.
	List []AfterSaleRow `json:"list"`
}

// AfterSaleOptions: Kinds of after-sale that the given order lines allow.
type AfterSaleOptions struct {
	// Refund is the field "refund". 1 when any application is allowed. Each kind also requires this flag.
	Refund Flag `json:"refund"`

	// RefundAmt is the field "refundAmt". 1 when a refund without return is allowed.
	RefundAmt Flag `json:"refundAmt"`

	// RefundGoodsAmt is the field "refundGoodsAmt". 1 when a return with refund is allowed.
	RefundGoodsAmt Flag `json:"refundGoodsAmt"`

	// RefundGoods is the field "refundGoods". 1 when an exchange is allowed.
	RefundGoods Flag `json:"refundGoods"`

	// OrderType is the field "orderType". Kind of order. GM regular, MS flash sale. Values: "GM" Regular order; "MS" Flash sale; "VI" Virtual
	// goods; "FS" Timed discount; "IN" Points exchange; "integral" Points exchange, the former spelling; "PT" Group purchase; "KT" Group
	// purchase, started by the customer; "pt" Group purchase, the former spelling; "PS" Presale; "FX" Distribution; "ZB" Live sale; "JP"
	// Auction; "DJ" Membership; "CZ" Recharge; "KJ" Bargain.
	OrderType OrderKind `json:"orderType"`

	// RefundOnlyStatus is the field "refund_only_status". The same as `refundAmt`, under its former name.
	RefundOnlyStatus Flag `json:"refund_only_status,omitempty"`

	// ReturnRefundStatus is the field "return_refund_status". The same as `refundGoodsAmt`, under its former name.
	ReturnRefundStatus Flag `json:"return_refund_status,omitempty"`

	// ExchangeGoodsStatus is the field "exchange_goods_status". The same as `refundGoods`, under its former name.
	ExchangeGoodsStatus Flag `json:"exchange_goods_status,omitempty"`

	// List is the field "list". The given order lines.
	List []AfterSaleLine `json:"list"`
}

// AfterSaleParcel: Parcel of an after-sale.
type AfterSaleParcel struct {
	// Express is the field "express". Courier name.
	Express string `json:"express"`

	// ExpressNum is the field "express_num". Tracking number.
	ExpressNum string `json:"express_num"`
}

// AfterSaleRow: After-sale in a list.
type AfterSaleRow struct {
	// ID is the field "id". After-sale id, passed to withdraw the application, to send goods back and to confirm a replacement.
	ID int `json:"id"`

	// OrderID is the field "order_id". Order that the after-sale belongs to.
	OrderID int `json:"order_id"`

	// SNo is the field "sNo". Order number.
	SNo string `json:"sNo"`

	// ShopID is the field "shop_id". Id of the shop that sold the product.
	ShopID *int `json:"shop_id,omitempty"`

	// ShopName is the field "shop_name". Name of the shop that sold the product.
	ShopName string `json:"shop_name"`

	// ShopLogo is the field "shop_logo". Logo of the shop; empty when there is none.
	ShopLogo string `json:"shop_logo,omitempty"`

	// DetailID is the field "detailId". Order line id, passed to `mall.Order.returnDetails` as `orderDetailId`.
	DetailID int `json:"detailId"`

	// GoodsID is the field "goodsId". Product id.
	GoodsID int `json:"goodsId"`

	// Pid is the field "pid". Product id again, passed to `mall.Order.getExpress`.
	Pid int `json:"pid"`

	// Imgurl is the field "imgurl". Main image of the product.
	Imgurl string `json:"imgurl"`

	// PName is the field "p_name". Product name as shown to shoppers, in the language of the request.
	PName string `json:"p_name"`

	// Size is the field "size". Options of the SKU as text, for example "150 ml"; empty for a product with one SKU.
	Size string `json:"size"`

	// PPrice is the field "p_price". Price per piece when the order was placed. In yuan.
	PPrice Money `json:"p_price,omitempty"`

	// Num is the field "num". Quantity in pieces.
	Num *int `json:"num,omitempty"`

	// ReApplyMoney is the field "re_apply_money". Requested refund; 0.00 for an exchange. In yuan.
	ReApplyMoney Money `json:"re_apply_money"`

	// CurrencySymbol is the field "currency_symbol". Symbol shown before amounts.
	CurrencySymbol string `json:"currency_symbol,omitempty"`

	// ExchangeRate is the field "exchange_rate". Factor from the stored amounts to the displayed currency; 1 for the default currency.
	ExchangeRate *float64 `json:"exchange_rate,omitempty"`

	// ReTime is the field "re_time". Time of the application.
	ReTime DateTime `json:"re_time"`

	// ReType is the field "re_type". Kind of after-sale: 1 return and refund, 2 refund only, 3 exchange. Values: 1 Return and refund; 2 Refund
	// only; 3 Exchange.
	ReType AfterSaleKind `json:"re_type"`

	// RType is the field "r_type". State of an after-sale. 0 under review, 1 approved and to be sent back, 2 return refused, 3 sent back, 4
	// received and refunded, 5 refused and returned to the customer, 8 refund refused, 9 refunded, 10 exchange refused, 11 replacement sent,
	// 12 exchanged, 15 refunded immediately because the goods had not left the shop. Values: 0 Under review; 1 Approved and to be sent back; 2
	// Return refused; 3 Sent back; 4 Received and refunded; 5 Refused and returned to the customer; 8 Refund refused; 9 Refunded; 10 Exchange
	// refused; 11 Replacement sent; 12 Exchanged; 13 Refunded manually; 14 Manual handling failed; 15 Refunded immediately because the goods
	// had not left the shop; 16 Goods accepted for resale; 100 No after-sale.
	RType AfterSaleState `json:"r_type"`

	// Prompt is the field "prompt". Message of the shop with its decision; empty before.
	Prompt string `json:"prompt,omitempty"`

	// ReturnState is the field "return_state". Former state code, with no information beyond `r_type`.
	ReturnState *int `json:"return_state,omitempty"`

	// Buyer is the field "buyer". Where to send the goods back. Present only while goods are to be sent back.
	Buyer *ReturnAddressOfRow `json:"buyer,omitempty"`
}

// AfterSaleState: State of an after-sale. 0 under review, 1 approved and to be sent back, 2 return refused, 3 sent back, 4 received and
// refunded, 5 refused and returned to the customer, 8 refund refused, 9 refunded, 10 exchange refused, 11 replacement sent, 12 exchanged,
// 15 refunded immediately because the goods had not left the shop.
type AfterSaleState int

// Values of AfterSaleState.
const (
	// AfterSaleStateUnderReview: Under review.
	AfterSaleStateUnderReview AfterSaleState = 0

	// AfterSaleStateToSendBack: Approved and to be sent back.
	AfterSaleStateToSendBack AfterSaleState = 1

	// AfterSaleStateReturnRefused: Return refused.
	AfterSaleStateReturnRefused AfterSaleState = 2

	// AfterSaleStateSentBack: Sent back.
	AfterSaleStateSentBack AfterSaleState = 3

	// AfterSaleStateReturnRefunded: Received and refunded.
	AfterSaleStateReturnRefunded AfterSaleState = 4

	// AfterSaleStateGoodsReturned: Refused and returned to the customer.
	AfterSaleStateGoodsReturned AfterSaleState = 5

	// AfterSaleStateRefundRefused: Refund refused.
	AfterSaleStateRefundRefused AfterSaleState = 8

	// AfterSaleStateRefunded: Refunded.
	AfterSaleStateRefunded AfterSaleState = 9

	// AfterSaleStateExchangeRefused: Exchange refused.
	AfterSaleStateExchangeRefused AfterSaleState = 10

	// AfterSaleStateReplacementSent: Replacement sent.
	AfterSaleStateReplacementSent AfterSaleState = 11

	// AfterSaleStateExchanged: Exchanged.
	AfterSaleStateExchanged AfterSaleState = 12

	// AfterSaleStateRefundedByHand: Refunded manually.
	//
	// Deprecated: sent by other or older servers only.
	AfterSaleStateRefundedByHand AfterSaleState = 13

	// AfterSaleStateFailedByHand: Manual handling failed.
	//
	// Deprecated: sent by other or older servers only.
	AfterSaleStateFailedByHand AfterSaleState = 14

	// AfterSaleStateRefundedAtOnce: Refunded immediately because the goods had not left the shop.
	AfterSaleStateRefundedAtOnce AfterSaleState = 15

	// AfterSaleStateResold: Goods accepted for resale.
	//
	// Deprecated: sent by other or older servers only.
	AfterSaleStateResold AfterSaleState = 16

	// AfterSaleStateNone: No after-sale.
	//
	// Deprecated: sent by other or older servers only.
	AfterSaleStateNone AfterSaleState = 100
)

// AfterSalesApplyRequest is the request of mall.Order.applyReturnGoods.
type AfterSalesApplyRequest struct {
	// OrderDetailsID is the field "order_details_id". Ids of the order lines; all of one order. Source: `data.list[].id` of
	// `mall.Order.orderDetails`. 1 to 200 elements. Each element: At least 1.
	OrderDetailsID []int `json:"order_details_id"`

	// Type is the field "type". Kind of after-sale: 1 return and refund, 2 refund only, 3 exchange. Values: 1 Return and refund; 2 Refund
	// only; 3 Exchange.
	Type AfterSaleKindSent `json:"type"`

	// RefundAmount is the field "refund_amount". Refundable amount in yuan as the form showed it. Informative only; omit for an exchange. At
	// most 15 characters. Pattern: `^\d{1,12}(\.\d{1,2})?$`.
	RefundAmount Money `json:"refund_amount,omitempty"`

	// RefundApplyMoney is the field "refund_apply_money". Requested refund in yuan over all lines; the refundable amount when missing. Omit
	// for an exchange. At most 15 characters. Pattern: `^\d{1,12}(\.\d{1,2})?$`.
	RefundApplyMoney Money `json:"refund_apply_money,omitempty"`

	// Explain is the field "explain". Reason for the application, up to 200 words; each Chinese character counts as one word. 1 to 2000
	// characters.
	Explain string `json:"explain"`

	// ApplyReturnGoods is the field "apply_return_goods". Up to three evidence pictures, uploaded beforehand with `mall.Product.uploadImgs`.
	// At most 3 elements. Each element: At most 200 characters.
	ApplyReturnGoods []string `json:"apply_return_goods,omitempty"`
}

// AfterSalesBatchOptionsRequest is the request of mall.Order.batchReturnGoodsPage.
type AfterSalesBatchOptionsRequest struct {
	// OrderDetailsID is the field "order_details_id". Ids of the order lines; all of one order. Source: `data.list[].id` of
	// `mall.Order.orderDetails`. 1 to 200 elements. Each element: At least 1.
	OrderDetailsID []int `json:"order_details_id"`
}

// AfterSalesCouriersRequest is the request of mall.Order.getExpress.
type AfterSalesCouriersRequest struct {
	// Pid is the field "pid". Id of the product to return. Source: `data.list[].pid` of `mall.Order.returnDataList`. At least 1.
	Pid int `json:"pid"`
}

// AfterSalesListRequest is the request of mall.Order.returnDataList.
type AfterSalesListRequest struct {
	// Ordervalue is the field "ordervalue". Part of a product name, or an order number; all after-sales when missing or empty. At most 60
	// characters.
	Ordervalue string `json:"ordervalue,omitempty"`

	// Start is the field "start". Page number, starting at 1; 1 when missing. 1 to 10000.
	Start int `json:"start,omitempty"`

	// End is the field "end". Rows per page; 10 when missing. Values above the maximum are lowered to it. 1 to 50.
	End int `json:"end,omitempty"`
}

// AfterSalesOptionsRequest is the request of mall.Order.singleReturnGoodsPage.
type AfterSalesOptionsRequest struct {
	// OrderDetailsID is the field "order_details_id". Order line id. Source: `data.list[].id` of `mall.Order.orderDetails`. Exactly 1 element.
	// Each element: At least 1.
	OrderDetailsID []int `json:"order_details_id"`
}

// AfterSalesPrepareRequest is the request of mall.Order.applyReturnGoodsPage.
type AfterSalesPrepareRequest struct {
	// OrderDetailsID is the field "order_details_id". Ids of the order lines; all of one order. Source: `data.list[].id` of
	// `mall.Order.orderDetails`. 1 to 200 elements. Each element: At least 1.
	OrderDetailsID []int `json:"order_details_id"`
}

// AfterSalesReceiveReplacementRequest is the request of mall.Order.exchangeReceipt.
type AfterSalesReceiveReplacementRequest struct {
	// ID is the field "id". After-sale id. Source: `data.list[].id` of `mall.Order.returnDataList`. At least 1.
	ID int `json:"id"`
}

// AfterSalesSendBackRequest is the request of mall.Order.backSend.
type AfterSalesSendBackRequest struct {
	// ID is the field "id". After-sale id. Source: `data.list[].id` of `mall.Order.returnDataList`. At least 1.
	ID int `json:"id"`

	// Kdname is the field "kdname". Courier name, `kuaidi_name` of `mall.Order.getExpress`. 1 to 50 characters.
	Kdname string `json:"kdname"`

	// Kdcode is the field "kdcode". Tracking number of the parcel. 1 to 40 characters. Pattern: `^[A-Za-z0-9-]+$`.
	Kdcode string `json:"kdcode"`

	// Lxr is the field "lxr". Name of the sender. 1 to 50 characters.
	Lxr string `json:"lxr"`

	// Lxdh is the field "lxdh". Phone number of the sender. Pattern: `^\d{11}$`.
	Lxdh string `json:"lxdh"`
}

// AfterSalesShowRequest is the request of mall.Order.returnDetails.
type AfterSalesShowRequest struct {
	// OrderDetailID is the field "orderDetailId". Order line id (`detailId` in the list). Source: `data.list[].detailId` of
	// `mall.Order.returnDataList`. At least 1.
	OrderDetailID int `json:"orderDetailId"`

	// ID is the field "id". After-sale id, for a line with several after-sales; the newest when missing. Source: `data.list[].id` of
	// `mall.Order.returnDataList`. At least 1.
	ID int `json:"id,omitempty"`
}

// AfterSalesWithdrawRequest is the request of mall.Order.cancellationOfApplication.
type AfterSalesWithdrawRequest struct {
	// ID is the field "id". After-sale id. Source: `data.list[].id` of `mall.Order.returnDataList`. At least 1.
	ID int `json:"id"`
}

// Agreement: Legal text.
type Agreement struct {
	// Title is the field "title". Title of the text.
	Title string `json:"title"`

	// Content is the field "content". Body of the text.
	Content string `json:"content"`
}

// ApplicationState: State of the customer's shop application: 0 none, 1 in review, 2 approved, 3 rejected.
type ApplicationState int

// Values of ApplicationState.
const (
	// ApplicationStateNone: None.
	ApplicationStateNone ApplicationState = 0

	// ApplicationStateInReview: In review.
	ApplicationStateInReview ApplicationState = 1

	// ApplicationStateApproved: Approved.
	ApplicationStateApproved ApplicationState = 2

	// ApplicationStateRejected: Rejected.
	ApplicationStateRejected ApplicationState = 3
)

// AppliedAfterSale: Confirmation of an after-sale application.
type AppliedAfterSale struct {
	// SNo is the field "sNo". Order number.
	SNo string `json:"sNo"`

	// Time is the field "time". Time of the application.
	Time DateTime `json:"time"`

	// RefundAmount is the field "refund_amount". Amount refunded immediately, or to be refunded once the shop approves; 0.00 for an exchange.
	// In yuan.
	RefundAmount Money `json:"refund_amount"`

	// RefundType is the field "RefundType". State of an after-sale. 0 under review, 1 approved and to be sent back, 2 return refused, 3 sent
	// back, 4 received and refunded, 5 refused and returned to the customer, 8 refund refused, 9 refunded, 10 exchange refused, 11 replacement
	// sent, 12 exchanged, 15 refunded immediately because the goods had not left the shop. Values: 0 Under review; 1 Approved and to be sent
	// back; 2 Return refused; 3 Sent back; 4 Received and refunded; 5 Refused and returned to the customer; 8 Refund refused; 9 Refunded; 10
	// Exchange refused; 11 Replacement sent; 12 Exchanged; 13 Refunded manually; 14 Manual handling failed; 15 Refunded immediately because
	// the goods had not left the shop; 16 Goods accepted for resale; 100 No after-sale.
	RefundType *AfterSaleState `json:"RefundType,omitempty"`

	// ProductTitle is the field "product_title". Names of the products in the application.
	ProductTitle []string `json:"product_title"`
}

// Attribute: Product attribute with its values in display order.
type Attribute struct {
	// ID is the field "id". Attribute id; 0 for the neutral attribute of a product without attributes.
	ID int `json:"id"`

	// AttrName is the field "attrName". Attribute name, for example "Size".
	AttrName string `json:"attrName"`

	// Attr is the field "attr". Values in display order.
	Attr []AttributeValue `json:"attr"`
}

// AttributeRow: SKU as a flat row. Every further key is an attribute name with the attribute value ("Size": "150 ml").
type AttributeRow struct {
	// SkuID is the field "SkuID". SKU of the row, the `cid` of a direct purchase.
	SkuID int `json:"SkuID"`

	// Stock is the field "Stock". Stock in pieces.
	Stock int `json:"Stock"`

	// Price is the field "Price". Regular price per piece. In yuan.
	Price Money `json:"Price"`

	// Pic is the field "Pic". Image of the SKU.
	Pic string `json:"Pic"`

	// VipPrice is the field "vipPrice". Member price per piece. Not an attribute. In yuan.
	VipPrice Money `json:"vipPrice,omitempty"`

	// Others are the further keys of the object. The value of the attribute named by the key.
	Others map[string]string `json:"-"`
}

// UnmarshalJSON also reads the further keys.
func (object *AttributeRow) UnmarshalJSON(content []byte) error {
	type plain AttributeRow
	return decodeWithRest(content, (*plain)(object), &object.Others, "SkuID", "Stock", "Price", "Pic", "vipPrice")
}

// AttributeValue: Value of a product attribute.
type AttributeValue struct {
	// ID is the field "id". Value id; 0 for the neutral value of a product without attributes.
	ID int `json:"id"`

	// AttributeValue is the field "attributeValue". Value as shown to shoppers, for example "150 ml".
	AttributeValue string `json:"attributeValue"`
}

// AuthAgreementRequest is the request of mall.Login.registerAgreement.
type AuthAgreementRequest struct {
	// Type is the field "type". Text to show: 0 registration agreement, 1 shop agreement, 2 privacy policy, 3 membership agreement. Values: 0
	// Registration agreement; 1 Shop agreement; 2 Privacy policy; 3 Membership agreement.
	Type AuthAgreementType `json:"type"`
}

// AuthAgreementType: Text to show: 0 registration agreement, 1 shop agreement, 2 privacy policy, 3 membership agreement.
type AuthAgreementType int

// Values of AuthAgreementType.
const (
	// AuthAgreementTypeRegistration: Registration agreement.
	AuthAgreementTypeRegistration AuthAgreementType = 0

	// AuthAgreementTypeShop: Shop agreement.
	AuthAgreementTypeShop AuthAgreementType = 1

	// AuthAgreementTypePrivacy: Privacy policy.
	AuthAgreementTypePrivacy AuthAgreementType = 2

	// AuthAgreementTypeMembership: Membership agreement.
	AuthAgreementTypeMembership AuthAgreementType = 3
)

// AuthLoginByCodeRequest is the request of mall.Login.register.
type AuthLoginByCodeRequest struct {
	// Type is the field "type". Identification of the account: 1 by `phone`, 2 by `e_mail`. Values: 1 By `phone`; 2 By `e_mail`.
	Type AuthLoginByCodeType `json:"type"`

	// Phone is the field "phone". Phone number without dial code; empty when an e-mail address is used instead. At most 15 characters.
	// Pattern: `^(\d{5,15})?$`.
	Phone string `json:"phone,omitempty"`

	// EMail is the field "e_mail". E-mail address; empty when a phone number is used instead. At most 100 characters. Pattern:
	// `^([^\s@]+@[^\s@.]+(\.[^\s@.]+)+)?$`.
	EMail string `json:"e_mail,omitempty"`

	// Cpc is the field "cpc". Country dial code of the phone, for example `86`; 86 when missing or empty. At most 6 characters. Pattern:
	// `^\d{0,6}$`.
	Cpc string `json:"cpc,omitempty"`

	// CountryNum is the field "country_num". ISO 3166-1 numeric code of the country. 1 to 999.
	CountryNum int `json:"country_num,omitempty"`

	// KeyCode is the field "keyCode". Six-digit verification code received by SMS or e-mail. Valid for five minutes, one use and five
	// attempts. Exactly 6 characters. Pattern: `^\d{6}$`.
	KeyCode string `json:"keyCode"`

	// ImgCode is the field "imgCode". Text shown in the captcha image, or the solution of its proof of work. 1 to 2000 characters.
	ImgCode string `json:"imgCode"`

	// VerificationCode is the field "verificationCode". Captcha token, the `code` returned by `mall.Login.getCode`. 1 to 128 characters.
	VerificationCode string `json:"verificationCode"`
}

// AuthLoginByCodeType: Identification of the account: 1 by `phone`, 2 by `e_mail`.
type AuthLoginByCodeType int

// Values of AuthLoginByCodeType.
const (
	// AuthLoginByCodeTypePhone: By `phone`.
	AuthLoginByCodeTypePhone AuthLoginByCodeType = 1

	// AuthLoginByCodeTypeEmail: By `e_mail`.
	AuthLoginByCodeTypeEmail AuthLoginByCodeType = 2
)

// AuthLoginByTokenRequest is the request of mall.Login.autoLogin.
type AuthLoginByTokenRequest struct {
	// AutoToken is the field "autoToken". Token for automatic sign-in. 1 to 128 characters.
	AutoToken string `json:"autoToken"`
}

// AuthLoginIsAuto: 1 requests an `autoToken` for automatic sign-in, 0 does not.
type AuthLoginIsAuto int

// Values of AuthLoginIsAuto.
const (
	// AuthLoginIsAutoForNow: No automatic sign-in.
	AuthLoginIsAutoForNow AuthLoginIsAuto = 0

	// AuthLoginIsAutoKeep: Requests an `autoToken` for automatic sign-in.
	AuthLoginIsAutoKeep AuthLoginIsAuto = 1
)

// AuthLoginRequest is the request of mall.Login.login.
type AuthLoginRequest struct {
	// Type is the field "type". Identification of the account: 1 by phone, 2 by e-mail, 3 by account name. Values: 1 By phone; 2 By e-mail; 3
	// By account name.
	Type AuthLoginType `json:"type"`

	// Phone is the field "phone". Phone number without dial code, or with `type` 3 the account name. At most 30 characters.
	Phone string `json:"phone,omitempty"`

	// EMail is the field "e_mail". E-mail address, with `type` 2. At most 100 characters.
	EMail string `json:"e_mail,omitempty"`

	// Cpc is the field "cpc". Country dial code of the phone, for example `86`; 86 when missing or empty. At most 6 characters. Pattern:
	// `^\d{0,6}$`.
	Cpc string `json:"cpc,omitempty"`

	// CountryNum is the field "country_num". ISO 3166-1 numeric code of the country. 1 to 999.
	CountryNum int `json:"country_num,omitempty"`

	// Password is the field "password". Login password. 6 to 16 characters.
	Password string `json:"password"`

	// ImgCode is the field "imgCode". Text shown in the captcha image, or the solution of its proof of work. 1 to 2000 characters.
	ImgCode string `json:"imgCode"`

	// VerificationCode is the field "verificationCode". Captcha token, the `code` returned by `mall.Login.getCode`. 1 to 128 characters.
	VerificationCode string `json:"verificationCode"`

	// IsAuto is the field "isAuto". 1 requests an `autoToken` for automatic sign-in, 0 does not. Values: 0 No automatic sign-in; 1 Requests an
	// `autoToken` for automatic sign-in.
	IsAuto *AuthLoginIsAuto `json:"isAuto,omitempty"`
}

// AuthLoginType: Identification of the account: 1 by phone, 2 by e-mail, 3 by account name.
type AuthLoginType int

// Values of AuthLoginType.
const (
	// AuthLoginTypePhone: By phone.
	AuthLoginTypePhone AuthLoginType = 1

	// AuthLoginTypeEmail: By e-mail.
	AuthLoginTypeEmail AuthLoginType = 2

	// AuthLoginTypeAccount: By account name.
	AuthLoginTypeAccount AuthLoginType = 3
)

// AuthRegisterRequest is the request of mall.Login.userRegister.
type AuthRegisterRequest struct {
	// UserID is the field "userId". Account name for signing in, letters and digits. Must be unique. 6 to 15 characters. Pattern:
	// `^[A-Za-z0-9]+$`.
	UserID string `json:"userId"`

	// Password is the field "password". Login password without spaces. 6 to 16 characters. Pattern: `^\S+$`.
	Password string `json:"password"`

	// Type is the field "type". Verified contact: 0 `phone`, 1 `e_mail`. Values: 0 `phone`; 1 `e_mail`.
	Type AuthRegisterType `json:"type"`

	// Phone is the field "phone". Phone number without dial code; empty when an e-mail address is used instead. At most 15 characters.
	// Pattern: `^(\d{5,15})?$`.
	Phone string `json:"phone,omitempty"`

	// EMail is the field "e_mail". E-mail address; empty when a phone number is used instead. At most 100 characters. Pattern:
	// `^([^\s@]+@[^\s@.]+(\.[^\s@.]+)+)?$`.
	EMail string `json:"e_mail,omitempty"`

	// Cpc is the field "cpc". Country dial code of the phone, for example `86`; 86 when missing or empty. At most 6 characters. Pattern:
	// `^\d{0,6}$`.
	Cpc string `json:"cpc,omitempty"`

	// CountryNum is the field "country_num". ISO 3166-1 numeric code of the country. 1 to 999.
	CountryNum int `json:"country_num,omitempty"`

	// KeyCode is the field "keyCode". Six-digit verification code received by SMS or e-mail. Valid for five minutes, one use and five
	// attempts. Exactly 6 characters. Pattern: `^\d{6}$`.
	KeyCode string `json:"keyCode"`

	// ImgCode is the field "imgCode". Text shown in the captcha image, or the solution of its proof of work. 1 to 2000 characters.
	ImgCode string `json:"imgCode"`

	// VerificationCode is the field "verificationCode". Captcha token, the `code` returned by `mall.Login.getCode`. 1 to 128 characters.
	VerificationCode string `json:"verificationCode,omitempty"`

	// ImgCodeToken is the field "imgCodeToken". Alternative name of `verificationCode`; one of the two is required. 1 to 128 characters.
	ImgCodeToken string `json:"imgCodeToken,omitempty"`
}

// AuthRegisterType: Verified contact: 0 `phone`, 1 `e_mail`.
type AuthRegisterType int

// Values of AuthRegisterType.
const (
	// AuthRegisterTypePhone: `phone`.
	AuthRegisterTypePhone AuthRegisterType = 0

	// AuthRegisterTypeEmail: `e_mail`.
	AuthRegisterTypeEmail AuthRegisterType = 1
)

// AuthResetPasswordRequest is the request of mall.Login.forgotpassword.
type AuthResetPasswordRequest struct {
	// Password is the field "password". Login password without spaces. 6 to 16 characters. Pattern: `^\S+$`.
	Password string `json:"password"`

	// Rpwd is the field "rpwd". New password again; must be equal to `password`. 6 to 16 characters. Pattern: `^\S+$`.
	Rpwd string `json:"rpwd"`

	// Type is the field "type". Identification of the account: 0 by `phone`, 1 by `e_mail`. Values: 0 By `phone`; 1 By `e_mail`.
	Type *AuthResetPasswordType `json:"type,omitempty"`

	// Phone is the field "phone". Phone number without dial code; empty when an e-mail address is used instead. At most 15 characters.
	// Pattern: `^(\d{5,15})?$`.
	Phone string `json:"phone,omitempty"`

	// EMail is the field "e_mail". E-mail address; empty when a phone number is used instead. At most 100 characters. Pattern:
	// `^([^\s@]+@[^\s@.]+(\.[^\s@.]+)+)?$`.
	EMail string `json:"e_mail,omitempty"`

	// Cpc is the field "cpc". Country dial code of the phone, for example `86`; 86 when missing or empty. At most 6 characters. Pattern:
	// `^\d{0,6}$`.
	Cpc string `json:"cpc,omitempty"`

	// CountryNum is the field "country_num". ISO 3166-1 numeric code of the country. 1 to 999.
	CountryNum int `json:"country_num,omitempty"`

	// KeyCode is the field "keyCode". Six-digit verification code received by SMS or e-mail. Valid for five minutes, one use and five
	// attempts. Exactly 6 characters. Pattern: `^\d{6}$`.
	KeyCode string `json:"keyCode"`

	// ImgCode is the field "imgCode". Text shown in the captcha image, or the solution of its proof of work. 1 to 2000 characters.
	ImgCode string `json:"imgCode"`

	// VerificationCode is the field "verificationCode". Captcha token. Other clients send it as `access_id`, which is not a session in this
	// operation. 1 to 128 characters.
	VerificationCode string `json:"verificationCode"`
}

// AuthResetPasswordType: Identification of the account: 0 by `phone`, 1 by `e_mail`.
type AuthResetPasswordType int

// Values of AuthResetPasswordType.
const (
	// AuthResetPasswordTypePhone: By `phone`.
	AuthResetPasswordTypePhone AuthResetPasswordType = 0

	// AuthResetPasswordTypeEmail: By `e_mail`.
	AuthResetPasswordTypeEmail AuthResetPasswordType = 1
)

// AuthSendCodeMessageType: Kind of message: always 0, a code.
type AuthSendCodeMessageType int

// Values of AuthSendCodeMessageType.
const (
	// AuthSendCodeMessageTypeCode: Verification code.
	AuthSendCodeMessageTypeCode AuthSendCodeMessageType = 0
)

// AuthSendCodeRequest is the request of mall.User.secretKey.
type AuthSendCodeRequest struct {
	// SmsType is the field "smsType". Purpose of the code: 1 sign-in by code, 2 registration, 3 phone change, 4 login password, 5 payment
	// password, 6 withdrawal, 7 other. Codes of types 1 and 2 are interchangeable. Values: 1 Sign-in by code; 2 Registration; 3 Phone change;
	// 4 Login password; 5 Payment password; 6 Withdrawal; 7 Other.
	SmsType AuthSendCodeSmsType `json:"smsType"`

	// Phone is the field "phone". Phone number without dial code, unmasked. Required with types 1 and 2, ignored with the others. At most 15
	// characters. Pattern: `^([\d*]{5,15})?$`.
	Phone string `json:"phone,omitempty"`

	// NewPhone is the field "newPhone". Phone to be bound, with type 3. A masked value refers to the bound phone. At most 15 characters.
	// Pattern: `^([\d*]{5,15})?$`.
	NewPhone string `json:"newPhone,omitempty"`

	// Cpc is the field "cpc". Country dial code of the phone, for example `86`; 86 when missing or empty. At most 6 characters. Pattern:
	// `^\d{0,6}$`.
	Cpc string `json:"cpc,omitempty"`

	// ImgCode is the field "imgCode". Answer to the captcha of `verificationCode`. When either of the two is sent, the captcha is verified
	// before a code is sent. 1 to 2000 characters.
	ImgCode string `json:"imgCode,omitempty"`

	// VerificationCode is the field "verificationCode". Captcha token. Once answered correctly here, the captcha remains valid for further
	// codes to the same recipient and for the one request that uses the code. Other clients send no captcha here. A mall sends only a few
	// codes per hour without a captcha, and then refuses with `captcha_wrong`. 1 to 128 characters.
	VerificationCode string `json:"verificationCode,omitempty"`

	// MessageType is the field "message_type". Kind of message: always 0, a code. Values: 0 Verification code.
	MessageType *AuthSendCodeMessageType `json:"message_type,omitempty"`
}

// AuthSendCodeSmsType: Purpose of the code: 1 sign-in by code, 2 registration, 3 phone change, 4 login password, 5 payment password, 6
// withdrawal, 7 other. Codes of types 1 and 2 are interchangeable.
type AuthSendCodeSmsType int

// Values of AuthSendCodeSmsType.
const (
	// AuthSendCodeSmsTypeLogin: Sign-in by code.
	AuthSendCodeSmsTypeLogin AuthSendCodeSmsType = 1

	// AuthSendCodeSmsTypeRegistration: Registration.
	AuthSendCodeSmsTypeRegistration AuthSendCodeSmsType = 2

	// AuthSendCodeSmsTypePhone: Phone change.
	AuthSendCodeSmsTypePhone AuthSendCodeSmsType = 3

	// AuthSendCodeSmsTypeLoginPassword: Login password.
	AuthSendCodeSmsTypeLoginPassword AuthSendCodeSmsType = 4

	// AuthSendCodeSmsTypePaymentPassword: Payment password.
	AuthSendCodeSmsTypePaymentPassword AuthSendCodeSmsType = 5

	// AuthSendCodeSmsTypeWithdrawal: Withdrawal.
	AuthSendCodeSmsTypeWithdrawal AuthSendCodeSmsType = 6

	// AuthSendCodeSmsTypeGeneral: Other.
	AuthSendCodeSmsTypeGeneral AuthSendCodeSmsType = 7
)

// AuthSendEmailCodeRequest is the request of mall.User.send_email_verification_code.
type AuthSendEmailCodeRequest struct {
	// EMail is the field "e_mail". E-mail address that receives the code. At most 100 characters.
	EMail string `json:"e_mail"`

	// ImgCode is the field "imgCode". Answer to the captcha of `verificationCode`. When either of the two is sent, the captcha is verified
	// before a code is sent. 1 to 2000 characters.
	ImgCode string `json:"imgCode,omitempty"`

	// VerificationCode is the field "verificationCode". Captcha token. Once answered correctly here, the captcha remains valid for further
	// codes to the same recipient and for the one request that uses the code. Other clients send no captcha here. 1 to 128 characters.
	VerificationCode string `json:"verificationCode,omitempty"`

	// Type is the field "type". Purpose of the code: 0 sign-in, 1 forgotten password, 2 registration. Codes for sign-in and registration are
	// interchangeable. Values: 0 Sign-in; 1 Forgotten password; 2 Registration.
	Type *AuthSendEmailCodeType `json:"type,omitempty"`
}

// AuthSendEmailCodeType: Purpose of the code: 0 sign-in, 1 forgotten password, 2 registration. Codes for sign-in and registration are
// interchangeable.
type AuthSendEmailCodeType int

// Values of AuthSendEmailCodeType.
const (
	// AuthSendEmailCodeTypeLogin: Sign-in.
	AuthSendEmailCodeTypeLogin AuthSendEmailCodeType = 0

	// AuthSendEmailCodeTypeLoginPassword: Forgotten password.
	AuthSendEmailCodeTypeLoginPassword AuthSendEmailCodeType = 1

	// AuthSendEmailCodeTypeRegistration: Registration.
	AuthSendEmailCodeTypeRegistration AuthSendEmailCodeType = 2
)

// AuthSendResetCodeRequest is the request of mall.Login.secretKey.
type AuthSendResetCodeRequest struct {
	// Phone is the field "phone". Phone number without dial code. Pattern: `^\d{5,15}$`.
	Phone string `json:"phone"`

	// Cpc is the field "cpc". Country dial code of the phone, for example `86`; 86 when missing or empty. At most 6 characters. Pattern:
	// `^\d{0,6}$`.
	Cpc string `json:"cpc,omitempty"`

	// CountryNum is the field "country_num". ISO 3166-1 numeric code of the country. 1 to 999.
	CountryNum int `json:"country_num,omitempty"`

	// ImgCode is the field "imgCode". Answer to the captcha of `verificationCode`. When either of the two is sent, the captcha is verified
	// before a code is sent. 1 to 2000 characters.
	ImgCode string `json:"imgCode,omitempty"`

	// VerificationCode is the field "verificationCode". Captcha token. Once answered correctly here, the captcha remains valid for further
	// codes to the same recipient and for the one request that uses the code. Other clients send no captcha here. A mall sends only a few
	// codes per hour without a captcha, and then refuses with `captcha_wrong`. 1 to 128 characters.
	VerificationCode string `json:"verificationCode,omitempty"`

	// SmsType is the field "smsType". Purpose of the code: always 4, a forgotten login password. Values: 4 Forgotten login password.
	SmsType AuthSendResetCodeSmsType `json:"smsType,omitempty"`

	// Type is the field "type". Destination: always 0, a phone. Values: 0 Phone.
	Type *AuthSendResetCodeType `json:"type,omitempty"`
}

// AuthSendResetCodeSmsType: Purpose of the code: always 4, a forgotten login password.
type AuthSendResetCodeSmsType int

// Values of AuthSendResetCodeSmsType.
const (
	// AuthSendResetCodeSmsTypeLoginPassword: Forgotten login password.
	AuthSendResetCodeSmsTypeLoginPassword AuthSendResetCodeSmsType = 4
)

// AuthSendResetCodeType: Destination: always 0, a phone.
type AuthSendResetCodeType int

// Values of AuthSendResetCodeType.
const (
	// AuthSendResetCodeTypePhone: Phone.
	AuthSendResetCodeTypePhone AuthSendResetCodeType = 0
)

// AuthSetPasswordRequest is the request of mall.User.setUsernamePassword.
type AuthSetPasswordRequest struct {
	// UserName is the field "user_name". Account name for signing in, letters and digits. Must be unique. 6 to 15 characters. Pattern:
	// `^[A-Za-z0-9]+$`.
	UserName string `json:"user_name"`

	// Password is the field "password". Login password without spaces. 6 to 16 characters. Pattern: `^\S+$`.
	Password string `json:"password"`
}

// BankCard: Bank card in a list.
type BankCard struct {
	// ID is the field "id". Card id.
	ID int `json:"id"`

	// BankName is the field "Bank_name". Name of the issuing bank.
	BankName string `json:"Bank_name"`

	// BankCardNumber is the field "Bank_card_number". Last four digits of the card number.
	BankCardNumber string `json:"Bank_card_number"`

	// IsDefault is the field "is_default". 1 for the default card.
	IsDefault Flag `json:"is_default"`
}

// BankCardDetails: Bank card with its holder.
type BankCardDetails struct {
	// BankCardNumber is the field "Bank_card_number". Card number with the middle digits masked. It has to be entered again when the card is
	// changed.
	BankCardNumber string `json:"Bank_card_number"`

	// BankName is the field "Bank_name". Name of the issuing bank.
	BankName string `json:"Bank_name"`

	// Branch is the field "branch". Bank branch; empty when not given.
	Branch string `json:"branch"`

	// Cardholder is the field "Cardholder". Name of the card holder.
	Cardholder string `json:"Cardholder"`

	// IsDefault is the field "is_default". 1 for the default card.
	IsDefault Flag `json:"is_default"`
}

// Banner: Banner of the home page.
type Banner struct {
	// ID is the field "id". Banner id.
	ID int `json:"id"`

	// Image is the field "image". Banner image.
	Image string `json:"image"`

	// URL is the field "url". Link target; empty when the banner is not a link.
	URL string `json:"url"`

	// Title is the field "title". Headline in the language of the request, also the accessible name of the image.
	Title string `json:"title,omitempty"`

	// Subheading is the field "subheading". Text below the headline; empty when there is none.
	Subheading string `json:"subheading,omitempty"`
}

// BasicConfiguration: Basic configuration of the mall. `html_icon` takes precedence over the icon of `mall.Index.index`.
type BasicConfiguration struct {
	// HtmlIcon is the field "html_icon". Icon of the browser tab.
	HtmlIcon string `json:"html_icon"`

	// StoreName is the field "store_name". Name of the mall.
	StoreName string `json:"store_name"`

	// StoreLogo is the field "store_logo". Logo of the mall.
	StoreLogo string `json:"store_logo"`

	// LogonLogo is the field "logon_logo". Logo of the sign-in pages.
	LogonLogo string `json:"logon_logo"`

	// CopyrightInformation is the field "copyright_information". Copyright line of the footer.
	CopyrightInformation string `json:"copyright_information"`

	// RecordInformation is the field "record_information". Registration number shown in the footer; empty when none is required.
	RecordInformation string `json:"record_information"`

	// LinkToLandingPage is the field "link_to_landing_page". Address of the start page.
	LinkToLandingPage string `json:"link_to_landing_page"`

	// AppLogo is the field "app_logo". Logo of the mobile app; empty when there is none.
	AppLogo string `json:"app_logo,omitempty"`

	// AdminDefaultPortrait is the field "admin_default_portrait". Default profile picture.
	AdminDefaultPortrait string `json:"admin_default_portrait,omitempty"`

	// H5Domain is the field "h5_domain". Address of the mobile storefront; empty when there is none.
	H5Domain string `json:"h5_domain,omitempty"`

	// WatermarkName is the field "watermark_name". Watermark text for pictures; empty for none.
	WatermarkName string `json:"watermark_name,omitempty"`

	// WatermarkURL is the field "watermark_url". Address printed on pictures as a watermark; empty for none.
	WatermarkURL string `json:"watermark_url,omitempty"`

	// MessageSaveDay is the field "messageSaveDay". Days after which messages are deleted; 0 means never.
	MessageSaveDay *int `json:"messageSaveDay,omitempty"`

	// AppLoginValid is the field "appLoginValid". Session duration of the mobile app, in hours.
	AppLoginValid *int `json:"appLoginValid,omitempty"`
}

// BillableOrder: Completed order without an invoice.
type BillableOrder struct {
	// OrderID is the field "order_id". Order that can be invoiced.
	OrderID int `json:"order_id"`

	// SNo is the field "sNo". Order number, passed to `mall.InvoiceInfo.applyInvoicing`.
	SNo string `json:"sNo"`

	// ShopName is the field "shop_name". Name of the shop that issues the invoice.
	ShopName string `json:"shop_name"`

	// ShopLogo is the field "shop_logo". Shop logo; empty when there is none.
	ShopLogo string `json:"shop_logo,omitempty"`

	// AddTime is the field "add_time". Time the order was placed.
	AddTime DateTime `json:"add_time"`

	// OldTotal is the field "old_total". Amount paid including delivery. In yuan.
	OldTotal Money `json:"old_total,omitempty"`

	// ZPrice is the field "z_price". Amount to be invoiced, without delivery and refunds. In yuan.
	ZPrice Money `json:"z_price"`

	// InvoiceTimeout is the field "invoiceTimeout". 1 when the deadline for requesting an invoice has passed.
	InvoiceTimeout Flag `json:"invoiceTimeout"`
}

// BillableOrderList: Page of orders without an invoice, newest first.
type BillableOrderList struct {
	// List is the field "list". Orders of the page.
	List []BillableOrder `json:"list"`

	// Total is the field "total". Number of orders over all pages.
	Total *int `json:"total,omitempty"`
}

// Block: Product block in the product panel of the header.
type Block struct {
	// ID is the field "id". Block id, passed to `mall.Home.getGoodsListByBlockId` as `blockId`.
	ID int `json:"id"`

	// Name is the field "name". Block title in the language of the request.
	Name string `json:"name"`

	// GoodsList is the field "goodsList". Products of the block.
	GoodsList BlockGoodsList `json:"goodsList"`
}

// BlockGoodsList: Products of the block.
type BlockGoodsList struct {
	// List is the field "list". Products in display order.
	List []BlockProduct `json:"list"`
}

// BlockListProduct: Product in the list of a block. Label priority is expired (`recycle` 1), then off the shelf (`status` 3), then sold out
// (`num` 0).
type BlockListProduct struct {
	// ID is the field "id". Product id.
	ID int `json:"id"`

	// ImgURL is the field "imgUrl". Main image of the product.
	ImgURL string `json:"imgUrl"`

	// ProductTitle is the field "product_title". Product name as shown to shoppers, in the language of the request.
	ProductTitle string `json:"product_title"`

	// Price is the field "price". Lowest price over all SKUs. In yuan.
	Price Money `json:"price"`

	// PriceTo is the field "price_to". Highest price over all SKUs. Absent when all SKUs cost the same, and on servers that do not send it. In
	// yuan.
	PriceTo Money `json:"price_to,omitempty"`

	// Status is the field "status". Sale status: 1 not yet on sale, 2 on sale, 3 off the shelf, 4 removed for a violation, 5 supply ended.
	// Values: 1 Not yet on sale; 2 On sale; 3 Off the shelf; 4 Removed for a violation; 5 Supply ended.
	Status ProductStatus `json:"status"`

	// Recycle is the field "recycle". 1 for a deleted product, shown as "expired".
	Recycle Flag `json:"recycle"`

	// Num is the field "num". Stock over all SKUs in pieces; 0 or less means sold out.
	Num int `json:"num"`
}

// BlockProduct: Product in the product panel of the header.
type BlockProduct struct {
	// ID is the field "id". Product id.
	ID int `json:"id"`

	// CoverURL is the field "coverUrl". Main image of the product.
	CoverURL string `json:"coverUrl"`

	// ProductTitle is the field "product_title". Product name as shown to shoppers, in the language of the request.
	ProductTitle string `json:"product_title"`
}

// BrandFilter: Brand available as a search filter.
type BrandFilter struct {
	// BrandID is the field "brand_id". Brand to filter by, passed to `mall.Index.search`.
	BrandID int `json:"brand_id"`

	// BrandName is the field "brand_name". Name shown for the brand.
	BrandName string `json:"brand_name"`
}

// BuyNowPart: Part of a direct purchase. Three objects with one key each carry the product (`pid`), its SKU (`cid`) and the quantity
// (`num`); a fourth carries the flash item (`sec_id`).
type BuyNowPart struct {
	// Pid is the field "pid". Product id. Source: `data.list[].id` of `mall.Index.search`. At least 1.
	Pid int `json:"pid,omitempty"`

	// Cid is the field "cid". SKU id. Source: `data.skuBeanList[].cid` of `mall.Product.index`. At least 1.
	Cid int `json:"cid,omitempty"`

	// Num is the field "num". Quantity in pieces. 1 to 9999.
	Num int `json:"num,omitempty"`

	// SecID is the field "sec_id". Flash item id, to buy at the flash-sale price. Source: `data.list[].id` of `plugin.sec.MallSec.home`. At
	// least 1.
	SecID int `json:"sec_id,omitempty"`
}

// Captcha: Captcha, valid for 120 seconds and one attempt.
type Captcha struct {
	// Code is the field "code". Captcha token, passed as `verificationCode`.
	Code string `json:"code"`

	// CodeImg is the field "code_img". Captcha image as a `data:` URL of a PNG, 180 × 56 pixels.
	CodeImg string `json:"code_img"`

	// Challenge is the field "challenge". Proof-of-work alternative to reading the image.
	Challenge ProofOfWork `json:"challenge"`
}

// Cart: Cart grouped by shop. Lines that can no longer be bought are listed separately.
type Cart struct {
	// LoginStatus is the field "login_status". 1 when a customer is signed in, 0 for a visitor.
	LoginStatus Flag `json:"login_status"`

	// IsVip is the field "isVip". 1 for a member; the totals then use member prices.
	IsVip Flag `json:"isVip,omitempty"`

	// Total is the field "total". Number of lines that can be bought.
	Total int `json:"total"`

	// List is the field "list". Lines that can be bought, grouped by shop.
	List []CartGroup `json:"list"`

	// Data0 is the field "data0". Lines that can no longer be bought.
	Data0 []InvalidCartLine `json:"data0"`

	// SelectedNum is the field "selected_num". Pieces over the selected lines.
	SelectedNum int `json:"selected_num"`

	// SelectedTotal is the field "selected_total". Total of the selected lines without delivery. In yuan.
	SelectedTotal Money `json:"selected_total"`
}

// CartAddData: Session and cart line.
type CartAddData struct {
	// AccessID is the field "access_id". Session token that owns the cart; a new one for a first-time visitor.
	AccessID string `json:"access_id"`

	// CartID is the field "cart_id". Cart line id.
	CartID int `json:"cart_id"`
}

// CartAddRequest is the request of mall.Product.addCart.
type CartAddRequest struct {
	// ProID is the field "pro_id". Product id. Source: `data.list[].id` of `mall.Index.search`. At least 1.
	ProID int `json:"pro_id"`

	// AttributeID is the field "attribute_id". SKU id. Source: `data.skuBeanList[].cid` of `mall.Product.index`. At least 1.
	AttributeID int `json:"attribute_id"`

	// Num is the field "num". Quantity in pieces. 1 to 9999.
	Num int `json:"num"`
}

// CartChangeSkuRequest is the request of mall.Cart.modifyAttribute.
type CartChangeSkuRequest struct {
	// CarID is the field "car_id". Cart line id. Source: `data.list[].list[].id` of `mall.Cart.index`. At least 1.
	CarID int `json:"car_id"`

	// AttributeID is the field "attribute_id". Id of the new SKU. Source: `data[].skuBeanList[].cid` of `mall.Cart.djAttribute`. At least 1.
	AttributeID int `json:"attribute_id"`
}

// CartCoupon: Coupon campaign of the shop, offered in the cart.
type CartCoupon struct {
	// ID is the field "id". Campaign id, passed to `plugin.coupon.MallCoupon.receive`.
	ID int `json:"id"`

	// Name is the field "name". Coupon name as shown to shoppers.
	Name string `json:"name"`

	// ActivityType is the field "activity_type". Benefit of a coupon: 1 free delivery, 2 fixed amount off, 3 percentage off, 4 gift for
	// members. Values: 1 Free delivery; 2 Fixed amount off; 3 Percentage off; 4 Gift for members; 5 Product.
	ActivityType CouponBenefit `json:"activity_type"`

	// Money is the field "money". Discount amount; 0.00 for a percentage coupon. In yuan.
	Money Money `json:"money"`

	// Discount is the field "discount". Remaining share of the price in tenths, as counted in China: "9.00" means nine tenths are paid, 10 %
	// off. "0.00" when the coupon is not a percentage coupon.
	Discount Money `json:"discount"`

	// ExpirationDate is the field "expirationDate". End of the campaign; empty when it has none.
	ExpirationDate DateTime `json:"expirationDate"`

	// Point is the field "point". Label of the button. Decide by `point_type`, not by this text.
	Point string `json:"point"`

	// PointType is the field "point_type". 1 can be received, 2 already received by the caller.
	PointType int `json:"point_type"`
}

// CartGroup: Cart lines of one shop.
type CartGroup struct {
	// ShopID is the field "shop_id". Shop that sells the lines.
	ShopID int `json:"shop_id"`

	// MchName is the field "mch_name". Shop name.
	MchName string `json:"mch_name"`

	// IsOpenCoupon is the field "isOpenCoupon". Whether the shop offers coupons.
	IsOpenCoupon bool `json:"isOpenCoupon,omitempty"`

	// CouponList is the field "coupon_list". Coupon campaigns of the shop, receivable ones first.
	CouponList []CartCoupon `json:"coupon_list,omitempty"`

	// List is the field "list". Cart lines, most recently added first.
	List []CartLine `json:"list"`
}

// CartLine: SKU in the cart.
type CartLine struct {
	// ID is the field "id". Cart line id, passed as `cart_id` or `car_id`.
	ID int `json:"id"`

	// GoodsID is the field "Goods_id". Product id. The capital letter is part of the protocol.
	GoodsID int `json:"Goods_id"`

	// ProName is the field "pro_name". Product name as shown to shoppers, in the language of the request.
	ProName string `json:"pro_name"`

	// Imgurl is the field "imgurl". Image of the SKU.
	Imgurl string `json:"imgurl"`

	// Price is the field "price". Current price per piece. In yuan.
	Price Money `json:"price"`

	// VipPrice is the field "vipPrice". Member price per piece; absent when members pay the regular price. In yuan.
	VipPrice Money `json:"vipPrice,omitempty"`

	// Num is the field "num". Quantity in pieces.
	Num int `json:"num"`

	// Stock is the field "stock". Available stock in pieces.
	Stock int `json:"stock"`

	// AttributeID is the field "attribute_id". SKU id.
	AttributeID int `json:"attribute_id"`

	// Attribute is the field "attribute". Options of the SKU as text, for example "150 ml"; empty for a product with one SKU.
	Attribute string `json:"attribute"`

	// Selected is the field "selected". 1 when the line is selected for the next order.
	Selected Flag `json:"selected"`

	// AttrList is the field "attrList". Attributes of the product; empty for a product with one SKU.
	AttrList []Attribute `json:"attrList"`

	// SkuBeanList is the field "skuBeanList". SKU of the line. `mall.Cart.djAttribute` lists the SKUs to change to.
	SkuBeanList []Sku `json:"skuBeanList"`
}

// CartLineSkusRequest is the request of mall.Cart.djAttribute.
type CartLineSkusRequest struct {
	// CarID is the field "car_id". Cart line id. Source: `data.list[].list[].id` of `mall.Cart.index`. At least 1.
	CarID int `json:"car_id"`
}

// CartMoveToFavoritesRequest is the request of mall.Cart.toCollection.
type CartMoveToFavoritesRequest struct {
	// CarID is the field "car_id". Cart line ids. Source: `data.list[].list[].id` of `mall.Cart.index`. 1 to 200 elements. Each element: At
	// least 1.
	CarID []int `json:"car_id"`
}

// CartRemoveRequest is the request of mall.Cart.delCart.
type CartRemoveRequest struct {
	// CarID is the field "car_id". Cart line ids. Source: `data.list[].list[].id` of `mall.Cart.index`. 1 to 200 elements. Each element: At
	// least 1.
	CarID []int `json:"car_id"`
}

// CartUpdateCart: an object within another.
type CartUpdateCart struct {
	// CartID is the field "cart_id". Cart line id. Source: `data.list[].list[].id` of `mall.Cart.index`. At least 1.
	CartID int `json:"cart_id"`

	// Num is the field "num". New quantity in pieces; unchanged when missing. 1 to 9999999.
	Num int `json:"num,omitempty"`

	// Selected is the field "selected". 1 selects the line, 0 deselects it; unchanged when missing. Values: 0 Deselects the line; 1 Selects
	// the line.
	Selected *int `json:"selected,omitempty"`
}

// CartUpdateRequest is the request of mall.Cart.upCart.
type CartUpdateRequest struct {
	// Cart is the field "cart". Lines to change. 1 to 200 elements.
	Cart []CartUpdateCart `json:"cart"`
}

// CatalogLabelledData: Page of products.
type CatalogLabelledData struct {
	// Total is the field "total". Number of products over all pages.
	Total int `json:"total"`

	// List is the field "list". Products of the page.
	List []ProductCard `json:"list"`
}

// CatalogLabelledRequest is the request of mall.Index.loadHome.
type CatalogLabelledRequest struct {
	// SType is the field "s_type". Label: 1 new, 2 hot, 3 recommended. Values: 1 New; 2 Hot; 3 Recommended.
	SType CatalogLabelledSType `json:"s_type"`

	// Page is the field "page". Page number, starting at 1; 1 when missing. 1 to 10000.
	Page int `json:"page,omitempty"`

	// PageSize is the field "pageSize". Rows per page; 8 when missing. Values above the maximum are lowered to it. 1 to 50.
	PageSize int `json:"pageSize,omitempty"`
}

// CatalogLabelledSType: Label: 1 new, 2 hot, 3 recommended.
type CatalogLabelledSType int

// Values of CatalogLabelledSType.
const (
	// CatalogLabelledSTypeNew: New.
	CatalogLabelledSTypeNew CatalogLabelledSType = 1

	// CatalogLabelledSTypeHot: Hot.
	CatalogLabelledSTypeHot CatalogLabelledSType = 2

	// CatalogLabelledSTypeRecommended: Recommended.
	CatalogLabelledSTypeRecommended CatalogLabelledSType = 3
)

// CatalogProductRequest is the request of mall.Product.index.
type CatalogProductRequest struct {
	// ProID is the field "pro_id". Product id. Source: `data.list[].id` of `mall.Index.search`. At least 1.
	ProID int `json:"pro_id"`

	// VipSource is the field "vipSource". 1 when opened from the member products, which applies member prices; 0 or missing otherwise. Values:
	// 0 Regular price; 1 Member price.
	VipSource *CatalogProductVipSource `json:"vipSource,omitempty"`

	// Type is the field "type". MS when opened from the flash sale; empty or missing otherwise.
	Type CatalogProductType `json:"type,omitempty"`

	// ID is the field "id". Flash item id, with `type` MS. An item of another product is refused. Source: `data.list[].id` of
	// `plugin.sec.MallSec.home`. At least 1.
	ID int `json:"id,omitempty"`
}

// CatalogProductType: MS when opened from the flash sale; empty or missing otherwise.
type CatalogProductType string

// Values of CatalogProductType.
const (
	// CatalogProductTypeMS: the value "MS".
	CatalogProductTypeMS CatalogProductType = "MS"
)

// CatalogProductVipSource: 1 when opened from the member products, which applies member prices; 0 or missing otherwise.
type CatalogProductVipSource int

// Values of CatalogProductVipSource.
const (
	// CatalogProductVipSourceRegular: Regular price.
	CatalogProductVipSourceRegular CatalogProductVipSource = 0

	// CatalogProductVipSourceMember: Member price.
	CatalogProductVipSourceMember CatalogProductVipSource = 1
)

// CatalogRecommendData: Recommendations.
type CatalogRecommendData struct {
	// List is the field "list". Recommended products.
	List []RecommendedProduct `json:"list"`
}

// CatalogRemoveSearchRequest is the request of mall.Index.delSearch.
type CatalogRemoveSearchRequest struct {
	// Keyword is the field "keyword". Search words as listed in the history. 1 to 100 characters.
	Keyword string `json:"keyword"`
}

// CatalogSearchHistoryData: Search history.
type CatalogSearchHistoryData struct {
	// List is the field "list". Search words, newest first.
	List []SearchWord `json:"list"`
}

// CatalogSearchProductsData: Page of search results with the available filters.
type CatalogSearchProductsData struct {
	// Total is the field "total". Number of matching products, or shops, over all pages.
	Total int `json:"total"`

	// List is the field "list". Matching products; shops with `searchType` 2.
	List []ProductCard `json:"list"`

	// BrandList is the field "brand_list". Brands of the matching products before the brand filter is applied.
	BrandList []BrandFilter `json:"brand_list"`

	// ClassList is the field "class_list". Classes of the matching products before the class filter is applied.
	ClassList []ClassFilter `json:"class_list"`

	// Mch is the field "mch". Same shops as `list` with `searchType` 2, for older clients.
	Mch []FoundShop `json:"mch,omitempty"`
}

// CatalogSearchRequest is the request of mall.Index.search.
type CatalogSearchRequest struct {
	// Keyword is the field "keyword". Search words in any of the four languages. At most 100 characters.
	Keyword string `json:"keyword,omitempty"`

	// Cid is the field "cid". Class id from which the search started. Source: `data.class_list[].cid` of `mall.Index.index`. At least 1.
	Cid int `json:"cid,omitempty"`

	// ClassID is the field "class_id". Class ids; only products of these classes. Source: `data.class_list[].cid` of `mall.Index.index`. At
	// most 20 elements. Each element: At least 1.
	ClassID []int `json:"class_id,omitempty"`

	// BrandID is the field "brand_id". Brand ids; only products of these brands. Source: `data.brand_list[].brand_id` of `mall.Index.search`.
	// At most 20 elements. Each element: At least 1.
	BrandID []int `json:"brand_id,omitempty"`

	// Amount is the field "amount". Price range in yuan with at most two decimals, `100-300` or `499.50-1000.00`. Either end may be omitted;
	// `1500` alone means at least 1500. At most 23 characters.
	Amount string `json:"amount,omitempty"`

	// SType is the field "s_type". Labels: 1 new, 2 hot, 3 recommended, 5 member product; only products with one of them. At most 4 elements.
	SType []CatalogSearchSType `json:"s_type,omitempty"`

	// SortType is the field "sort_type". Sort key; the default order of the mall when empty or missing.
	SortType CatalogSearchSortType `json:"sort_type,omitempty"`

	// Sort is the field "sort". 0 ascending, 1 descending. Values: 0 Ascending; 1 Descending.
	Sort *CatalogSearchSort `json:"sort,omitempty"`

	// BrandHead is the field "brandHead". Initial letter; `brand_list` then holds only brands that start with it. At most 1 character.
	// Pattern: `^[A-Z]?$`.
	BrandHead string `json:"brandHead,omitempty"`

	// ClassHead is the field "classHead". Initial letter; `class_list` then holds only classes that start with it. At most 1 character.
	// Pattern: `^[A-Z]?$`.
	ClassHead string `json:"classHead,omitempty"`

	// Page is the field "page". Page number, starting at 1; 1 when missing. 1 to 10000.
	Page int `json:"page,omitempty"`

	// PageSize is the field "pageSize". Rows per page; 20 products or 10 shops when missing. Values above the maximum are lowered to it. 1 to
	// 50.
	PageSize int `json:"pageSize,omitempty"`
}

// CatalogSearchSType: Values of `CatalogSearchSType`.
type CatalogSearchSType int

// Values of CatalogSearchSType.
const (
	// CatalogSearchSTypeNew: New products.
	CatalogSearchSTypeNew CatalogSearchSType = 1

	// CatalogSearchSTypeHot: Hot products.
	CatalogSearchSTypeHot CatalogSearchSType = 2

	// CatalogSearchSTypeRecommended: Recommended products.
	CatalogSearchSTypeRecommended CatalogSearchSType = 3

	// CatalogSearchSTypeMember: Member products.
	CatalogSearchSTypeMember CatalogSearchSType = 5
)

// CatalogSearchSearchType: Records to search: 1 products, 2 shops; products when missing.
type CatalogSearchSearchType int

// Values of CatalogSearchSearchType.
const (
	// CatalogSearchSearchTypeProducts: Products.
	CatalogSearchSearchTypeProducts CatalogSearchSearchType = 1

	// CatalogSearchSearchTypeShops: Shops.
	CatalogSearchSearchTypeShops CatalogSearchSearchType = 2
)

// CatalogSearchShopsData: Page of search results with the available filters.
type CatalogSearchShopsData struct {
	// Total is the field "total". Number of matching products, or shops, over all pages.
	Total int `json:"total"`

	// List is the field "list". Matching products; shops with `searchType` 2.
	List []FoundShop `json:"list"`

	// BrandList is the field "brand_list". Brands of the matching products before the brand filter is applied.
	BrandList []BrandFilter `json:"brand_list"`

	// ClassList is the field "class_list". Classes of the matching products before the class filter is applied.
	ClassList []ClassFilter `json:"class_list"`

	// Mch is the field "mch". Same shops as `list` with `searchType` 2, for older clients.
	Mch []FoundShop `json:"mch,omitempty"`
}

// CatalogSearchSort: 0 ascending, 1 descending.
type CatalogSearchSort int

// Values of CatalogSearchSort.
const (
	// CatalogSearchSortAscending: Ascending.
	CatalogSearchSortAscending CatalogSearchSort = 0

	// CatalogSearchSortDescending: Descending.
	CatalogSearchSortDescending CatalogSearchSort = 1
)

// CatalogSearchSortType: Sort key; the default order of the mall when empty or missing.
type CatalogSearchSortType string

// Values of CatalogSearchSortType.
const (
	// CatalogSearchSortTypeDefault: the value "default".
	CatalogSearchSortTypeDefault CatalogSearchSortType = "default"

	// CatalogSearchSortTypePrice: the value "price".
	CatalogSearchSortTypePrice CatalogSearchSortType = "price"

	// CatalogSearchSortTypeVolume: the value "volume".
	CatalogSearchSortTypeVolume CatalogSearchSortType = "volume"
)

// CentreCoupon: Coupon campaign in the coupon center.
type CentreCoupon struct {
	// ID is the field "id". Campaign id, passed to `plugin.coupon.MallCoupon.receive`.
	ID int `json:"id"`

	// MchID is the field "mch_id". Id of the issuing shop; 0 for the mall.
	MchID int `json:"mch_id"`

	// Name is the field "name". Coupon name; for a shop coupon prefixed with the shop name in brackets.
	Name string `json:"name"`

	// ActivityType is the field "activity_type". Benefit of a coupon: 1 free delivery, 2 fixed amount off, 3 percentage off, 4 gift for
	// members. Values: 1 Free delivery; 2 Fixed amount off; 3 Percentage off; 4 Gift for members; 5 Product.
	ActivityType CouponBenefit `json:"activity_type"`

	// Type is the field "type". Goods a coupon applies to: 1 all goods, 2 selected products, 3 selected classes, 4 membership purchases.
	// Values: 1 All goods; 2 Selected products; 3 Selected classes; 4 Membership purchases.
	Type CouponScope `json:"type"`

	// Money is the field "money". Discount amount; 0.00 for a percentage coupon. In yuan.
	Money Money `json:"money"`

	// Discount is the field "discount". Remaining share of the price in tenths, as counted in China: "9.00" means nine tenths are paid, 10 %
	// off. "0.00" when the coupon is not a percentage coupon.
	Discount Money `json:"discount"`

	// ZMoney is the field "z_money". Minimum value of the goods; 0.00 for none. In yuan.
	ZMoney Money `json:"z_money"`

	// Limit is the field "limit". The minimum as text, in the language of the request.
	Limit string `json:"limit"`

	// Circulation is the field "circulation". Number of coupons issued.
	Circulation int `json:"circulation"`

	// Num is the field "num". Number of coupons left; 9999999 or more means unlimited.
	Num int `json:"num"`

	// IssueNumberType is the field "issue_number_type". 1 unlimited, 2 limited number of coupons.
	IssueNumberType int `json:"issue_number_type"`

	// IssueNumberTypeStr is the field "issue_number_type_str". `issue_number_type` as text.
	IssueNumberTypeStr string `json:"issue_number_type_str"`

	// Receive is the field "receive". Number of coupons one customer may receive.
	Receive int `json:"receive"`

	// CoverMap is the field "cover_map". Campaign image; empty when there is none.
	CoverMap string `json:"cover_map"`

	// Point is the field "point". Label of the button. Decide by `point_type`, not by this text.
	Point string `json:"point"`

	// PointType is the field "point_type". Action available to the caller: 1 receive, 2 use (received and unused), 3 none, all coupons are
	// gone, 4 none, already used. Visitors get 1 or 3. Values: 1 The coupon can be received; 2 Received and unused; 3 All coupons are gone; 4
	// Already used.
	PointType ReceiveState `json:"point_type"`

	// StartTime is the field "start_time". Start of the campaign.
	StartTime DateTime `json:"start_time"`

	// EndTime is the field "end_time". End of the campaign; empty when it has none.
	EndTime DateTime `json:"end_time"`

	// Day is the field "day". Validity in days after a coupon is received; 0 means until the end of the campaign.
	Day int `json:"day"`

	// Instructions is the field "Instructions". Terms of use. The capital letter is part of the protocol.
	Instructions string `json:"Instructions"`
}

// CheckoutCheckBuyNowRequest is the request of mall.Product.immediatelyCart.
type CheckoutCheckBuyNowRequest struct {
	// Product is the field "product". `[{ pid }, { cid }, { num }]`, an object each for product, SKU and quantity; a fourth, `{ sec_id }`,
	// names the flash item. 3 to 4 elements.
	Product []BuyNowPart `json:"product"`
}

// CheckoutPlaceOrderRequest is the request of mall.Order.payment.
type CheckoutPlaceOrderRequest struct {
	// Product is the field "product". SKU to buy directly, instead of `cart_id`: `[{ pid }, { cid }, { num }]`, an object each for product,
	// SKU and quantity; a fourth, `{ sec_id }`, buys at the flash-sale price. 3 to 4 elements.
	Product []BuyNowPart `json:"product,omitempty"`

	// CartID is the field "cart_id". Cart line ids to buy, required without `product`. Source: `data.list[].list[].id` of `mall.Cart.index`. 1
	// to 200 elements. Each element: At least 1.
	CartID []int `json:"cart_id,omitempty"`

	// AddressID is the field "address_id". Delivery address id; the default address when missing. Source: `data.adds[].id` of
	// `mall.Address.index`. At least 1.
	AddressID int `json:"address_id,omitempty"`

	// ShopAddressID is the field "shop_address_id". Pickup store id, which makes delivery free. Omit `address_id`. Source: `data.list[].id` of
	// `mch.mall.Mch.seeMyStore`. At least 1.
	ShopAddressID int `json:"shop_address_id,omitempty"`

	// FullName is the field "fullName". Name of the person who collects the order; required with `shop_address_id`. The same characters as in
	// an address. At most 50 characters. Pattern: `^[\p{L}\p{M}\p{N}_ ·.'’-]*$`.
	FullName string `json:"fullName,omitempty"`

	// FullPhone is the field "fullPhone". Phone number of the person who collects the order; required with `shop_address_id`. Pattern:
	// `^(\d{5,15})?$`.
	FullPhone string `json:"fullPhone,omitempty"`

	// VipSource is the field "vipSource". 1 buys at the member price; 0 or missing at the regular price. Values: 0 Regular price; 1 Member
	// price.
	VipSource *CheckoutPlaceOrderVipSource `json:"vipSource,omitempty"`

	// CouponID is the field "coupon_id". Selected coupons joined by commas. One id per shop in the order of `data.products[]` of
	// `mall.Order.settlement`, then the id of the mall coupon (0 for none each), then `coupon`, or `no_discount` or 0 for no mall coupon. A
	// list of zeros selects none. The best coupons when missing, as in the settlement. Source: `data.list[].id` of
	// `plugin.coupon.MallCoupon.myCoupon`. At most 500 characters.
	CouponID string `json:"coupon_id,omitempty"`

	// Remarks is the field "remarks". Remark to each shop, in the order of `data.products[]` of `mall.Order.settlement`. At most 50 elements.
	// Each element: At most 200 characters.
	Remarks []string `json:"remarks,omitempty"`

	// PayType is the field "pay_type". Intended payment method. Values: "wallet_pay" Wallet; "pc_alipay" Alipay; "pc_wechat" WeChat Pay.
	PayType PaymentType `json:"pay_type"`

	// Total is the field "total". Amount shown to the customer, in yuan. The order is refused when the current amount is higher. At most 15
	// characters. Pattern: `^\d{1,12}(\.\d{1,2})?$`.
	Total Money `json:"total,omitempty"`
}

// CheckoutPlaceOrderVipSource: 1 buys at the member price; 0 or missing at the regular price.
type CheckoutPlaceOrderVipSource int

// Values of CheckoutPlaceOrderVipSource.
const (
	// CheckoutPlaceOrderVipSourceRegular: Regular price.
	CheckoutPlaceOrderVipSourceRegular CheckoutPlaceOrderVipSource = 0

	// CheckoutPlaceOrderVipSourceMember: Member price.
	CheckoutPlaceOrderVipSourceMember CheckoutPlaceOrderVipSource = 1
)

// CheckoutSettleCanshu: `true` applies `coupon_id`; `false` or missing selects the best coupons.
type CheckoutSettleCanshu string

// Values of CheckoutSettleCanshu.
const (
	// CheckoutSettleCanshuMine: Applies `coupon_id`.
	CheckoutSettleCanshuMine CheckoutSettleCanshu = "true"

	// CheckoutSettleCanshuBest: Selects the best coupons.
	CheckoutSettleCanshuBest CheckoutSettleCanshu = "false"
)

// CheckoutSettleRequest is the request of mall.Order.settlement.
type CheckoutSettleRequest struct {
	// Product is the field "product". SKU to buy directly, instead of `cart_id`: `[{ pid }, { cid }, { num }]`, an object each for product,
	// SKU and quantity; a fourth, `{ sec_id }`, buys at the flash-sale price. 3 to 4 elements.
	Product []BuyNowPart `json:"product,omitempty"`

	// CartID is the field "cart_id". Cart line ids to buy, required without `product`. Source: `data.list[].list[].id` of `mall.Cart.index`. 1
	// to 200 elements. Each element: At least 1.
	CartID []int `json:"cart_id,omitempty"`

	// AddressID is the field "address_id". Delivery address id; the default address when missing. Source: `data.adds[].id` of
	// `mall.Address.index`. At least 1.
	AddressID int `json:"address_id,omitempty"`

	// ShopAddressID is the field "shop_address_id". Pickup store id, which makes delivery free. Omit `address_id`. Source: `data.list[].id` of
	// `mch.mall.Mch.seeMyStore`. At least 1.
	ShopAddressID int `json:"shop_address_id,omitempty"`

	// VipSource is the field "vipSource". 1 buys at the member price; 0 or missing at the regular price. Values: 0 Regular price; 1 Member
	// price.
	VipSource *CheckoutSettleVipSource `json:"vipSource,omitempty"`

	// CouponID is the field "coupon_id". Selected coupons joined by commas. One id per shop in the order of `data.products[]` of the response,
	// then the id of the mall coupon (0 for none each), then `coupon`, or `no_discount` or 0 for no mall coupon. A list of zeros selects none.
	// Source: `data.list[].id` of `plugin.coupon.MallCoupon.myCoupon`. At most 500 characters.
	CouponID string `json:"coupon_id,omitempty"`

	// Canshu is the field "canshu". `true` applies `coupon_id`; `false` or missing selects the best coupons. Values: "true" Applies
	// `coupon_id`; "false" Selects the best coupons.
	Canshu CheckoutSettleCanshu `json:"canshu,omitempty"`

	// PayType is the field "pay_type". Intended payment method. Values: "wallet_pay" Wallet; "pc_alipay" Alipay; "pc_wechat" WeChat Pay.
	PayType PaymentType `json:"pay_type,omitempty"`
}

// CheckoutSettleVipSource: 1 buys at the member price; 0 or missing at the regular price.
type CheckoutSettleVipSource int

// Values of CheckoutSettleVipSource.
const (
	// CheckoutSettleVipSourceRegular: Regular price.
	CheckoutSettleVipSourceRegular CheckoutSettleVipSource = 0

	// CheckoutSettleVipSourceMember: Member price.
	CheckoutSettleVipSourceMember CheckoutSettleVipSource = 1
)

// ClassFilter: Product class available as a search filter.
type ClassFilter struct {
	// Cid is the field "cid". Class id, passed as `class_id`.
	Cid int `json:"cid"`

	// Pname is the field "pname". Class name in the language of the request.
	Pname string `json:"pname"`
}

// CodeRequested: Response to a request for a verification code. An empty object; in the demo profile it holds the code.
type CodeRequested struct {
	// DemoCode is the field "demo_code". Verification code itself. Sent only in the demo profile, which delivers no messages; never in
	// production.
	DemoCode string `json:"demo_code,omitempty"`
}

// ContentShowRequest is the request of mall.User.aboutUs.
type ContentShowRequest struct {
	// Type is the field "type". Page: `aboutus`; `shopping_process`, `payment_method`, `payment_issues`; `after_sales_issues`,
	// `return_policy`, `cancellation_order`, `refund_process`, `refund_instructions`; `our_story`, `our_team`, `regional_markets`; `terms`,
	// `privacy`; `contact`, `enroll`, `accessibility`.
	Type ContentShowType `json:"type"`
}

// ContentShowType: Page: `aboutus`; `shopping_process`, `payment_method`, `payment_issues`; `after_sales_issues`, `return_policy`,
// `cancellation_order`, `refund_process`, `refund_instructions`; `our_story`, `our_team`, `regional_markets`; `terms`, `privacy`;
// `contact`, `enroll`, `accessibility`.
type ContentShowType string

// Values of ContentShowType.
const (
	// ContentShowTypeAboutus: the value "aboutus".
	ContentShowTypeAboutus ContentShowType = "aboutus"

	// ContentShowTypeShoppingProcess: the value "shopping_process".
	ContentShowTypeShoppingProcess ContentShowType = "shopping_process"

	// ContentShowTypePaymentMethod: the value "payment_method".
	ContentShowTypePaymentMethod ContentShowType = "payment_method"

	// ContentShowTypePaymentIssues: the value "payment_issues".
	ContentShowTypePaymentIssues ContentShowType = "payment_issues"

	// ContentShowTypeAfterSalesIssues: the value "after_sales_issues".
	ContentShowTypeAfterSalesIssues ContentShowType = "after_sales_issues"

	// ContentShowTypeReturnPolicy: the value "return_policy".
	ContentShowTypeReturnPolicy ContentShowType = "return_policy"

	// ContentShowTypeCancellationOrder: the value "cancellation_order".
	ContentShowTypeCancellationOrder ContentShowType = "cancellation_order"

	// ContentShowTypeRefundProcess: the value "refund_process".
	ContentShowTypeRefundProcess ContentShowType = "refund_process"

	// ContentShowTypeRefundInstructions: the value "refund_instructions".
	ContentShowTypeRefundInstructions ContentShowType = "refund_instructions"

	// ContentShowTypeOurStory: the value "our_story".
	ContentShowTypeOurStory ContentShowType = "our_story"

	// ContentShowTypeOurTeam: the value "our_team".
	ContentShowTypeOurTeam ContentShowType = "our_team"

	// ContentShowTypeRegionalMarkets: the value "regional_markets".
	ContentShowTypeRegionalMarkets ContentShowType = "regional_markets"

	// ContentShowTypeTerms: the value "terms".
	ContentShowTypeTerms ContentShowType = "terms"

	// ContentShowTypePrivacy: the value "privacy".
	ContentShowTypePrivacy ContentShowType = "privacy"

	// ContentShowTypeContact: the value "contact".
	ContentShowTypeContact ContentShowType = "contact"

	// ContentShowTypeEnroll: the value "enroll".
	ContentShowTypeEnroll ContentShowType = "enroll"

	// ContentShowTypeAccessibility: the value "accessibility".
	ContentShowTypeAccessibility ContentShowType = "accessibility"
)

// Country: Country or region available for phone numbers and deliveries.
type Country struct {
	// ID is the field "id". Country id.
	ID *int `json:"id,omitempty"`

	// Name is the field "name". Name in the language of the request.
	Name string `json:"name"`

	// ZhName is the field "zh_name". Name in Chinese.
	ZhName string `json:"zh_name,omitempty"`

	// Code2 is the field "code2". Dial code, passed as `cpc`. Not the ISO alpha-2 code, despite the name.
	Code2 string `json:"code2"`

	// Num3 is the field "num3". ISO 3166-1 numeric code, passed as `country_num`.
	Num3 int `json:"num3"`

	// Code is the field "code". ISO 3166-1 letter code.
	Code string `json:"code"`

	// NationalFlag is the field "national_flag". URL of the flag image; empty when there is none.
	NationalFlag string `json:"national_flag"`

	// IsShow is the field "is_show". 1 when the country can be selected.
	IsShow Flag `json:"is_show,omitempty"`
}

// CouponBenefit: Benefit of a coupon: 1 free delivery, 2 fixed amount off, 3 percentage off, 4 gift for members.
type CouponBenefit int

// Values of CouponBenefit.
const (
	// CouponBenefitFreeDelivery: Free delivery.
	CouponBenefitFreeDelivery CouponBenefit = 1

	// CouponBenefitAmountOff: Fixed amount off.
	CouponBenefitAmountOff CouponBenefit = 2

	// CouponBenefitShareOff: Percentage off.
	CouponBenefitShareOff CouponBenefit = 3

	// CouponBenefitMemberGift: Gift for members.
	CouponBenefitMemberGift CouponBenefit = 4

	// CouponBenefitProduct: Product.
	//
	// Deprecated: sent by other or older servers only.
	CouponBenefitProduct CouponBenefit = 5
)

// CouponScope: Goods a coupon applies to: 1 all goods, 2 selected products, 3 selected classes, 4 membership purchases.
type CouponScope int

// Values of CouponScope.
const (
	// CouponScopeAllGoods: All goods.
	CouponScopeAllGoods CouponScope = 1

	// CouponScopeProducts: Selected products.
	CouponScopeProducts CouponScope = 2

	// CouponScopeClasses: Selected classes.
	CouponScopeClasses CouponScope = 3

	// CouponScopeMembership: Membership purchases.
	CouponScopeMembership CouponScope = 4
)

// CouponsListData: Page of coupons.
type CouponsListData struct {
	// Total is the field "total". Number of coupons over all pages.
	Total int `json:"total"`

	// List is the field "list". Coupons of the page.
	List []CentreCoupon `json:"list"`
}

// CouponsListForProductData: Coupons for the product.
type CouponsListForProductData struct {
	// List is the field "list". Coupons applicable to the product, receivable ones first.
	List []OfferedCoupon `json:"list"`
}

// CouponsListForProductRequest is the request of plugin.coupon.MallCoupon.proCoupon.
type CouponsListForProductRequest struct {
	// GoodsID is the field "goodsId". Product id. Source: `data.list[].id` of `mall.Index.search`. At least 1.
	GoodsID int `json:"goodsId"`
}

// CouponsListForShopData: Coupons of the shop.
type CouponsListForShopData struct {
	// List is the field "list". Coupons, receivable ones first.
	List []OfferedCoupon `json:"list"`
}

// CouponsListForShopRequest is the request of plugin.coupon.MallCoupon.mchCoupon.
type CouponsListForShopRequest struct {
	// MchID is the field "mchId". Shop id. Source: `data.mch[].id` of `mall.Index.search`. At least 1.
	MchID int `json:"mchId"`
}

// CouponsListOwnData: Coupons of the customer.
type CouponsListOwnData struct {
	// WsyNum is the field "wsy_num". Number of unused coupons.
	WsyNum int `json:"wsy_num"`

	// YsyNum is the field "ysy_num". Number of used coupons.
	YsyNum int `json:"ysy_num"`

	// YgqNum is the field "ygq_num". Number of expired coupons.
	YgqNum int `json:"ygq_num"`

	// Total is the field "total". Number of coupons in `list`.
	Total int `json:"total"`

	// List is the field "list". Coupons of the requested state.
	List []OwnCoupon `json:"list"`
}

// CouponsListOwnRequest is the request of plugin.coupon.MallCoupon.myCoupon.
type CouponsListOwnRequest struct {
	// Type is the field "type". State: 0 unused, 1 used, 2 expired; unused when missing. Values: 0 Unused; 1 Used; 2 Expired.
	Type *CouponsListOwnType `json:"type,omitempty"`
}

// CouponsListOwnType: State: 0 unused, 1 used, 2 expired; unused when missing.
type CouponsListOwnType int

// Values of CouponsListOwnType.
const (
	// CouponsListOwnTypeUnused: Unused.
	CouponsListOwnTypeUnused CouponsListOwnType = 0

	// CouponsListOwnTypeUsed: Used.
	CouponsListOwnTypeUsed CouponsListOwnType = 1

	// CouponsListOwnTypeExpired: Expired.
	CouponsListOwnTypeExpired CouponsListOwnType = 2
)

// CouponsListRequest is the request of plugin.coupon.MallCoupon.index.
type CouponsListRequest struct {
	// Page is the field "page". Page number, starting at 1; 1 when missing. 1 to 10000.
	Page int `json:"page"`

	// Type is the field "type". Issuer: 1 the mall, 2 shops. Values: 1 The mall; 2 Shops.
	Type CouponsListType `json:"type"`

	// MchName is the field "mchName". Part of a shop name; read with `type` 2 only. At most 60 characters.
	MchName string `json:"mchName,omitempty"`
}

// CouponsListType: Issuer: 1 the mall, 2 shops.
type CouponsListType int

// Values of CouponsListType.
const (
	// CouponsListTypeMall: The mall.
	CouponsListTypeMall CouponsListType = 1

	// CouponsListTypeShops: Shops.
	CouponsListTypeShops CouponsListType = 2
)

// CouponsReceiveRequest is the request of plugin.coupon.MallCoupon.receive.
type CouponsReceiveRequest struct {
	// ID is the field "id". Campaign id. Source: `data.list[].id` of `plugin.coupon.MallCoupon.index`. At least 1.
	ID int `json:"id"`
}

// Courier: Courier service.
type Courier struct {
	// ID is the field "id". Courier id.
	ID int `json:"id"`

	// KuaidiName is the field "kuaidi_name". Courier name, passed as `kdname`.
	KuaidiName string `json:"kuaidi_name"`

	// Type is the field "type". Courier code, for example `shunfeng`.
	Type string `json:"type,omitempty"`

	// IsOpen is the field "is_open". 1 when the courier can be selected.
	IsOpen Flag `json:"is_open,omitempty"`

	// Sort is the field "sort". Position in the list.
	Sort *int `json:"sort,omitempty"`
}

// Couriers: Couriers for sending goods back, and the return address.
type Couriers struct {
	// Express is the field "express". Couriers to choose from, in display order.
	Express []Courier `json:"express"`

	// Address is the field "address". Full return address as one text.
	Address string `json:"address,omitempty"`

	// Name is the field "name". Recipient at the return address.
	Name string `json:"name,omitempty"`

	// Phone is the field "phone". Phone of the recipient.
	Phone string `json:"phone,omitempty"`
}

// Currency: Display currency.
type Currency struct {
	// CurrencyID is the field "currency_id". Currency id, passed to `app.common.userChangeCurrency`.
	CurrencyID int `json:"currency_id"`

	// CurrencyCode is the field "currency_code". ISO 4217 code.
	CurrencyCode string `json:"currency_code"`

	// CurrencySymbol is the field "currency_symbol". Symbol shown before amounts.
	CurrencySymbol string `json:"currency_symbol"`

	// ExchangeRate is the field "exchange_rate". Factor from amounts in the default currency to this currency; 1 for the default currency.
	ExchangeRate float64 `json:"exchange_rate"`
}

// DefaultFlag: 1 makes the address the default, 0 adds it as a further one.
type DefaultFlag int

// Values of DefaultFlag.
const (
	// DefaultFlagFurther: Adds the address as a further one.
	DefaultFlagFurther DefaultFlag = 0

	// DefaultFlagDefault: Makes the address the default.
	DefaultFlagDefault DefaultFlag = 1
)

// DeliveryKind: Delivery method: 0 courier, 1 store pickup, 2 delivery by the shop, 3 virtual goods with verification, 4 virtual goods
// without verification.
type DeliveryKind int

// Values of DeliveryKind.
const (
	// DeliveryKindCourier: Courier.
	DeliveryKindCourier DeliveryKind = 0

	// DeliveryKindPickup: Store pickup.
	DeliveryKindPickup DeliveryKind = 1

	// DeliveryKindOwnDelivery: Delivery by the shop.
	DeliveryKindOwnDelivery DeliveryKind = 2

	// DeliveryKindCheckedVirtual: Virtual goods with verification.
	DeliveryKindCheckedVirtual DeliveryKind = 3

	// DeliveryKindVirtual: Virtual goods without verification.
	DeliveryKindVirtual DeliveryKind = 4
)

// FavoriteProduct: Favorite product.
type FavoriteProduct struct {
	// ID is the field "id". Favorite id, passed to `mall.AddFavorites.removeFavorites`.
	ID int `json:"id"`

	// PID is the field "p_id". Product id.
	PID int `json:"p_id"`

	// Imgurl is the field "imgurl". Main image of the product.
	Imgurl string `json:"imgurl"`

	// ProductTitle is the field "product_title". Product name as shown to shoppers, in the language of the request.
	ProductTitle string `json:"product_title"`

	// Price is the field "price". Lowest price over all SKUs. In yuan.
	Price Money `json:"price"`

	// PriceTo is the field "price_to". Highest price over all SKUs. Absent when all SKUs cost the same, and on servers that do not send it. In
	// yuan.
	PriceTo Money `json:"price_to,omitempty"`

	// Recycle is the field "recycle". 1 for a deleted product, shown as "expired".
	Recycle Flag `json:"recycle"`

	// Status is the field "status". Sale status: 1 not yet on sale, 2 on sale, 3 off the shelf, 4 removed for a violation, 5 supply ended.
	// Values: 1 Not yet on sale; 2 On sale; 3 Off the shelf; 4 Removed for a violation; 5 Supply ended.
	Status ProductStatus `json:"status"`

	// Num is the field "num". Stock over all SKUs in pieces; 0 or less means sold out.
	Num int `json:"num"`
}

// FavoriteShop: Followed shop.
type FavoriteShop struct {
	// ID is the field "id". Favorite id, passed to `mall.AddFavorites.removeFavorites`.
	ID int `json:"id"`

	// MchID is the field "mch_id". Shop id.
	MchID int `json:"mch_id"`

	// Shopid is the field "shopid". Same value as `mch_id`, for older clients.
	Shopid int `json:"shopid"`

	// MchName is the field "mch_name". Shop name.
	MchName string `json:"mch_name"`

	// Logo is the field "logo". Shop logo; empty when there is none.
	Logo string `json:"logo"`

	// IsOpen is the field "is_open". Shop state: 0 not open, 1 open, 2 temporarily closed. Values: 0 Not open; 1 Open; 2 Temporarily closed.
	IsOpen ShopState `json:"is_open"`

	// CollectionNum is the field "collection_num". Number of followers.
	CollectionNum int `json:"collection_num"`

	// List is the field "list". Best-selling products of the shop.
	List []RelatedProduct `json:"list"`

	// Xplist is the field "xplist". New products of the shop.
	Xplist []RelatedProduct `json:"xplist"`
}

// FavoritesAddData: New favorite.
type FavoritesAddData struct {
	// CollectionID is the field "collection_id". Favorite id, needed to remove it.
	CollectionID int `json:"collection_id"`
}

// FavoritesAddRequest is the request of mall.AddFavorites.index.
type FavoritesAddRequest struct {
	// ProID is the field "pro_id". Product id. Source: `data.list[].id` of `mall.Index.search`. At least 1.
	ProID int `json:"pro_id"`

	// Type is the field "type". Kind of favorite: always 1, a product; 1 when missing. Values: 1 Products.
	Type FavoritesAddType `json:"type,omitempty"`
}

// FavoritesAddType: Kind of favorite: always 1, a product; 1 when missing.
type FavoritesAddType int

// Values of FavoritesAddType.
const (
	// FavoritesAddTypeProduct: Products.
	FavoritesAddTypeProduct FavoritesAddType = 1
)

// FavoritesListProductsData: Favorites of the requested kind.
type FavoritesListProductsData struct {
	// List is the field "list". Favorite products for `type` 1, followed shops for `type` 2.
	List []FavoriteProduct `json:"list"`
}

// FavoritesListRequest is the request of mall.AddFavorites.collection.
type FavoritesListRequest struct {
	// MchNameOrProName is the field "mchNameOrProName". Part of the product or shop name; all favorites when missing or empty. At most 60
	// characters.
	MchNameOrProName string `json:"mchNameOrProName,omitempty"`
}

// FavoritesListShopsData: Favorites of the requested kind.
type FavoritesListShopsData struct {
	// List is the field "list". Favorite products for `type` 1, followed shops for `type` 2.
	List []FavoriteShop `json:"list"`
}

// FavoritesListSimilarData: Product with similar products.
type FavoritesListSimilarData struct {
	// Product is the field "product". List with exactly one element, the product.
	Product []SimilarTo `json:"product"`

	// List is the field "list". Similar products of the page.
	List []RelatedProduct `json:"list"`

	// Total is the field "total". Number of similar products over all pages.
	Total int `json:"total"`
}

// FavoritesListSimilarRequest is the request of mall.AddFavorites.similar.
type FavoritesListSimilarRequest struct {
	// ProID is the field "pro_id". Product id. Source: `data.list[].id` of `mall.Index.search`. At least 1.
	ProID int `json:"pro_id"`

	// Page is the field "page". Page number, starting at 1; 1 when missing. 1 to 10000.
	Page int `json:"page,omitempty"`
}

// FavoritesListType: Kind of favorite: 1 products, 2 shops.
type FavoritesListType int

// Values of FavoritesListType.
const (
	// FavoritesListTypeProducts: Products.
	FavoritesListTypeProducts FavoritesListType = 1

	// FavoritesListTypeShops: Shops.
	FavoritesListTypeShops FavoritesListType = 2
)

// FavoritesRemoveRequest is the request of mall.AddFavorites.removeFavorites.
type FavoritesRemoveRequest struct {
	// Collection is the field "collection". Favorite ids of either kind. Source: `data.list[].id` of `mall.AddFavorites.collection`. 1 to 200
	// elements. Each element: At least 1.
	Collection []int `json:"collection"`
}

// FlashItem: Product in a flash-sale slot. Sold out when `num` is 0, otherwise over when `lefttime` is 0 or less, otherwise upcoming when
// `type` is 2, otherwise on sale.
type FlashItem struct {
	// ID is the field "id". Flash item id, passed as `sec_id` to buy it.
	ID int `json:"id"`

	// ProID is the field "pro_id". Product id.
	ProID int `json:"pro_id"`

	// ProductTitle is the field "product_title". Product name as shown to shoppers, in the language of the request.
	ProductTitle string `json:"product_title"`

	// Imgurl is the field "imgurl". Main image of the product.
	Imgurl string `json:"imgurl"`

	// LogoImg is the field "logo_img". Shop logo; empty when there is none.
	LogoImg string `json:"logo_img"`

	// MchName is the field "mch_name". Shop name.
	MchName string `json:"mch_name"`

	// Size is the field "size". Options of the SKU as text; empty for a product with one SKU. Absent on servers that do not send it.
	Size string `json:"size,omitempty"`

	// SecondsPrice is the field "seconds_price". Price per piece during the slot. In yuan.
	SecondsPrice Money `json:"seconds_price"`

	// Price is the field "price". Regular price of the SKU. In yuan.
	Price Money `json:"price"`

	// Num is the field "num". Pieces left in the slot.
	Num int `json:"num"`

	// MaxNum is the field "max_num". Pieces reserved for the slot; sold pieces are the difference to `num`.
	MaxNum int `json:"max_num"`

	// Lefttime is the field "lefttime". Seconds from `server_time` to the end of the slot; negative when it is over.
	Lefttime int `json:"lefttime"`

	// Type is the field "type". State of the slot at `server_time`: 0 over, 1 running, 2 upcoming. Values: 0 Over; 1 Running; 2 Upcoming.
	Type SlotState `json:"type"`
}

// FlashOffer: Flash-sale offer of a product. Countdowns are relative to `server_time`.
type FlashOffer struct {
	// ID is the field "id". Flash item id, passed as `sec_id` to buy it.
	ID int `json:"id"`

	// Cid is the field "cid". SKU id sold at the flash-sale price.
	Cid int `json:"cid"`

	// SecPrice is the field "secPrice". Price per piece during the slot. In yuan.
	SecPrice Money `json:"secPrice"`

	// Num is the field "num". Pieces left in the slot.
	Num int `json:"num"`

	// MaxNum is the field "max_num". Pieces reserved for the slot.
	MaxNum int `json:"max_num"`

	// BuyNum is the field "buyNum". Pieces already bought by the caller.
	BuyNum int `json:"buyNum"`

	// LimitNum is the field "limitNum". Purchase limit per customer, in pieces.
	LimitNum int `json:"limitNum"`

	// Canbuy is the field "canbuy". 1 when the caller can buy now.
	Canbuy Flag `json:"canbuy"`

	// RemainingTime is the field "remainingTime". Milliseconds until the slot ends, or until it starts if it has not started; 0 when it is
	// over.
	RemainingTime int `json:"remainingTime"`

	// SecStatus is the field "secStatus". 1 not started, 2 running, 3 ended, 4 announced, 5 sold out.
	SecStatus int `json:"secStatus"`

	// ServerTime is the field "server_time". Current time of the server.
	ServerTime DateTime `json:"server_time"`
}

// FlashSale: Flash-sale slots of the day, and a page of the products of one slot.
type FlashSale struct {
	// TimeList is the field "time_list". Slots of the day in order of time, from the last one of the day before to the first one of the day
	// after; empty when there are none.
	TimeList []FlashSlot `json:"time_list"`

	// SlotID is the field "slot_id". Id of the listed slot; 0 when there is none.
	SlotID int `json:"slot_id"`

	// List is the field "list". Products of the listed slot.
	List []FlashItem `json:"list"`

	// Count is the field "count". Number of products of the slot over all pages.
	Count int `json:"count"`

	// ServerTime is the field "server_time". Current time of the server, base of all countdowns.
	ServerTime DateTime `json:"server_time"`
}

// FlashSaleHomeRequest is the request of plugin.sec.MallSec.home.
type FlashSaleHomeRequest struct {
	// ID is the field "id". Slot id; the server selects one when missing or empty. Source: `data.time_list[].id` of `plugin.sec.MallSec.home`.
	// At least 1.
	ID int `json:"id,omitempty"`

	// Page is the field "page". Page number, starting at 1; 1 when missing. 1 to 10000.
	Page int `json:"page,omitempty"`
}

// FlashSlot: Flash-sale slot.
type FlashSlot struct {
	// ID is the field "id". Slot id, passed to `plugin.sec.MallSec.home` as `id`.
	ID int `json:"id"`

	// Title is the field "title". Slot name, for example "14:00".
	Title string `json:"title"`

	// Type is the field "type". State of the slot at `server_time`: 0 over, 1 running, 2 upcoming. Values: 0 Over; 1 Running; 2 Upcoming.
	Type SlotState `json:"type"`

	// Starttime is the field "starttime". Start of the slot.
	Starttime DateTime `json:"starttime"`

	// Endtime is the field "endtime". End of the slot.
	Endtime DateTime `json:"endtime"`
}

// FooterLink: Named link.
type FooterLink struct {
	// Name is the field "name". Link text in the language of the request.
	Name string `json:"name"`

	// Link is the field "link". Link target; `ow` means the official site of the brand.
	Link string `json:"link"`
}

// FooterPromise: Service promise with its icon.
type FooterPromise struct {
	// Image is the field "image". Icon of the promise.
	Image string `json:"image"`

	// Title is the field "title". Headline in the language of the request.
	Title string `json:"title"`

	// Subheading is the field "subheading". Text below the headline; empty for none.
	Subheading string `json:"subheading"`
}

// FoundShop: Shop in a search result.
type FoundShop struct {
	// ID is the field "id". Shop id.
	ID int `json:"id"`

	// Name is the field "name". Shop name.
	Name string `json:"name"`

	// HeadImg is the field "head_img". Shop picture; empty when there is none.
	HeadImg string `json:"head_img"`

	// Sheng is the field "sheng". Province.
	Sheng string `json:"sheng"`

	// Shi is the field "shi". City.
	Shi string `json:"shi"`

	// CollectionNum is the field "collectionNum". Number of followers.
	CollectionNum int `json:"collectionNum"`

	// ProNum is the field "pro_num". Number of products on sale.
	ProNum int `json:"pro_num"`

	// IsCollect is the field "is_collect". 1 when the caller follows the shop.
	IsCollect Flag `json:"is_collect"`
}

// HomeBlockProductsData: Page of products.
type HomeBlockProductsData struct {
	// Total is the field "total". Number of products over all pages.
	Total int `json:"total"`

	// List is the field "list". Products of the page.
	List []BlockListProduct `json:"list"`
}

// HomeBlockProductsRequest is the request of mall.Home.getGoodsListByBlockId.
type HomeBlockProductsRequest struct {
	// BlockID is the field "blockId". Block whose products to list; required without an `s_type` of 1, 2 or 3. Source: `data.list[].id` of
	// `mall.Home.getBlockGoodsList`. At least 1.
	BlockID int `json:"blockId,omitempty"`

	// SType is the field "s_type". Kind of list: 1 new, 2 hot, 3 recommended, 6 a block. `plugin.member.MallMember.memberProList` lists member
	// products. Values: 1 New; 2 Hot; 3 Recommended; 6 A block.
	SType HomeBlockProductsSType `json:"s_type,omitempty"`

	// Page is the field "page". Page number, starting at 1; 1 when missing. 1 to 10000.
	Page int `json:"page,omitempty"`

	// PageSize is the field "pageSize". Rows per page; 8 when missing. Values above the maximum are lowered to it. 1 to 50.
	PageSize int `json:"pageSize,omitempty"`
}

// HomeBlockProductsSType: Kind of list: 1 new, 2 hot, 3 recommended, 6 a block. `plugin.member.MallMember.memberProList` lists member
// products.
type HomeBlockProductsSType int

// Values of HomeBlockProductsSType.
const (
	// HomeBlockProductsSTypeNew: New.
	HomeBlockProductsSTypeNew HomeBlockProductsSType = 1

	// HomeBlockProductsSTypeHot: Hot.
	HomeBlockProductsSTypeHot HomeBlockProductsSType = 2

	// HomeBlockProductsSTypeRecommended: Recommended.
	HomeBlockProductsSTypeRecommended HomeBlockProductsSType = 3

	// HomeBlockProductsSTypeBlock: A block.
	HomeBlockProductsSTypeBlock HomeBlockProductsSType = 6
)

// HomeBlocksData: Product blocks.
type HomeBlocksData struct {
	// List is the field "list". Blocks in display order.
	List []Block `json:"list"`
}

// HomePage: Content of the home page.
type HomePage struct {
	// Banner is the field "banner". Banners in display order.
	Banner []Banner `json:"banner"`

	// CouponList is the field "coupon_list". Mall coupons on offer as a visitor sees them, at most eight.
	CouponList []CentreCoupon `json:"coupon_list,omitempty"`

	// ListR is the field "list_r". Hot and recommended products.
	ListR []ProductCard `json:"list_r"`

	// ListX is the field "list_x". New products.
	ListX []ProductCard `json:"list_x"`

	// ListM is the field "list_m". Products with a member price.
	ListM []ProductCard `json:"list_m"`
}

// HomePageRequest is the request of mall.Index.home.
type HomePageRequest struct {
	// Cid is the field "cid". Class id; only products of this class. Source: `data.class_list[].cid` of `mall.Index.index`. At least 1.
	Cid int `json:"cid,omitempty"`

	// Page is the field "page". Page number, starting at 1. Ignored, each list has one page. 1 to 10000.
	Page int `json:"page,omitempty"`

	// PageSize is the field "pageSize". Products per list; 8 when missing. Values above the maximum are lowered to it. 1 to 50.
	PageSize int `json:"pageSize,omitempty"`
}

// InvalidCartLine: Cart line that can no longer be bought.
type InvalidCartLine struct {
	// ID is the field "id". Cart line id, passed as `car_id`.
	ID int `json:"id"`

	// GoodsID is the field "Goods_id". Product id.
	GoodsID int `json:"Goods_id"`

	// ProName is the field "pro_name". Product name as shown to shoppers, in the language of the request.
	ProName string `json:"pro_name"`

	// Imgurl is the field "imgurl". Image of the SKU.
	Imgurl string `json:"imgurl"`

	// Price is the field "price". Last known price per piece. In yuan.
	Price Money `json:"price"`

	// Num is the field "num". Quantity in pieces.
	Num int `json:"num"`

	// Recycle is the field "recycle". 1 for a deleted product, shown as "expired".
	Recycle Flag `json:"recycle"`

	// GoodsStatus is the field "goodsStatus". 0 sold out, 1 not on sale; absent for a deleted product.
	GoodsStatus *int `json:"goodsStatus,omitempty"`
}

// Invoice: Requested invoice.
type Invoice struct {
	// ID is the field "id". Invoice id, passed to revoke it or to request it again.
	ID int `json:"id"`

	// OrderID is the field "order_id". Order that is invoiced.
	OrderID int `json:"order_id"`

	// SNo is the field "s_no". Order number.
	SNo string `json:"s_no"`

	// ShopName is the field "shop_name". Name of the shop that issues the invoice.
	ShopName string `json:"shop_name"`

	// ShopLogo is the field "shop_logo". Shop logo; empty when there is none.
	ShopLogo string `json:"shop_logo,omitempty"`

	// OrderAddTime is the field "order_add_time". Time the order was placed.
	OrderAddTime DateTime `json:"order_add_time"`

	// InvoiceStatus is the field "invoice_status". 1 requested, 2 issued, 3 revoked by the customer or refused by the shop.
	InvoiceStatus int `json:"invoice_status,omitempty"`

	// CompanyName is the field "company_name". Name on the invoice title at the time of the request.
	CompanyName string `json:"company_name,omitempty"`

	// InvoiceAmount is the field "invoice_amount". Invoiced amount. In yuan.
	InvoiceAmount Money `json:"invoice_amount"`

	// Email is the field "email". E-mail address the invoice is sent to.
	Email string `json:"email"`

	// File is the field "file". URL of the issued invoice, a PDF; empty until it is issued. The URL expires after ten minutes and works only
	// in the session of the owner.
	File string `json:"file"`

	// Reason is the field "reason". Reason of the shop for refusing; empty when the customer revoked the request.
	Reason string `json:"reason,omitempty"`

	// Correction is the field "correction". 1 when the order was refunded after this invoice was issued, and the shop has to correct it.
	Correction Flag `json:"correction,omitempty"`

	// InvoiceTimeout is the field "invoiceTimeout". 1 when the deadline for requesting the invoice again has passed.
	InvoiceTimeout Flag `json:"invoiceTimeout"`
}

// InvoiceHeader: Invoice title, the party an invoice is made out to.
type InvoiceHeader struct {
	// ID is the field "id". Title id, passed as `id` or `headId`.
	ID int `json:"id"`

	// Type is the field "type". Party of the invoice: 1 company, 2 person. Values: 1 Company; 2 Person.
	Type InvoiceHeaderKind `json:"type"`

	// CompanyName is the field "company_name". Name of the company or person.
	CompanyName string `json:"company_name"`

	// CompanyTaxNumber is the field "company_tax_number". Tax number; empty for a person.
	CompanyTaxNumber string `json:"company_tax_number"`

	// RegisterAddress is the field "register_address". Registered address; empty when not given.
	RegisterAddress string `json:"register_address"`

	// RegisterPhone is the field "register_phone". Registered phone; empty when not given.
	RegisterPhone string `json:"register_phone"`

	// DepositBank is the field "deposit_bank". Bank; empty when not given.
	DepositBank string `json:"deposit_bank"`

	// BankNumber is the field "bank_number". Bank account number; empty when not given.
	BankNumber string `json:"bank_number"`

	// IsDefault is the field "is_default". 1 for the default title.
	IsDefault Flag `json:"is_default"`
}

// InvoiceHeaderKind: Party of the invoice: 1 company, 2 person.
type InvoiceHeaderKind int

// Values of InvoiceHeaderKind.
const (
	// InvoiceHeaderKindCompany: Company.
	InvoiceHeaderKindCompany InvoiceHeaderKind = 1

	// InvoiceHeaderKindPerson: Person.
	InvoiceHeaderKindPerson InvoiceHeaderKind = 2
)

// InvoiceHeaderKindSent: Party of the invoice: 1 company, 2 person.
type InvoiceHeaderKindSent int

// Values of InvoiceHeaderKindSent.
const (
	// InvoiceHeaderKindSentCompany: Company.
	InvoiceHeaderKindSentCompany InvoiceHeaderKindSent = 1

	// InvoiceHeaderKindSentPerson: Person.
	InvoiceHeaderKindSentPerson InvoiceHeaderKindSent = 2
)

// InvoiceHeaderList: Invoice titles of the customer, the default first.
type InvoiceHeaderList struct {
	// List is the field "list". Invoice titles.
	List []InvoiceHeader `json:"list"`

	// Total is the field "total". Number of titles.
	Total *int `json:"total,omitempty"`
}

// InvoiceList: Page of the customer's invoices, newest first.
type InvoiceList struct {
	// List is the field "list". Invoices of the page.
	List []Invoice `json:"list"`

	// Total is the field "total". Number of invoices over all pages.
	Total *int `json:"total,omitempty"`
}

// InvoicesApplyRequest is the request of mall.InvoiceInfo.applyInvoicing.
type InvoicesApplyRequest struct {
	// ID is the field "id". Id of the revoked or refused invoice to request again. Source: `data.list[].id` of
	// `mall.InvoiceInfo.getInvoiceInfo`. At least 1.
	ID int `json:"id,omitempty"`

	// HeadID is the field "headId". Invoice title id. Source: `data.list[].id` of `mall.InvoiceHeader.doRequest`. At least 1.
	HeadID int `json:"headId"`

	// Type is the field "type". 1 a company, 2 a person. Values: 1 Company; 2 Person.
	Type InvoiceHeaderKindSent `json:"type"`

	// CompanyName is the field "companyName". Name of the title. Informative only; the stored title is used. 1 to 30 characters.
	CompanyName string `json:"companyName"`

	// CompanyTaxNumber is the field "companyTaxNumber". Tax number of the title. Informative only; the stored title is used. At most 30
	// characters. Pattern: `^[A-Za-z0-9]*$`.
	CompanyTaxNumber string `json:"companyTaxNumber,omitempty"`

	// Amount is the field "amount". Amount in yuan as the form showed it. Informative only. At most 15 characters. Pattern:
	// `^\d{1,12}(\.\d{1,2})?$`.
	Amount Money `json:"amount,omitempty"`

	// SNo is the field "sNo". Order number. Source: `data.list[].sNo` of `mall.InvoiceInfo.getToInvoiced`. 1 to 40 characters. Pattern:
	// `^[A-Za-z0-9]+$`.
	SNo string `json:"sNo"`

	// Email is the field "email". E-mail address that receives the invoice. 6 to 100 characters. Pattern:
	// `^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$`.
	Email string `json:"email"`
}

// InvoicesHeadersRequest is the request of mall.InvoiceHeader.doRequest.
type InvoicesHeadersRequest struct {
	// ID is the field "id". Title id; all titles when missing. Source: `data.list[].id` of `mall.InvoiceHeader.doRequest`. At least 1.
	ID int `json:"id,omitempty"`
}

// InvoicesListBillableRequest is the request of mall.InvoiceInfo.getToInvoiced.
type InvoicesListBillableRequest struct {
	// Page is the field "page". Page number, starting at 1, ten rows per page; 1 when missing. 1 to 10000.
	Page int `json:"page,omitempty"`
}

// InvoicesListRequest is the request of mall.InvoiceInfo.getInvoiceInfo.
type InvoicesListRequest struct {
	// Status is the field "status". State: 1 requested, 2 issued, 3 revoked by the customer or refused by the shop. Values: 1 Requested; 2
	// Issued; 3 Revoked by the customer or refused by the shop.
	Status InvoicesListStatus `json:"status"`

	// ID is the field "id". Invoice id; all invoices of the state when missing. Source: `data.list[].id` of `mall.InvoiceInfo.getInvoiceInfo`.
	// At least 1.
	ID int `json:"id,omitempty"`

	// Page is the field "page". Page number, starting at 1, ten rows per page; 1 when missing. 1 to 10000.
	Page int `json:"page,omitempty"`
}

// InvoicesListStatus: State: 1 requested, 2 issued, 3 revoked by the customer or refused by the shop.
type InvoicesListStatus int

// Values of InvoicesListStatus.
const (
	// InvoicesListStatusApplied: Requested.
	InvoicesListStatusApplied InvoicesListStatus = 1

	// InvoicesListStatusCompleted: Issued.
	InvoicesListStatusCompleted InvoicesListStatus = 2

	// InvoicesListStatusRevoked: Revoked by the customer or refused by the shop.
	InvoicesListStatusRevoked InvoicesListStatus = 3
)

// InvoicesRemoveHeaderRequest is the request of mall.InvoiceHeader.del.
type InvoicesRemoveHeaderRequest struct {
	// IDs is the field "ids". Title ids. Source: `data.list[].id` of `mall.InvoiceHeader.doRequest`. Exactly 1 element. Each element: At least
	// 1.
	IDs []int `json:"ids"`
}

// InvoicesRevokeRequest is the request of mall.InvoiceInfo.revoke.
type InvoicesRevokeRequest struct {
	// ID is the field "id". Invoice id. Source: `data.list[].id` of `mall.InvoiceInfo.getInvoiceInfo`. At least 1.
	ID int `json:"id"`
}

// InvoicesSaveHeaderIsDefault: 1 makes the title the default.
type InvoicesSaveHeaderIsDefault int

// Values of InvoicesSaveHeaderIsDefault.
const (
	// InvoicesSaveHeaderIsDefaultFurther: Leaves the default title as it is.
	InvoicesSaveHeaderIsDefaultFurther InvoicesSaveHeaderIsDefault = 0

	// InvoicesSaveHeaderIsDefaultDefault: Makes the title the default.
	InvoicesSaveHeaderIsDefaultDefault InvoicesSaveHeaderIsDefault = 1
)

// InvoicesSaveHeaderRequest is the request of mall.InvoiceHeader.addOrUpdate.
type InvoicesSaveHeaderRequest struct {
	// ID is the field "id". Id of the title to change; a new title when missing. Source: `data.list[].id` of `mall.InvoiceHeader.doRequest`.
	// At least 1.
	ID int `json:"id,omitempty"`

	// Type is the field "type". 1 a company, 2 a person. Values: 1 Company; 2 Person.
	Type InvoiceHeaderKindSent `json:"type"`

	// CompanyName is the field "companyName". Name of the company or person. 1 to 30 characters.
	CompanyName string `json:"companyName"`

	// CompanyTaxNumber is the field "companyTaxNumber". Tax number; required for a company. At most 30 characters. Pattern: `^[A-Za-z0-9]*$`.
	CompanyTaxNumber string `json:"companyTaxNumber,omitempty"`

	// RegisterAddress is the field "registerAddress". Registered address. At most 100 characters.
	RegisterAddress string `json:"registerAddress,omitempty"`

	// RegisterPhone is the field "registerPhone". Registered phone. At most 20 characters. Pattern: `^[0-9+() -]*$`.
	RegisterPhone string `json:"registerPhone,omitempty"`

	// DepositBank is the field "depositBank". Bank. At most 50 characters.
	DepositBank string `json:"depositBank,omitempty"`

	// BankNumber is the field "bankNumber". Bank account number. At most 30 characters. Pattern: `^[0-9 ]*$`.
	BankNumber string `json:"bankNumber,omitempty"`

	// IsDefault is the field "isDefault". 1 makes the title the default. Values: 0 Leaves the default title as it is; 1 Makes the title the
	// default.
	IsDefault *InvoicesSaveHeaderIsDefault `json:"isDefault,omitempty"`
}

// LatestWithdrawal: Latest withdrawal of the customer.
type LatestWithdrawal struct {
	// Status is the field "status". 0 under review, 1 paid out, 2 refused and returned to the wallet.
	Status int `json:"status"`

	// WithdrawStatus is the field "withdrawStatus". Destination: 1 bank card, 2 WeChat.
	WithdrawStatus int `json:"withdrawStatus"`

	// BankName is the field "Bank_name". Bank name, for destination 1.
	BankName string `json:"Bank_name,omitempty"`

	// BankCardNumber is the field "Bank_card_number". Last four digits of the card number, for destination 1.
	BankCardNumber string `json:"Bank_card_number,omitempty"`

	// WxName is the field "wx_name". WeChat name, for destination 2.
	WxName string `json:"wx_name,omitempty"`

	// Money is the field "money". Amount debited from the wallet. In yuan.
	Money Money `json:"money"`

	// Fee is the field "fee". Fee, included in `money`. In yuan.
	Fee Money `json:"fee"`

	// AddDate is the field "add_date". Time of the request.
	AddDate DateTime `json:"add_date"`

	// DecidedDate is the field "decided_date". Time of the payout or refusal; empty while under review.
	DecidedDate DateTime `json:"decided_date"`
}

// LineSkus: SKUs to which a cart line can be changed.
type LineSkus struct {
	// AttributeList is the field "attribute_list". SKUs as flat rows with the attribute names as keys.
	AttributeList []AttributeRow `json:"attribute_list"`

	// AttrList is the field "attrList". Attributes of the product with their values.
	AttrList []Attribute `json:"attrList"`

	// SkuBeanList is the field "skuBeanList". SKUs of the product.
	SkuBeanList []Sku `json:"skuBeanList"`
}

// LineToReview: Order line that may be reviewed.
type LineToReview struct {
	// ID is the field "id". Order line id, passed as `orderDetailsId` or `orderDetailId`.
	ID int `json:"id"`

	// CommodityID is the field "commodityId". Product id, passed as `goodsId`.
	CommodityID int `json:"commodityId"`

	// GoodsID is the field "goodsId". Same value as `commodityId`, for older clients.
	GoodsID int `json:"goodsId"`

	// Sid is the field "sid". SKU id, passed as `attributeId`.
	Sid int `json:"sid"`

	// CommodityIcon is the field "commodityIcon". Main image of the product.
	CommodityIcon string `json:"commodityIcon"`

	// ProductTitle is the field "product_title". Product name as shown to shoppers, in the language of the request.
	ProductTitle string `json:"product_title"`

	// Size is the field "size". Options of the SKU as text, for example "150 ml"; empty for a product with one SKU.
	Size string `json:"size"`

	// CommentsType is the field "comments_type". Review action available: 0 none yet, 1 write a review, 2 write a follow-up, 3 none left.
	// Values: 0 None yet; 1 Write a review; 2 Write a follow-up; 3 None left.
	CommentsType ReviewStage `json:"comments_type"`
}

// MallConfig: Presentation settings of the mall. The field is named `mchCoupon` in the product family's protocol.
type MallConfig struct {
	// MallName is the field "mallName". Name of the mall.
	MallName string `json:"mallName"`

	// WelcomeTerm is the field "welcomeTerm". Greeting in the header.
	WelcomeTerm string `json:"welcomeTerm"`

	// MallLogo is the field "mallLogo". Logo of the mall.
	MallLogo string `json:"mallLogo"`

	// MallIcon is the field "mallIcon". Icon of the browser tab.
	MallIcon string `json:"mallIcon"`

	// Authority is the field "authority". Official site of the brand; empty for none.
	Authority string `json:"authority"`

	// APPExplain is the field "APPExplain". Text that advertises the mobile app; empty for none.
	APPExplain string `json:"APPExplain"`

	// APPURL is the field "APPUrl". Download address of the mobile app; empty for none.
	APPURL string `json:"APPUrl"`

	// H5URL is the field "H5Url". Address of the mobile storefront, for sharing; empty for none.
	H5URL string `json:"H5Url,omitempty"`

	// TextExplain is the field "textExplain". Text shared together with an address.
	TextExplain string `json:"textExplain,omitempty"`

	// Archival is the field "archival". Registration number shown in the footer; empty for none.
	Archival string `json:"archival"`

	// Copyright is the field "copyright". Copyright line of the footer.
	Copyright string `json:"copyright"`

	// List is the field "list". Footer links in display order. The target `ow` means the official site.
	List []FooterLink `json:"list"`

	// BottoList is the field "bottoList". Service promises at the top of the footer.
	BottoList []FooterPromise `json:"bottoList"`

	// ShortcutMenu2 is the field "shortcutMenu2". Header items of the sign-in pages: 1 home, 2 app download.
	ShortcutMenu2 string `json:"shortcutMenu2"`

	// ShortcutMenu3 is the field "shortcutMenu3". Header items: 1 sign-in or customer, 2 orders, 3 account, 4 languages, 5 own shop, 6
	// messages, 7 customer service, 8 app download.
	ShortcutMenu3 string `json:"shortcutMenu3"`

	// RegionalLinks is the field "regionalLinks". Sites of the brand for other regions.
	RegionalLinks []FooterLink `json:"regionalLinks"`
}

// MallCouponChoice: Coupon of the mall applicable to this order. The last entry of the list means no coupon.
type MallCouponChoice struct {
	// CouponID is the field "coupon_id". Id of the customer's coupon; 0 for no coupon.
	CouponID int `json:"coupon_id"`

	// CouponName is the field "coupon_name". Coupon name as shown to shoppers.
	CouponName string `json:"coupon_name"`

	// CouponStatus is the field "coupon_status". Whether this settlement uses the coupon.
	CouponStatus bool `json:"coupon_status"`

	// DiscountType is the field "discount_type". Last value of the request field `coupon_id` to select this entry.
	DiscountType string `json:"discount_type"`

	// ActivityType is the field "activityType". Benefit of a coupon: 1 free delivery, 2 fixed amount off, 3 percentage off, 4 gift for
	// members. Values: 1 Free delivery; 2 Fixed amount off; 3 Percentage off; 4 Gift for members; 5 Product.
	ActivityType CouponBenefit `json:"activityType,omitempty"`

	// Money is the field "money". Discount amount; 0.00 for a percentage coupon. In yuan.
	Money Money `json:"money,omitempty"`

	// Discount is the field "discount". Remaining share of the price in tenths (9 means 10 % off); 0 for a fixed-amount coupon.
	Discount *float64 `json:"discount,omitempty"`

	// LimitMoney is the field "limitMoney". Minimum value of the goods; 0.00 for none. In yuan.
	LimitMoney Money `json:"limitMoney,omitempty"`
}

// MallLanguage: Language of the mall.
type MallLanguage struct {
	// LangCode is the field "lang_code". Locale, for example `en_US`, accepted as `language` of a call.
	LangCode string `json:"lang_code"`

	// LangName is the field "lang_name". Name of the language in that language.
	LangName string `json:"lang_name"`
}

// MemberPage: Membership of the customer and past membership purchases.
type MemberPage struct {
	// UserInfo is the field "userInfo". Customer and membership term.
	UserInfo MemberPageUserInfo `json:"userInfo"`

	// MemberEquity is the field "memberEquity". Membership benefits in display order.
	MemberEquity []MembershipBenefit `json:"memberEquity"`

	// BuyRecord is the field "buyRecord". Page of paid purchases, newest first.
	BuyRecord []MembershipPurchase `json:"buyRecord"`

	// Total is the field "total". Number of purchases over all pages. Absent on some servers.
	Total *int `json:"total,omitempty"`
}

// MemberPageUserInfo: Customer and membership term.
type MemberPageUserInfo struct {
	// Headimgurl is the field "headimgurl". Profile picture; empty for the default picture.
	Headimgurl string `json:"headimgurl"`

	// UserName is the field "user_name". Name shown to other customers.
	UserName string `json:"user_name"`

	// GradeEnd is the field "grade_end". End of the current or last membership; empty for a customer who never was a member.
	GradeEnd DateTime `json:"grade_end"`
}

// MemberProduct: Product with its member price.
type MemberProduct struct {
	// ID is the field "id". Product id.
	ID int `json:"id"`

	// Imgurl is the field "imgurl". Main image of the product.
	Imgurl string `json:"imgurl"`

	// ProductTitle is the field "product_title". Product name as shown to shoppers, in the language of the request.
	ProductTitle string `json:"product_title"`

	// Price is the field "price". Lowest price over all SKUs. In yuan.
	Price Money `json:"price"`

	// PriceTo is the field "price_to". Highest price over all SKUs. Absent when all SKUs cost the same, and on servers that do not send it. In
	// yuan.
	PriceTo Money `json:"price_to,omitempty"`

	// VipPrice is the field "vipPrice". Lowest member price over all SKUs. In yuan.
	VipPrice Money `json:"vipPrice"`
}

// MembershipBenefit: Membership benefit.
type MembershipBenefit struct {
	// Icon is the field "icon". Icon of the benefit; empty when there is none.
	Icon string `json:"icon"`

	// EquityName is the field "equityName". Name in the language of the request.
	EquityName string `json:"equityName"`

	// EnglishName is the field "englishName". Name in English, shown below the name in other languages.
	EnglishName string `json:"englishName"`

	// Detail is the field "detail". One-line explanation in the language of the request.
	Detail string `json:"detail,omitempty"`
}

// MembershipCoupon: Coupon of the customer for a membership purchase.
type MembershipCoupon struct {
	// ID is the field "id". Id of the customer's coupon, passed as `couponId`.
	ID int `json:"id"`

	// Name is the field "name". Coupon name as shown to shoppers.
	Name string `json:"name"`

	// Money is the field "money". Discount on the plan price. In yuan.
	Money Money `json:"money"`
}

// MembershipOffer: Server-side pricing of a membership purchase.
type MembershipOffer struct {
	// MemberConfig is the field "memberConfig". Membership benefits and plans.
	MemberConfig MembershipOfferMemberConfig `json:"memberConfig"`

	// Amount is the field "amount". Amount to pay, after the coupon. In yuan.
	Amount Money `json:"amount"`

	// YAmount is the field "y_amount". Plan price before the coupon. In yuan.
	YAmount Money `json:"y_amount"`

	// UserMoney is the field "user_money". Wallet balance. In yuan.
	UserMoney Money `json:"user_money"`

	// CouponList is the field "couponList". Coupons of the customer applicable to the plan.
	CouponList []MembershipCoupon `json:"couponList"`

	// PasswordStatus is the field "passwordStatus". 1 when the customer has a payment password.
	PasswordStatus Flag `json:"passwordStatus"`
}

// MembershipOfferMemberConfig: Membership benefits and plans.
type MembershipOfferMemberConfig struct {
	// MemberEquity is the field "member_equity". Membership benefits in display order.
	MemberEquity []MembershipBenefit `json:"member_equity"`

	// OpenConfig is the field "open_config". Plans in this order: month, quarter, year.
	OpenConfig []MembershipPlan `json:"open_config"`
}

// MembershipOrder: Membership order just placed. Passed as `order_list` to the payment operations.
type MembershipOrder struct {
	// SNo is the field "sNo". Order number.
	SNo string `json:"sNo"`

	// Amount is the field "amount". Amount to pay. In yuan.
	Amount Money `json:"amount"`

	// MemberTypeDesc is the field "memberTypeDesc". Plan name.
	MemberTypeDesc string `json:"memberTypeDesc"`

	// EndTime is the field "endTime". End of the membership once this order is paid.
	EndTime DateTime `json:"endTime"`
}

// MembershipOrderMemberType: Plan: 1 month, 2 quarter, 3 year.
type MembershipOrderMemberType int

// Values of MembershipOrderMemberType.
const (
	// MembershipOrderMemberTypeMonth: Month.
	MembershipOrderMemberTypeMonth MembershipOrderMemberType = 1

	// MembershipOrderMemberTypeQuarter: Quarter.
	MembershipOrderMemberTypeQuarter MembershipOrderMemberType = 2

	// MembershipOrderMemberTypeYear: Year.
	MembershipOrderMemberTypeYear MembershipOrderMemberType = 3
)

// MembershipOrderRequest is the request of plugin.member.MallMember.payment.
type MembershipOrderRequest struct {
	// MemberType is the field "memberType". Plan: 1 month, 2 quarter, 3 year. Values: 1 Month; 2 Quarter; 3 Year.
	MemberType MembershipOrderMemberType `json:"memberType"`

	// PayType is the field "payType". Intended payment method. Values: "wallet_pay" Wallet; "pc_alipay" Alipay; "pc_wechat" WeChat Pay.
	PayType PaymentType `json:"payType"`

	// Amount is the field "amount". Amount shown to the customer, in yuan. The order is refused when the current amount is higher. At most 15
	// characters. Pattern: `^\d{1,12}(\.\d{1,2})?$`.
	Amount Money `json:"amount"`

	// CouponID is the field "couponId". Id of the customer's coupon; none when missing. Source: `data.list[].id` of
	// `plugin.coupon.MallCoupon.myCoupon`. At least 1.
	CouponID int `json:"couponId,omitempty"`
}

// MembershipPlan: Membership plan with its price.
type MembershipPlan struct {
	// Day is the field "day". Duration in days: 30, 90 or 365.
	Day int `json:"day"`

	// OpenMethod is the field "openMethod". Card name, for example "Monthly plan".
	OpenMethod string `json:"openMethod"`

	// OpenMethodName is the field "openMethodName". Duration as text, for example "1 month".
	OpenMethodName string `json:"openMethodName"`

	// Price is the field "price". Plan price. In yuan.
	Price Money `json:"price"`

	// PriceForDay is the field "priceForDay". Plan price per day. In yuan.
	PriceForDay Money `json:"priceForDay"`
}

// MembershipProductsData: Page of products.
type MembershipProductsData struct {
	// Total is the field "total". Number of products over all pages.
	Total int `json:"total"`

	// List is the field "list". Products of the page.
	List []MemberProduct `json:"list"`
}

// MembershipProductsRequest is the request of plugin.member.MallMember.memberProList.
type MembershipProductsRequest struct {
	// Page is the field "page". Page number, starting at 1; 1 when missing. 1 to 10000.
	Page int `json:"page,omitempty"`

	// PageSize is the field "pageSize". Rows per page; 8 when missing. Values above the maximum are lowered to it. 1 to 50.
	PageSize int `json:"pageSize,omitempty"`
}

// MembershipPurchase: Paid membership purchase.
type MembershipPurchase struct {
	// ID is the field "id". Purchase id.
	ID int `json:"id"`

	// TradeNo is the field "trade_no". Order number.
	TradeNo string `json:"trade_no"`

	// MemberTypeDesc is the field "memberTypeDesc". Plan name.
	MemberTypeDesc string `json:"memberTypeDesc"`

	// PayTypeDesc is the field "payTypeDesc". Payment method as text.
	PayTypeDesc string `json:"payTypeDesc"`

	// Amount is the field "amount". Amount paid. In yuan.
	Amount Money `json:"amount"`

	// Addtime is the field "addtime". Time of the payment.
	Addtime DateTime `json:"addtime"`

	// EndTime is the field "endTime". End of the membership. Pages show the first 10 characters, the date.
	EndTime DateTime `json:"endTime"`
}

// MembershipSettleRequest is the request of plugin.member.MallMember.settlement.
type MembershipSettleRequest struct {
	// Amount is the field "amount". Price of the selected plan, in yuan; the monthly plan when missing. At most 15 characters. Pattern:
	// `^\d{1,12}(\.\d{1,2})?$`.
	Amount Money `json:"amount,omitempty"`

	// CouponID is the field "couponId". Id of the customer's coupon; none when missing. Source: `data.list[].id` of
	// `plugin.coupon.MallCoupon.myCoupon`. At least 1.
	CouponID int `json:"couponId,omitempty"`
}

// MembershipShowRequest is the request of plugin.member.MallMember.memberCenter.
type MembershipShowRequest struct {
	// Page is the field "page". Page number, starting at 1; 1 when missing. 1 to 10000.
	Page int `json:"page,omitempty"`
}

// MessageDetails: Message with its full text.
type MessageDetails struct {
	// Title is the field "title". Message title.
	Title string `json:"title"`

	// Time is the field "time". Time the message was sent.
	Time DateTime `json:"time"`

	// Content is the field "content". Message body.
	Content string `json:"content"`
}

// MessagePage: Page of the customer's messages, newest first.
type MessagePage struct {
	// Total is the field "total". Number of messages over all pages.
	Total int `json:"total"`

	// Noread is the field "noread". Number of unread messages over all pages. Absent on some servers.
	Noread *int `json:"noread,omitempty"`

	// Message is the field "message". Messages of the page.
	Message []MessageRow `json:"message"`
}

// MessageRow: Message in a list.
type MessageRow struct {
	// ID is the field "id". Message id.
	ID int `json:"id"`

	// Title is the field "title". Message title.
	Title string `json:"title"`

	// Content is the field "content". Beginning of the message as plain text.
	Content string `json:"content"`

	// Time is the field "time". Time the message was sent.
	Time DateTime `json:"time"`

	// Type is the field "type". 1 unread, 2 read.
	Type int `json:"type"`
}

// MessagesListRequest is the request of mall.Message.index.
type MessagesListRequest struct {
	// Page is the field "page". Page number, starting at 1; 1 when missing. 1 to 10000.
	Page int `json:"page,omitempty"`
}

// MessagesRemoveRequest is the request of mall.Message.del.
type MessagesRemoveRequest struct {
	// ID is the field "id". Message ids. Source: `data.message[].id` of `mall.Message.index`. 1 to 100 elements. Each element: At least 1.
	ID []int `json:"id"`
}

// MessagesShowData: The message.
type MessagesShowData struct {
	// Message is the field "message". List with exactly one element.
	Message []MessageDetails `json:"message"`
}

// MessagesShowRequest is the request of mall.Message.oneindex.
type MessagesShowRequest struct {
	// ID is the field "id". Message id. Source: `data.message[].id` of `mall.Message.index`. At least 1.
	ID int `json:"id"`
}

// MiniCartLine: Cart line in the header.
type MiniCartLine struct {
	// ID is the field "id". Cart line id, passed to `mall.Cart.delCart` as `car_id`.
	ID int `json:"id"`

	// ProName is the field "pro_name". Product name as shown to shoppers, in the language of the request.
	ProName string `json:"pro_name"`

	// Imgurl is the field "imgurl". Image of the SKU.
	Imgurl string `json:"imgurl"`

	// Price is the field "price". Current price per piece. In yuan.
	Price Money `json:"price"`

	// Num is the field "num". Quantity in pieces.
	Num int `json:"num"`
}

// Notice: Notice to shoppers.
type Notice struct {
	// SystemMsgType is the field "systemMsgType". 0 none, 1 maintenance, 2 new version, 3 ordinary notice.
	SystemMsgType int `json:"systemMsgType"`

	// SystemMsgTitle is the field "systemMsgTitle". Title of the notice; empty for none.
	SystemMsgTitle string `json:"systemMsgTitle"`

	// SystemMsg is the field "systemMsg". Body of the notice; empty for none.
	SystemMsg string `json:"systemMsg"`

	// TellID is the field "tell_id". Notice id, passed to `mall.User.markToRead`; 0 for none.
	TellID int `json:"tell_id"`

	// SystemMsgStartDate is the field "systemMsgStartDate". Start of the notice; empty for none.
	SystemMsgStartDate DateTime `json:"systemMsgStartDate"`

	// SystemMsgEndDate is the field "systemMsgEndDate". End of the notice; empty for none.
	SystemMsgEndDate DateTime `json:"systemMsgEndDate"`

	// Info is the field "info". Former maintenance text. Empty on this gateway.
	Info string `json:"info,omitempty"`
}

// OfferedCoupon: Coupon offered with a product or by a shop.
type OfferedCoupon struct {
	// ID is the field "id". Campaign id, passed to `plugin.coupon.MallCoupon.receive`.
	ID int `json:"id"`

	// MchID is the field "mch_id". Id of the issuing shop; 0 for the mall.
	MchID int `json:"mch_id"`

	// CouponName is the field "coupon_name". Coupon name as shown to shoppers.
	CouponName string `json:"coupon_name"`

	// ActivityType is the field "activity_type". Benefit of a coupon: 1 free delivery, 2 fixed amount off, 3 percentage off, 4 gift for
	// members. Values: 1 Free delivery; 2 Fixed amount off; 3 Percentage off; 4 Gift for members; 5 Product.
	ActivityType CouponBenefit `json:"activity_type"`

	// Money is the field "money". Discount amount; 0.00 for a percentage coupon. In yuan.
	Money Money `json:"money"`

	// Discount is the field "discount". Remaining share of the price in tenths, as counted in China: "9.00" means nine tenths are paid, 10 %
	// off. "0.00" when the coupon is not a percentage coupon.
	Discount Money `json:"discount"`

	// Limit is the field "limit". Condition of the coupon as text.
	Limit string `json:"limit"`

	// ExpirationDate is the field "expirationDate". End of validity; empty for none.
	ExpirationDate DateTime `json:"expirationDate"`

	// Point is the field "point". Label of the button. Decide by `point_type`, not by this text.
	Point string `json:"point"`

	// PointType is the field "point_type". Action available to the caller: 1 receive, 2 use (received and unused), 3 none, all coupons are
	// gone, 4 none, already used. Visitors get 1 or 3. Values: 1 The coupon can be received; 2 Received and unused; 3 All coupons are gone; 4
	// Already used.
	PointType ReceiveState `json:"point_type"`
}

// OrderAfterSales: Lines of the order with an open after-sale: 0 none, 1 some, 2 all.
type OrderAfterSales int

// Values of OrderAfterSales.
const (
	// OrderAfterSalesNone: None.
	OrderAfterSalesNone OrderAfterSales = 0

	// OrderAfterSalesSome: Some.
	OrderAfterSalesSome OrderAfterSales = 1

	// OrderAfterSalesAll: All.
	OrderAfterSalesAll OrderAfterSales = 2
)

// OrderChild: Part of a split order, holding the lines of one shop. Orders are split when they are paid.
type OrderChild struct {
	// ID is the field "id". Id of this order, passed to `mall.Order.orderDetails`.
	ID int `json:"id"`

	// SNo is the field "sNo". Number of this order.
	SNo string `json:"sNo"`

	// ShopID is the field "shop_id". Shop that sells the lines.
	ShopID int `json:"shop_id"`

	// ShopName is the field "shop_name". Name shown for the shop.
	ShopName string `json:"shop_name"`

	// Status is the field "status". State of an order: 0 unpaid, 1 paid and not shipped, 2 shipped, 5 completed, 7 closed. Values: 0 Unpaid; 1
	// Paid and not shipped; 2 Shipped; 3 To be reviewed; 4 Returned; 5 Completed; 6 Invalid; 7 Closed; 8 Reviewed; 12 Settled.
	Status OrderStatus `json:"status"`

	// ZPrice is the field "z_price". Total of this order including delivery. In yuan.
	ZPrice Money `json:"z_price"`

	// IsInvoice is the field "isInvoice". 1 when an invoice can be requested and none has been.
	IsInvoice Flag `json:"isInvoice,omitempty"`

	// InvoiceTimeout is the field "invoiceTimeout". 1 when the deadline for requesting an invoice has passed.
	InvoiceTimeout Flag `json:"invoiceTimeout,omitempty"`

	// Invoice is the field "invoice". Requested invoice; absent when there is none.
	Invoice *OrderInvoice `json:"invoice,omitempty"`

	// List is the field "list". Order lines of the shop.
	List []OrderLine `json:"list"`
}

// OrderCounts: Number of orders by state.
type OrderCounts struct {
	// Count0 is the field "0". Unpaid orders.
	Count0 int `json:"0"`

	// Count1 is the field "1". Orders paid but not shipped.
	Count1 int `json:"1"`

	// Count2 is the field "2". Orders shipped but not received.
	Count2 int `json:"2"`

	// Count5 is the field "5". Orders received but not reviewed.
	Count5 int `json:"5"`
}

// OrderDetails: Order with its lines, amounts, parcels and payment options.
type OrderDetails struct {
	// ID is the field "id". Order id.
	ID int `json:"id"`

	// SNo is the field "sNo". Order number shown to the customer.
	SNo string `json:"sNo"`

	// Status is the field "status". State of an order: 0 unpaid, 1 paid and not shipped, 2 shipped, 5 completed, 7 closed. Values: 0 Unpaid; 1
	// Paid and not shipped; 2 Shipped; 3 To be reviewed; 4 Returned; 5 Completed; 6 Invalid; 7 Closed; 8 Reviewed; 12 Settled.
	Status OrderStatus `json:"status"`

	// AddTime is the field "add_time". Time the order was placed.
	AddTime DateTime `json:"add_time"`

	// OrderFailure is the field "order_failure". Payment period of an unpaid order, in the unit `company`.
	OrderFailure int `json:"order_failure"`

	// Company is the field "company". Unit of `order_failure`.
	Company string `json:"company"`

	// ExpireTime is the field "expire_time". Time an unpaid order is closed automatically; empty for other orders.
	ExpireTime DateTime `json:"expire_time"`

	// ServerTime is the field "server_time". Current time of the server, base of countdowns.
	ServerTime DateTime `json:"server_time"`

	// ShippedTime is the field "shipped_time". Time the last parcel was shipped, or the order was ready for pickup; empty before.
	ShippedTime DateTime `json:"shipped_time,omitempty"`

	// ArriveTime is the field "arrive_time". Time of receipt; empty before.
	ArriveTime DateTime `json:"arrive_time,omitempty"`

	// CloseTime is the field "close_time". Time the order was closed; empty for an order that is not closed.
	CloseTime DateTime `json:"close_time,omitempty"`

	// Name is the field "name". Name of the consignee.
	Name string `json:"name"`

	// Mobile is the field "mobile". Phone number of the consignee with the middle digits masked.
	Mobile string `json:"mobile"`

	// Address is the field "address". Full delivery address as one text.
	Address string `json:"address"`

	// Remarks is the field "remarks". Remarks of the customer to the shops, joined by commas; empty for none.
	Remarks string `json:"remarks"`

	// CurrencySymbol is the field "currency_symbol". Symbol shown before amounts.
	CurrencySymbol string `json:"currency_symbol,omitempty"`

	// ExchangeRate is the field "exchange_rate". Factor from the stored amounts to the displayed currency; 1 for the default currency.
	ExchangeRate *float64 `json:"exchange_rate,omitempty"`

	// OldTotal is the field "old_total". Order total including delivery. Unchanged by partial refunds. In yuan.
	OldTotal Money `json:"old_total"`

	// ProductTotal is the field "product_total". Value of the goods before discounts. In yuan.
	ProductTotal Money `json:"product_total"`

	// OldFreight is the field "old_freight". Delivery cost. In yuan.
	OldFreight Money `json:"old_freight"`

	// ZPrice is the field "z_price". Amount to pay. In yuan.
	ZPrice Money `json:"z_price"`

	// CouponPrice is the field "coupon_price". Discount from shop coupons. In yuan.
	CouponPrice Money `json:"coupon_price"`

	// PreferentialAmount is the field "preferential_amount". Discount from a mall coupon. In yuan.
	PreferentialAmount Money `json:"preferential_amount"`

	// Omsg is the field "omsg". Payment data and region of the delivery address.
	Omsg OrderRecord `json:"omsg"`

	// Logistics is the field "logistics". Parcels of the order.
	Logistics ParcelList `json:"logistics"`

	// List is the field "list". Order lines.
	List []OrderLine `json:"list"`

	// Payment is the field "payment". Enabled payment methods.
	Payment PaymentMethods `json:"payment"`

	// UserMoney is the field "user_money". Wallet balance of the customer. In yuan.
	UserMoney Money `json:"user_money"`

	// PasswordStatus is the field "password_status". 1 when the customer has a payment password.
	PasswordStatus Flag `json:"password_status"`

	// Otype is the field "otype". Kind of order. GM regular, MS flash sale. Values: "GM" Regular order; "MS" Flash sale; "VI" Virtual goods;
	// "FS" Timed discount; "IN" Points exchange; "integral" Points exchange, the former spelling; "PT" Group purchase; "KT" Group purchase,
	// started by the customer; "pt" Group purchase, the former spelling; "PS" Presale; "FX" Distribution; "ZB" Live sale; "JP" Auction; "DJ"
	// Membership; "CZ" Recharge; "KJ" Bargain.
	Otype OrderKind `json:"otype,omitempty"`

	// SelfLifting is the field "self_lifting". Delivery method: 0 courier, 1 store pickup, 2 delivery by the shop, 3 virtual goods with
	// verification, 4 virtual goods without verification. Values: 0 Courier; 1 Store pickup; 2 Delivery by the shop; 3 Virtual goods with
	// verification; 4 Virtual goods without verification.
	SelfLifting *DeliveryKind `json:"self_lifting,omitempty"`

	// DeliveryStatus is the field "delivery_status". 1 after a reminder to ship; the next reminder has to wait.
	DeliveryStatus Flag `json:"delivery_status,omitempty"`

	// SaleType is the field "sale_type". Lines of the order with an open after-sale: 0 none, 1 some, 2 all. Values: 0 None; 1 Some; 2 All.
	SaleType *OrderAfterSales `json:"sale_type,omitempty"`

	// CommentsType is the field "comments_type". Review action available: 0 none yet, 1 write a review, 2 write a follow-up, 3 none left.
	// Values: 0 None yet; 1 Write a review; 2 Write a follow-up; 3 None left.
	CommentsType *ReviewStage `json:"comments_type,omitempty"`

	// HaveExpress is the field "haveExpress". 1 when a parcel has been shipped.
	HaveExpress Flag `json:"haveExpress,omitempty"`

	// IsInvoice is the field "isInvoice". 1 when an invoice can be requested and none has been.
	IsInvoice Flag `json:"isInvoice,omitempty"`

	// InvoiceTimeout is the field "invoiceTimeout". 1 when the deadline for requesting an invoice has passed.
	InvoiceTimeout Flag `json:"invoiceTimeout,omitempty"`

	// Invoice is the field "invoice". Requested invoice; absent when there is none. A split order has one per child.
	Invoice *OrderInvoice `json:"invoice,omitempty"`

	// SingleStore is the field "single_store". Id of the pickup store; 0 for none.
	SingleStore *int `json:"single_store,omitempty"`

	// AllRefund is the field "allRefund". 1 when an after-sale for several lines at once is allowed.
	AllRefund Flag `json:"allRefund,omitempty"`

	// HandDel is the field "hand_del". 1 when the customer closed the order, 0 when its payment period ended.
	HandDel Flag `json:"hand_del,omitempty"`

	// CancelMethod is the field "cancel_method". Cause of the closing: 0 payment period ended, 1 customer, 2 refund.
	CancelMethod *int `json:"cancel_method,omitempty"`

	// RefundPrice is the field "refund_price". Amount refunded or being refunded. In yuan.
	RefundPrice Money `json:"refund_price,omitempty"`

	// Refunds is the field "refunds". Refunds of the order, oldest first.
	Refunds []OrderRefund `json:"refunds,omitempty"`

	// DiscountType is the field "discount_type". Not empty when a mall coupon was used.
	DiscountType string `json:"discount_type,omitempty"`

	// GradeRateAmount is the field "grade_rate_amount". Discount from the membership. In yuan.
	GradeRateAmount Money `json:"grade_rate_amount,omitempty"`

	// Allow is the field "allow". Price in points, for an order paid with points.
	Allow *int `json:"allow,omitempty"`

	// Enterless is the field "enterless". 1 when the payment password can be entered, 0 while it is locked.
	Enterless Flag `json:"enterless,omitempty"`

	// Children is the field "children". Orders by shop into which this order was split when it was paid; empty for any other order.
	Children []OrderChild `json:"children,omitempty"`
}

// OrderInvoice: Invoice requested for an order.
type OrderInvoice struct {
	// ID is the field "id". Invoice id, passed to revoke it or to request it again.
	ID int `json:"id"`

	// InvoiceStatus is the field "invoice_status". 1 requested, 2 issued, 3 revoked by the customer or refused by the shop.
	InvoiceStatus int `json:"invoice_status"`

	// InvoiceAmount is the field "invoice_amount". Invoiced amount. In yuan.
	InvoiceAmount Money `json:"invoice_amount"`

	// Correction is the field "correction". 1 when the order was refunded after the invoice was issued, and the shop has to correct it.
	Correction Flag `json:"correction"`

	// Reason is the field "reason". Reason of the shop for refusing; empty otherwise.
	Reason string `json:"reason"`
}

// OrderKind: Kind of order. GM regular, MS flash sale.
type OrderKind string

// Values of OrderKind.
const (
	// OrderKindOrdinary: Regular order.
	OrderKindOrdinary OrderKind = "GM"

	// OrderKindFlashSale: Flash sale.
	OrderKindFlashSale OrderKind = "MS"

	// OrderKindVirtual: Virtual goods.
	//
	// Deprecated: sent by other or older servers only.
	OrderKindVirtual OrderKind = "VI"

	// OrderKindTimedDiscount: Timed discount.
	//
	// Deprecated: sent by other or older servers only.
	OrderKindTimedDiscount OrderKind = "FS"

	// OrderKindPoints: Points exchange.
	//
	// Deprecated: sent by other or older servers only.
	OrderKindPoints OrderKind = "IN"

	// OrderKindPointsOld: Points exchange, the former spelling.
	//
	// Deprecated: sent by other or older servers only.
	OrderKindPointsOld OrderKind = "integral"

	// OrderKindGroup: Group purchase.
	//
	// Deprecated: sent by other or older servers only.
	OrderKindGroup OrderKind = "PT"

	// OrderKindGroupStarted: Group purchase, started by the customer.
	//
	// Deprecated: sent by other or older servers only.
	OrderKindGroupStarted OrderKind = "KT"

	// OrderKindGroupOld: Group purchase, the former spelling.
	//
	// Deprecated: sent by other or older servers only.
	OrderKindGroupOld OrderKind = "pt"

	// OrderKindPresale: Presale.
	//
	// Deprecated: sent by other or older servers only.
	OrderKindPresale OrderKind = "PS"

	// OrderKindDistribution: Distribution.
	//
	// Deprecated: sent by other or older servers only.
	OrderKindDistribution OrderKind = "FX"

	// OrderKindLiveSale: Live sale.
	//
	// Deprecated: sent by other or older servers only.
	OrderKindLiveSale OrderKind = "ZB"

	// OrderKindAuction: Auction.
	//
	// Deprecated: sent by other or older servers only.
	OrderKindAuction OrderKind = "JP"

	// OrderKindMembership: Membership.
	//
	// Deprecated: sent by other or older servers only.
	OrderKindMembership OrderKind = "DJ"

	// OrderKindRecharge: Recharge.
	//
	// Deprecated: sent by other or older servers only.
	OrderKindRecharge OrderKind = "CZ"

	// OrderKindBargain: Bargain.
	//
	// Deprecated: sent by other or older servers only.
	OrderKindBargain OrderKind = "KJ"
)

// OrderLine: Order line, a SKU as it was when the order was placed.
type OrderLine struct {
	// ID is the field "id". Order line id, passed as `order_details_id` or `orderDetailId`.
	ID int `json:"id"`

	// GoodsID is the field "goods_id". Product id.
	GoodsID int `json:"goods_id"`

	// Imgurl is the field "imgurl". Main image of the product.
	Imgurl string `json:"imgurl"`

	// PName is the field "p_name". Product name as shown to shoppers, in the language of the request.
	PName string `json:"p_name"`

	// Size is the field "size". Options of the SKU as text, for example "150 ml"; empty for a product with one SKU.
	Size string `json:"size"`

	// PPrice is the field "p_price". Price per piece when the order was placed. In yuan.
	PPrice Money `json:"p_price"`

	// AttributeID is the field "attribute_id". SKU id, passed to add the SKU to the cart again.
	AttributeID *int `json:"attribute_id,omitempty"`

	// DiscountPrice is the field "discount_price". Share of the line in the order's coupon discounts. In yuan.
	DiscountPrice Money `json:"discount_price,omitempty"`

	// AfterDiscount is the field "after_discount". Amount for all pieces of the line after its share of the discounts. In yuan.
	AfterDiscount Money `json:"after_discount,omitempty"`

	// Num is the field "num". Quantity in pieces.
	Num int `json:"num"`

	// ShopName is the field "shop_name". Name of the shop that sells the line.
	ShopName string `json:"shop_name"`

	// Integral is the field "integral". Price per piece in points, for an order paid with points.
	Integral *int `json:"integral,omitempty"`

	// IsReturn is the field "isReturn". 1 when the line has been refunded.
	IsReturn Flag `json:"isReturn,omitempty"`

	// ReType is the field "re_type". Kind of after-sale: 1 return and refund, 2 refund only, 3 exchange. Values: 1 Return and refund; 2 Refund
	// only; 3 Exchange.
	ReType AfterSaleKind `json:"re_type,omitempty"`

	// RType is the field "r_type". State of an after-sale. 0 under review, 1 approved and to be sent back, 2 return refused, 3 sent back, 4
	// received and refunded, 5 refused and returned to the customer, 8 refund refused, 9 refunded, 10 exchange refused, 11 replacement sent,
	// 12 exchanged, 15 refunded immediately because the goods had not left the shop. Values: 0 Under review; 1 Approved and to be sent back; 2
	// Return refused; 3 Sent back; 4 Received and refunded; 5 Refused and returned to the customer; 8 Refund refused; 9 Refunded; 10 Exchange
	// refused; 11 Replacement sent; 12 Exchanged; 13 Refunded manually; 14 Manual handling failed; 15 Refunded immediately because the goods
	// had not left the shop; 16 Goods accepted for resale; 100 No after-sale.
	RType *AfterSaleState `json:"r_type,omitempty"`

	// RSNo is the field "r_sNo". Number of the child order the line belongs to after a split; empty otherwise.
	RSNo string `json:"r_sNo,omitempty"`

	// CourierNum is the field "courier_num". Tracking numbers of the parcels, joined by commas; empty before shipping.
	CourierNum string `json:"courier_num,omitempty"`

	// RContent is the field "r_content". Reason of the shop for refusing the after-sale; empty otherwise.
	RContent string `json:"r_content,omitempty"`

	// Prompt is the field "prompt". State of the after-sale as text; empty without one.
	Prompt string `json:"prompt,omitempty"`

	// Refund is the field "refund". 1 when an after-sale can be applied for.
	Refund Flag `json:"refund,omitempty"`

	// RefundShowBtn is the field "refundShowBtn". 1 when the line has an after-sale to show.
	RefundShowBtn Flag `json:"refundShowBtn,omitempty"`
}

// OrderList: Page of the customer's orders, newest first.
type OrderList struct {
	// Order is the field "order". Orders of the page.
	Order []OrderRow `json:"order"`

	// OrderNum is the field "order_num". Number of orders over all pages.
	OrderNum int `json:"order_num"`

	// OrderFailure is the field "order_failure". Payment period of an unpaid order, in the unit `company`.
	OrderFailure int `json:"order_failure"`

	// Company is the field "company". Unit of `order_failure`.
	Company string `json:"company"`

	// ResOrder is the field "res_order". Number of orders by state.
	ResOrder OrderCounts `json:"res_order"`

	// ServerTime is the field "server_time". Current time of the server, base of countdowns.
	ServerTime DateTime `json:"server_time"`
}

// OrderRecord: Payment data and region of the delivery address.
type OrderRecord struct {
	// Pay is the field "pay". Payment method: `wallet_pay` wallet, `pc_alipay` Alipay, `pc_wechat` WeChat Pay. Values: "wallet_pay" Wallet;
	// "pc_alipay" Alipay; "pc_wechat" WeChat Pay.
	Pay PaymentType `json:"pay"`

	// PayTime is the field "pay_time". Time of the payment; empty for an unpaid order.
	PayTime DateTime `json:"pay_time"`

	// Sheng is the field "sheng". Province or state.
	Sheng string `json:"sheng"`

	// Shi is the field "shi". City.
	Shi string `json:"shi"`

	// Xian is the field "xian". District; empty outside the region tree.
	Xian string `json:"xian"`

	// GradeFan is the field "grade_fan". Discount from the membership; 0.00 for none. In yuan.
	GradeFan Money `json:"grade_fan,omitempty"`
}

// OrderRefund: Refund of an order, paid back through the original payment method.
type OrderRefund struct {
	// Money is the field "money". Refunded amount. In yuan.
	Money Money `json:"money"`

	// Status is the field "status". 0 pending, 1 paid back, 2 credited to the wallet because the payment provider refused to pay back.
	Status int `json:"status"`

	// AddTime is the field "add_time". Time the refund was requested.
	AddTime DateTime `json:"add_time"`

	// FinishTime is the field "finish_time". Time the refund was paid; empty before.
	FinishTime DateTime `json:"finish_time"`
}

// OrderRow: Order in a list.
type OrderRow struct {
	// ID is the field "id". Order id, passed to `mall.Order.orderDetails` as `order_id`.
	ID int `json:"id"`

	// SNo is the field "sNo". Order number shown to the customer.
	SNo string `json:"sNo"`

	// ShopName is the field "shop_name". Name of the first shop of the order.
	ShopName string `json:"shop_name"`

	// ShopID is the field "shop_id". Id of the first shop of the order.
	ShopID *int `json:"shop_id,omitempty"`

	// ShopLogo is the field "shop_logo". Logo of the first shop of the order; empty when there is none.
	ShopLogo string `json:"shop_logo,omitempty"`

	// AddTime is the field "add_time". Time the order was placed.
	AddTime DateTime `json:"add_time"`

	// PayTime is the field "pay_time". Time of the payment; empty for an unpaid order.
	PayTime DateTime `json:"pay_time"`

	// ExpireTime is the field "expire_time". Time an unpaid order is closed automatically; empty for other orders.
	ExpireTime DateTime `json:"expire_time,omitempty"`

	// Status is the field "status". State of an order: 0 unpaid, 1 paid and not shipped, 2 shipped, 5 completed, 7 closed. Values: 0 Unpaid; 1
	// Paid and not shipped; 2 Shipped; 3 To be reviewed; 4 Returned; 5 Completed; 6 Invalid; 7 Closed; 8 Reviewed; 12 Settled.
	Status OrderStatus `json:"status"`

	// CurrencySymbol is the field "currency_symbol". Symbol shown before amounts.
	CurrencySymbol string `json:"currency_symbol,omitempty"`

	// ExchangeRate is the field "exchange_rate". Factor from the stored amounts to the displayed currency; 1 for the default currency.
	ExchangeRate *float64 `json:"exchange_rate,omitempty"`

	// OldTotal is the field "old_total". Order total including delivery. In yuan.
	OldTotal Money `json:"old_total"`

	// ZPrice is the field "z_price". Amount to pay. In yuan.
	ZPrice Money `json:"z_price"`

	// SpzPrice is the field "spz_price". Value of the goods before discounts. In yuan.
	SpzPrice Money `json:"spz_price"`

	// OldFreight is the field "old_freight". Delivery cost. In yuan.
	OldFreight Money `json:"old_freight"`

	// Otype is the field "otype". Kind of order. GM regular, MS flash sale. Values: "GM" Regular order; "MS" Flash sale; "VI" Virtual goods;
	// "FS" Timed discount; "IN" Points exchange; "integral" Points exchange, the former spelling; "PT" Group purchase; "KT" Group purchase,
	// started by the customer; "pt" Group purchase, the former spelling; "PS" Presale; "FX" Distribution; "ZB" Live sale; "JP" Auction; "DJ"
	// Membership; "CZ" Recharge; "KJ" Bargain.
	Otype OrderKind `json:"otype,omitempty"`

	// SelfLifting is the field "self_lifting". Delivery method: 0 courier, 1 store pickup, 2 delivery by the shop, 3 virtual goods with
	// verification, 4 virtual goods without verification. Values: 0 Courier; 1 Store pickup; 2 Delivery by the shop; 3 Virtual goods with
	// verification; 4 Virtual goods without verification.
	SelfLifting *DeliveryKind `json:"self_lifting,omitempty"`

	// DeliveryStatus is the field "delivery_status". 1 after a reminder to ship; the next reminder has to wait.
	DeliveryStatus Flag `json:"delivery_status,omitempty"`

	// SaleType is the field "sale_type". Lines of the order with an open after-sale: 0 none, 1 some, 2 all. Values: 0 None; 1 Some; 2 All.
	SaleType *OrderAfterSales `json:"sale_type,omitempty"`

	// CommentsType is the field "comments_type". Review action available: 0 none yet, 1 write a review, 2 write a follow-up, 3 none left.
	// Values: 0 None yet; 1 Write a review; 2 Write a follow-up; 3 None left.
	CommentsType *ReviewStage `json:"comments_type,omitempty"`

	// HaveExpress is the field "haveExpress". 1 when a parcel has been shipped.
	HaveExpress Flag `json:"haveExpress,omitempty"`

	// IsInvoice is the field "isInvoice". 1 when an invoice can be requested and none has been.
	IsInvoice Flag `json:"isInvoice,omitempty"`

	// InvoiceTimeout is the field "invoiceTimeout". 1 when the deadline for requesting an invoice has passed.
	InvoiceTimeout Flag `json:"invoiceTimeout,omitempty"`

	// Invoice is the field "invoice". Requested invoice; absent when there is none. A split order has one per child.
	Invoice *OrderInvoice `json:"invoice,omitempty"`

	// SingleStore is the field "single_store". Id of the pickup store; 0 for none.
	SingleStore *int `json:"single_store,omitempty"`

	// List is the field "list". Order lines.
	List []OrderLine `json:"list"`
}

// OrderStatus: State of an order: 0 unpaid, 1 paid and not shipped, 2 shipped, 5 completed, 7 closed.
type OrderStatus int

// Values of OrderStatus.
const (
	// OrderStatusUnpaid: Unpaid.
	OrderStatusUnpaid OrderStatus = 0

	// OrderStatusPaid: Paid and not shipped.
	OrderStatusPaid OrderStatus = 1

	// OrderStatusShipped: Shipped.
	OrderStatusShipped OrderStatus = 2

	// OrderStatusToBeCommented: To be reviewed.
	//
	// Deprecated: sent by other or older servers only.
	OrderStatusToBeCommented OrderStatus = 3

	// OrderStatusReturned: Returned.
	//
	// Deprecated: sent by other or older servers only.
	OrderStatusReturned OrderStatus = 4

	// OrderStatusCompleted: Completed.
	OrderStatusCompleted OrderStatus = 5

	// OrderStatusInvalid: Invalid.
	//
	// Deprecated: sent by other or older servers only.
	OrderStatusInvalid OrderStatus = 6

	// OrderStatusClosed: Closed.
	OrderStatusClosed OrderStatus = 7

	// OrderStatusEvaluated: Reviewed.
	//
	// Deprecated: sent by other or older servers only.
	OrderStatusEvaluated OrderStatus = 8

	// OrderStatusSettled: Settled.
	//
	// Deprecated: sent by other or older servers only.
	OrderStatusSettled OrderStatus = 12
)

// OrderToPay: Order or membership order, as returned when it was placed.
type OrderToPay struct {
	// SNo is the field "sNo". Order number. Source: `data.order[].sNo` of `mall.Order.index`. 1 to 40 characters.
	SNo string `json:"sNo"`

	// OrderID is the field "order_id". Order id; absent for a membership order. Source: `data.order[].id` of `mall.Order.index`. At least 1.
	OrderID int `json:"order_id,omitempty"`

	// Total is the field "total". Amount of the order shown to the customer, in yuan. At most 15 characters. Pattern:
	// `^\d{1,12}(\.\d{1,2})?$`.
	Total Money `json:"total,omitempty"`

	// Amount is the field "amount". Amount of the membership order shown to the customer, in yuan. At most 15 characters. Pattern:
	// `^\d{1,12}(\.\d{1,2})?$`.
	Amount Money `json:"amount,omitempty"`
}

// OrdersCancelRequest is the request of mall.Order.removeOrder.
type OrdersCancelRequest struct {
	// OrderID is the field "order_id". Order to cancel. Source: `data.order[].id` of `mall.Order.index`. At least 1.
	OrderID int `json:"order_id"`
}

// OrdersListOrderType: State: `payment` unpaid, `send` to ship, `receipt` to receive, `evaluete` to review; all orders when empty or
// missing. The misspelling is part of the protocol.
type OrdersListOrderType string

// Values of OrdersListOrderType.
const (
	// OrdersListOrderTypeAll: All orders.
	OrdersListOrderTypeAll OrdersListOrderType = ""

	// OrdersListOrderTypeUnpaid: Unpaid.
	OrdersListOrderTypeUnpaid OrdersListOrderType = "payment"

	// OrdersListOrderTypeToShip: To ship.
	OrdersListOrderTypeToShip OrdersListOrderType = "send"

	// OrdersListOrderTypeToReceive: To receive.
	OrdersListOrderTypeToReceive OrdersListOrderType = "receipt"

	// OrdersListOrderTypeToReview: To review.
	OrdersListOrderTypeToReview OrdersListOrderType = "evaluete"
)

// OrdersListRequest is the request of mall.Order.index.
type OrdersListRequest struct {
	// Ordervalue is the field "ordervalue". Part of a product name, or an order number; all orders when missing or empty. At most 60
	// characters.
	Ordervalue string `json:"ordervalue,omitempty"`

	// PageNum is the field "pageNum". Page number, starting at 1; 1 when missing. 1 to 10000.
	PageNum int `json:"pageNum,omitempty"`

	// OrderType is the field "order_type". State: `payment` unpaid, `send` to ship, `receipt` to receive, `evaluete` to review; all orders
	// when empty or missing. The misspelling is part of the protocol. Values: "" All orders; "payment" Unpaid; "send" To ship; "receipt" To
	// receive; "evaluete" To review.
	OrderType OrdersListOrderType `json:"order_type,omitempty"`
}

// OrdersParcelsRequest is the request of mall.Order.logistics.
type OrdersParcelsRequest struct {
	// ID is the field "id". Order number (`sNo`), not the order id. Source: `data.order[].sNo` of `mall.Order.index`. 1 to 40 characters.
	// Pattern: `^[A-Za-z0-9]+$`.
	ID string `json:"id"`

	// Details is the field "details". Always empty. Without meaning, sent by older clients.
	Details string `json:"details,omitempty"`
}

// OrdersPickupCodeRequest is the request of mall.Order.see_extraction_code.
type OrdersPickupCodeRequest struct {
	// OrderID is the field "order_id". Order whose pickup code to show. Source: `data.order[].id` of `mall.Order.index`. At least 1.
	OrderID int `json:"order_id"`
}

// OrdersPickupStoreRequest is the request of mall.Order.getMchStore.
type OrdersPickupStoreRequest struct {
	// ID is the field "id". Store id, `single_store` of the order. Source: `data.single_store` of `mall.Order.orderDetails`. At least 1.
	ID int `json:"id"`
}

// OrdersReceiveRequest is the request of mall.Order.okOrder.
type OrdersReceiveRequest struct {
	// OrderID is the field "order_id". Order whose receipt to confirm. Source: `data.order[].id` of `mall.Order.index`. At least 1.
	OrderID int `json:"order_id"`
}

// OrdersRemindRequest is the request of mall.Order.delivery.
type OrdersRemindRequest struct {
	// OrderID is the field "order_id". Order to be shipped. Source: `data.order[].id` of `mall.Order.index`. At least 1.
	OrderID int `json:"order_id"`
}

// OrdersRemoveRequest is the request of mall.Order.delOrder.
type OrdersRemoveRequest struct {
	// OrderID is the field "order_id". Order to remove from the list. Source: `data.order[].id` of `mall.Order.index`. At least 1.
	OrderID int `json:"order_id"`
}

// OrdersShowRequest is the request of mall.Order.orderDetails.
type OrdersShowRequest struct {
	// OrderID is the field "order_id". Order to show. Source: `data.order[].id` of `mall.Order.index`. At least 1.
	OrderID int `json:"order_id"`

	// TradeNo is the field "trade_no". Payment number of the QR code page. Ignored. At most 64 characters.
	TradeNo string `json:"trade_no,omitempty"`
}

// OwnCoupon: Coupon the customer has received.
type OwnCoupon struct {
	// ID is the field "id". Id of the customer's coupon, passed to use it. Not the campaign id.
	ID int `json:"id"`

	// MchID is the field "mch_id". Id of the issuing shop; 0 for the mall.
	MchID int `json:"mch_id"`

	// Name is the field "name". Coupon name; for a shop coupon prefixed with the shop name in brackets.
	Name string `json:"name"`

	// ActivityType is the field "activity_type". Benefit of a coupon: 1 free delivery, 2 fixed amount off, 3 percentage off, 4 gift for
	// members. Values: 1 Free delivery; 2 Fixed amount off; 3 Percentage off; 4 Gift for members; 5 Product.
	ActivityType CouponBenefit `json:"activity_type"`

	// Type is the field "type". 0 unused, 1 reserved by an unpaid order, 2 used, 3 expired.
	Type int `json:"type"`

	// Money is the field "money". Discount amount; 0.00 for a percentage coupon. In yuan.
	Money Money `json:"money"`

	// Discount is the field "discount". Remaining share of the price in tenths, as counted in China: "9.00" means nine tenths are paid, 10 %
	// off. "0.00" when the coupon is not a percentage coupon.
	Discount Money `json:"discount"`

	// Limit is the field "limit". Condition of the coupon as text.
	Limit string `json:"limit"`

	// AddTime is the field "add_time". Time the coupon was received.
	AddTime DateTime `json:"add_time"`

	// ExpirationDate is the field "expirationDate". End of validity; empty for none.
	ExpirationDate DateTime `json:"expirationDate"`

	// Imgurl is the field "imgurl". Coupon image; empty when there is none.
	Imgurl string `json:"imgurl"`

	// Instructions is the field "Instructions". Terms of use. The capital letter is part of the protocol.
	Instructions string `json:"Instructions"`
}

// OwnReview: Review of an order line by the signed-in customer.
type OwnReview struct {
	// ID is the field "id". Review id.
	ID int `json:"id"`

	// CommentType is the field "CommentType". Rating, 1 to 5 stars.
	CommentType int `json:"CommentType"`

	// Content is the field "content". Review text; empty for a rating alone.
	Content string `json:"content"`

	// Images is the field "images". Pictures of the review; empty for none.
	Images []ReviewPicture `json:"images"`

	// Anonymous is the field "anonymous". 1 when name and picture of the customer are hidden.
	Anonymous Flag `json:"anonymous"`

	// UserName is the field "user_name". Author name as other customers see it.
	UserName string `json:"user_name"`

	// AttributeStr is the field "attribute_str". Options of the SKU as text, for example "150 ml"; empty for a product with one SKU.
	AttributeStr string `json:"attribute_str"`

	// AddTime is the field "add_time". Time of the review.
	AddTime DateTime `json:"add_time"`

	// Review is the field "review". Text of the follow-up review; empty for none.
	Review string `json:"review"`

	// ReviewImages is the field "review_images". Pictures of the follow-up; empty for none.
	ReviewImages []ReviewPicture `json:"review_images"`

	// ReviewTime is the field "review_time". Time of the follow-up; empty for none.
	ReviewTime DateTime `json:"review_time"`

	// ReplyAdmin is the field "replyAdmin". Reply of the shop; empty for none.
	ReplyAdmin string `json:"replyAdmin"`

	// ReplyNum is the field "replyNum". Number of replies by other customers.
	ReplyNum int `json:"replyNum"`
}

// PaidState: State of a payment.
type PaidState struct {
	// Code is the field "code". 200 when paid, 0 before.
	Code int `json:"code"`

	// Type is the field "type". Payment method of a recharge. Absent for a membership order, like the fields below.
	Type string `json:"type,omitempty"`

	// Total is the field "total". Amount of the recharge. In yuan.
	Total Money `json:"total,omitempty"`

	// URL is the field "url". Content of the QR code of the recharge, as `mall.Pay.index` returned it.
	URL string `json:"url,omitempty"`

	// ExpireTime is the field "expire_time". Time until which pages show the QR code. A later payment still counts.
	ExpireTime DateTime `json:"expire_time,omitempty"`

	// ServerTime is the field "server_time". Current time of the server.
	ServerTime DateTime `json:"server_time,omitempty"`
}

// Parcel: Parcel with its tracking events.
type Parcel struct {
	// KuaidiName is the field "kuaidi_name". Courier name.
	KuaidiName string `json:"kuaidi_name"`

	// CourierNum is the field "courier_num". Tracking number.
	CourierNum string `json:"courier_num"`

	// Type is the field "type". Courier code, for example `shunfeng`.
	Type string `json:"type,omitempty"`

	// ShopType is the field "shop_type". Sender: 1 shop, with the order, 2 shop, with a replacement or a refused return, 3 customer.
	ShopType int `json:"shop_type,omitempty"`

	// OSource is the field "o_source". Origin: 1 order, 2 after-sale.
	OSource int `json:"o_source,omitempty"`

	// ProList is the field "pro_list". Contents of the parcel.
	ProList []ParcelContent `json:"pro_list,omitempty"`

	// List is the field "list". Tracking events, newest first.
	List []ParcelEvent `json:"list"`
}

// ParcelContent: Product in a parcel.
type ParcelContent struct {
	// Num is the field "num". Quantity in pieces.
	Num int `json:"num"`

	// Img is the field "img". Main image of the product.
	Img string `json:"img"`
}

// ParcelEvent: Tracking event of a parcel.
type ParcelEvent struct {
	// Ftime is the field "ftime". Time of the event.
	Ftime DateTime `json:"ftime"`

	// Context is the field "context". Description of the event.
	Context string `json:"context"`
}

// ParcelList: Parcels of an order.
type ParcelList struct {
	// List is the field "list". Parcels; empty until something has been shipped.
	List []Parcel `json:"list"`
}

// PaymentMethods: Enabled payment methods.
type PaymentMethods struct {
	// WalletPay is the field "wallet_pay". 1 when the wallet is enabled.
	WalletPay Flag `json:"wallet_pay"`

	// PcAlipay is the field "pc_alipay". 1 when Alipay is enabled.
	PcAlipay Flag `json:"pc_alipay"`

	// PcWechat is the field "pc_wechat". 1 when WeChat Pay is enabled.
	PcWechat Flag `json:"pc_wechat"`
}

// PaymentType: Payment method: `wallet_pay` wallet, `pc_alipay` Alipay, `pc_wechat` WeChat Pay.
type PaymentType string

// Values of PaymentType.
const (
	// PaymentTypeWallet: Wallet.
	PaymentTypeWallet PaymentType = "wallet_pay"

	// PaymentTypeAlipay: Alipay.
	PaymentTypeAlipay PaymentType = "pc_alipay"

	// PaymentTypeWechat: WeChat Pay.
	PaymentTypeWechat PaymentType = "pc_wechat"
)

// PaymentsPayFromWalletOrderList: Order as returned when it was placed.
type PaymentsPayFromWalletOrderList struct {
	// SNo is the field "sNo". Order number. Source: `data.order[].sNo` of `mall.Order.index`. 1 to 40 characters.
	SNo string `json:"sNo"`

	// Total is the field "total". Amount shown to the customer, in yuan. At most 15 characters. Pattern: `^\d{1,12}(\.\d{1,2})?$`.
	Total Money `json:"total,omitempty"`

	// OrderID is the field "order_id". Order to pay. Source: `data.order[].id` of `mall.Order.index`. At least 1.
	OrderID int `json:"order_id,omitempty"`
}

// PaymentsPayFromWalletRequest is the request of mall.Pay.walletPay.
type PaymentsPayFromWalletRequest struct {
	// OrderList is the field "order_list". Order as returned when it was placed.
	OrderList PaymentsPayFromWalletOrderList `json:"order_list"`

	// Type is the field "type". Payment method: always `wallet_pay`. Values: "wallet_pay" Wallet.
	Type PaymentsPayFromWalletType `json:"type"`

	// PaymentMoney is the field "payment_money". Amount shown to the customer, in yuan. At most 15 characters. Pattern:
	// `^\d{1,12}(\.\d{1,2})?$`.
	PaymentMoney Money `json:"payment_money"`
}

// PaymentsPayFromWalletType: Payment method: always `wallet_pay`.
type PaymentsPayFromWalletType string

// Values of PaymentsPayFromWalletType.
const (
	// PaymentsPayFromWalletTypeWallet: Wallet.
	PaymentsPayFromWalletTypeWallet PaymentsPayFromWalletType = "wallet_pay"
)

// PaymentsQrCodeRequest is the request of mall.Pay.index.
type PaymentsQrCodeRequest struct {
	// Type is the field "type". Payment method: `pc_alipay` Alipay, `pc_wechat` WeChat Pay. Values: "pc_alipay" Alipay; "pc_wechat" WeChat
	// Pay.
	Type PaymentsQrCodeType `json:"type"`

	// Total is the field "total". Amount shown to the customer, or the amount of a recharge, in yuan; at least the minimum of the recharge
	// form. At most 15 characters. Pattern: `^\d{1,12}(\.\d{1,2})?$`.
	Total Money `json:"total"`

	// Title is the field "title". Title shown to the payer, for example the name of the first product. May be shortened. At most 100
	// characters.
	Title string `json:"title,omitempty"`

	// Remarks is the field "remarks". Remark of the customer. At most 200 characters.
	Remarks string `json:"remarks,omitempty"`

	// OrderList is the field "order_list". Order as returned when it was placed; omit for a recharge, which requires `sNo`.
	OrderList *OrderToPay `json:"order_list,omitempty"`

	// SNo is the field "sNo". Number of a recharge: `CZ` followed by the time and random digits. Unique per customer; required without
	// `order_list`. Pattern: `^CZ\d{17,24}$`.
	SNo string `json:"sNo,omitempty"`
}

// PaymentsQrCodeType: Payment method: `pc_alipay` Alipay, `pc_wechat` WeChat Pay.
type PaymentsQrCodeType string

// Values of PaymentsQrCodeType.
const (
	// PaymentsQrCodeTypeAlipay: Alipay.
	PaymentsQrCodeTypeAlipay PaymentsQrCodeType = "pc_alipay"

	// PaymentsQrCodeTypeWechat: WeChat Pay.
	PaymentsQrCodeTypeWechat PaymentsQrCodeType = "pc_wechat"
)

// PaymentsStateRequest is the request of mall.Order.getCzorder.
type PaymentsStateRequest struct {
	// TradeNo is the field "trade_no". Number of the membership order or recharge. Source: `data.sNo` of `plugin.member.MallMember.payment`. 1
	// to 40 characters.
	TradeNo string `json:"trade_no"`
}

// PaymentsVerifyPasswordRequest is the request of mall.User.paymentPassword.
type PaymentsVerifyPasswordRequest struct {
	// Password is the field "password". Payment password. 6 to 16 characters.
	Password string `json:"password"`
}

// PhoneProof: Proof that the customer controls the current phone. Valid for ten minutes and one change.
type PhoneProof struct {
	// Token is the field "token". Opaque secret, passed to `mall.User.updatePhone` as `authenticationToken`.
	Token string `json:"token"`
}

// PickupCode: Pickup code of an order with the goods to collect.
type PickupCode struct {
	// SNo is the field "sNo". Order number.
	SNo string `json:"sNo"`

	// Status is the field "status". State of an order: 0 unpaid, 1 paid and not shipped, 2 shipped, 5 completed, 7 closed. Values: 0 Unpaid; 1
	// Paid and not shipped; 2 Shipped; 3 To be reviewed; 4 Returned; 5 Completed; 6 Invalid; 7 Closed; 8 Reviewed; 12 Settled.
	Status *OrderStatus `json:"status,omitempty"`

	// Num is the field "num". Pieces to collect.
	Num int `json:"num"`

	// ZPrice is the field "z_price". Amount paid. In yuan.
	ZPrice Money `json:"z_price"`

	// ExtractionCode is the field "extraction_code". Pickup code. Secret between the customer and the store.
	ExtractionCode string `json:"extraction_code"`

	// ExtractionCodeImg is the field "extraction_code_img". Image of the code. Not sent by the gateway.
	ExtractionCodeImg string `json:"extraction_code_img,omitempty"`

	// PorList is the field "por_list". Products to collect.
	PorList []PickupLine `json:"por_list"`
}

// PickupLine: Product to collect.
type PickupLine struct {
	// Img is the field "img". Main image of the product.
	Img string `json:"img"`

	// ProductTitle is the field "product_title". Product name as shown to shoppers, in the language of the request.
	ProductTitle string `json:"product_title"`

	// PPrice is the field "p_price". Price per piece when the order was placed. In yuan.
	PPrice Money `json:"p_price"`

	// Size is the field "size". Options of the SKU as text, for example "150 ml"; empty for a product with one SKU.
	Size string `json:"size"`

	// Num is the field "num". Quantity in pieces.
	Num int `json:"num"`

	// ShowSymbol is the field "show_symbol". Symbol shown before amounts.
	ShowSymbol string `json:"show_symbol,omitempty"`

	// ExchangeRate is the field "exchange_rate". Factor from the stored amounts to the displayed currency; 1 for the default currency.
	ExchangeRate *float64 `json:"exchange_rate,omitempty"`
}

// PickupPlace: Place where an order is collected.
type PickupPlace struct {
	// Address is the field "address". Pickup store.
	Address PickupStore `json:"address"`
}

// PickupStore: Store where orders are collected.
type PickupStore struct {
	// ID is the field "id". Store id.
	ID *int `json:"id,omitempty"`

	// Name is the field "name". Store name.
	Name string `json:"name"`

	// Mobile is the field "mobile". Phone number of the store.
	Mobile string `json:"mobile"`

	// Sheng is the field "sheng". Province.
	Sheng string `json:"sheng"`

	// Shi is the field "shi". City.
	Shi string `json:"shi"`

	// Xian is the field "xian". District.
	Xian string `json:"xian"`

	// Address is the field "address". Street, house number and floor.
	Address string `json:"address"`

	// AddressXq is the field "address_xq". Full address as one text, in the word order of the language of the request.
	AddressXq string `json:"address_xq,omitempty"`

	// BusinessHours is the field "business_hours". Opening hours as text, for example "10:00-21:30".
	BusinessHours string `json:"business_hours"`
}

// PlacedOrder: Order just placed. Passed as `order_list` to the payment operations.
type PlacedOrder struct {
	// SNo is the field "sNo". Order number.
	SNo string `json:"sNo"`

	// Total is the field "total". Amount to pay. In yuan.
	Total Money `json:"total"`

	// OrderID is the field "order_id". Order just placed, passed to `mall.Pay.walletPay`.
	OrderID int `json:"order_id"`
}

// PluginStatus: Enabled features of the mall.
type PluginStatus struct {
	// IsVip is the field "isVip". 1 when the caller is a member.
	IsVip Flag `json:"isVip"`

	// MemberPlugin is the field "memberPlugin". 1 when memberships are offered.
	MemberPlugin Flag `json:"memberPlugin"`

	// IntegralPlugin is the field "integralPlugin". 1 when points are enabled.
	IntegralPlugin Flag `json:"integralPlugin,omitempty"`

	// CouponPlugin is the field "couponPlugin". 1 when mall coupons are enabled.
	CouponPlugin Flag `json:"couponPlugin"`

	// MchCouponPlugin is the field "mchCouponPlugin". 1 when shop coupons are enabled.
	MchCouponPlugin Flag `json:"mchCouponPlugin"`
}

// PointsListRequest is the request of plugin.integral.MallIntegral.integral.
type PointsListRequest struct {
	// Type is the field "type". Records: 1 gained, 2 used, 3 expired. Values: 1 Gained; 2 Used; 3 Expired.
	Type PointsListType `json:"type"`

	// Page is the field "page". Page number, starting at 1; 1 when missing. 1 to 10000.
	Page int `json:"page,omitempty"`
}

// PointsListType: Records: 1 gained, 2 used, 3 expired.
type PointsListType int

// Values of PointsListType.
const (
	// PointsListTypeGained: Gained.
	PointsListTypeGained PointsListType = 1

	// PointsListTypeUsed: Used.
	PointsListTypeUsed PointsListType = 2

	// PointsListTypeExpired: Expired.
	PointsListTypeExpired PointsListType = 3
)

// PointsPage: Points of the customer with a page of records, newest first.
type PointsPage struct {
	// Score is the field "score". Points available to spend.
	Score int `json:"score"`

	// LockScore is the field "lock_score". Points frozen for some days after receipt of the goods.
	LockScore int `json:"lock_score"`

	// Total is the field "total". Number of records over all pages.
	Total int `json:"total"`

	// List is the field "list". Records of the page.
	List []PointsRecord `json:"list"`
}

// PointsRecord: Points credited or debited.
type PointsRecord struct {
	// ID is the field "id". Record id.
	ID int `json:"id"`

	// Type is the field "type". Cause of the change. 0 sign-in, 1 spent, 2 first followed shop, 3 given to a friend, 4 received from a friend,
	// 5 debited by the mall, 6 credited by the mall, 7 lottery, 8 purchase reward, 9 upgrade reward, 10 expired, 11 membership opened, 12
	// birthday of a member, 13 frozen, 14 released, or returned after an after-sale. Values: 0 Sign-in; 1 Spent; 2 First followed shop; 3
	// Given to a friend; 4 Received from a friend; 5 Debited by the mall; 6 Credited by the mall; 7 Lottery; 8 Purchase reward; 9 Upgrade
	// reward; 10 Expired; 11 Membership opened; 12 Birthday of a member; 13 Frozen; 14 Released, or returned after an after-sale.
	Type PointsRecordType `json:"type"`

	// SignScore is the field "sign_score". Number of points, unsigned.
	SignScore int `json:"sign_score"`

	// Status is the field "status". 1 for credited points, 0 for debited points.
	Status Flag `json:"status"`

	// SignTime is the field "sign_time". Time of the change.
	SignTime DateTime `json:"sign_time"`
}

// PointsRecordType: Cause of the change. 0 sign-in, 1 spent, 2 first followed shop, 3 given to a friend, 4 received from a friend, 5
// debited by the mall, 6 credited by the mall, 7 lottery, 8 purchase reward, 9 upgrade reward, 10 expired, 11 membership opened, 12
// birthday of a member, 13 frozen, 14 released, or returned after an after-sale.
type PointsRecordType int

// Values of PointsRecordType.
const (
	// PointsRecordTypeSignIn: Sign-in.
	PointsRecordTypeSignIn PointsRecordType = 0

	// PointsRecordTypeSpent: Spent.
	PointsRecordTypeSpent PointsRecordType = 1

	// PointsRecordTypeFirstFollow: First followed shop.
	PointsRecordTypeFirstFollow PointsRecordType = 2

	// PointsRecordTypeGivenToFriend: Given to a friend.
	PointsRecordTypeGivenToFriend PointsRecordType = 3

	// PointsRecordTypeReceivedFromFriend: Received from a friend.
	PointsRecordTypeReceivedFromFriend PointsRecordType = 4

	// PointsRecordTypeTakenByMall: Debited by the mall.
	PointsRecordTypeTakenByMall PointsRecordType = 5

	// PointsRecordTypeGivenByMall: Credited by the mall.
	PointsRecordTypeGivenByMall PointsRecordType = 6

	// PointsRecordTypeLottery: Lottery.
	PointsRecordTypeLottery PointsRecordType = 7

	// PointsRecordTypeShopping: Purchase reward.
	PointsRecordTypeShopping PointsRecordType = 8

	// PointsRecordTypeUpgrade: Upgrade reward.
	PointsRecordTypeUpgrade PointsRecordType = 9

	// PointsRecordTypeExpired: Expired.
	PointsRecordTypeExpired PointsRecordType = 10

	// PointsRecordTypeMembership: Membership opened.
	PointsRecordTypeMembership PointsRecordType = 11

	// PointsRecordTypeBirthday: Birthday of a member.
	PointsRecordTypeBirthday PointsRecordType = 12

	// PointsRecordTypeFrozen: Frozen.
	PointsRecordTypeFrozen PointsRecordType = 13

	// PointsRecordTypeReleased: Released, or returned after an after-sale.
	PointsRecordTypeReleased PointsRecordType = 14
)

// PointsRemoveExpiredRequest is the request of plugin.integral.MallIntegral.deleteSign.
type PointsRemoveExpiredRequest struct {
	// IDs is the field "ids". Record ids. Source: `data.list[].id` of `plugin.integral.MallIntegral.integral`. 1 to 100 elements. Each
	// element: At least 1.
	IDs []int `json:"ids"`
}

// Product: Product texts, media, prices and stock.
type Product struct {
	// ProID is the field "pro_id". Product id.
	ProID int `json:"pro_id"`

	// Name is the field "name". Product name as shown to shoppers, in the language of the request.
	Name string `json:"name"`

	// Subtitle is the field "subtitle". Short sales text below the name; empty when there is none.
	Subtitle string `json:"subtitle"`

	// Price is the field "price". Lowest price over all SKUs. In yuan.
	Price string `json:"price"`

	// PriceRange is the field "price_range". Lowest and highest price over all SKUs; one amount when all SKUs cost the same. In yuan.
	PriceRange string `json:"price_range,omitempty"`

	// VipPrice is the field "vipPrice". Member price for SKUs without a member price of their own. In yuan.
	VipPrice Money `json:"vipPrice,omitempty"`

	// Content is the field "content". Product description as tabs.
	Content string `json:"content"`

	// ImgArr is the field "img_arr". Gallery image URLs. When the product has a video, the first entry is the video and the second its poster
	// image.
	ImgArr []string `json:"img_arr"`

	// Video is the field "video". Gallery video; empty when there is none.
	Video string `json:"video,omitempty"`

	// ProVideo is the field "proVideo". Video in the product description; empty when there is none.
	ProVideo string `json:"proVideo,omitempty"`

	// Yprice is the field "yprice". Price before the reduction, shown struck through; absent without a reduction. In yuan.
	Yprice string `json:"yprice,omitempty"`

	// PhotoX is the field "photo_x". Main image of the product.
	PhotoX string `json:"photo_x"`

	// Num is the field "num". Stock over all SKUs, in pieces.
	Num int `json:"num"`

	// Status is the field "status". Sale status: 1 not yet on sale, 2 on sale, 3 off the shelf, 4 removed for a violation, 5 supply ended.
	// Values: 1 Not yet on sale; 2 On sale; 3 Off the shelf; 4 Removed for a violation; 5 Supply ended.
	Status ProductStatus `json:"status"`

	// Recycle is the field "recycle". 1 for a deleted product, shown as "expired".
	Recycle Flag `json:"recycle"`

	// SType is the field "s_type". Product labels: 1 new, 2 hot, 3 recommended, 5 member product.
	SType string `json:"s_type"`

	// BrandName is the field "brand_name". Brand name; empty when the product has none.
	BrandName string `json:"brand_name"`

	// CatName is the field "cat_name". Name of the product class.
	CatName string `json:"cat_name"`

	// Cid is the field "cid". Class id.
	Cid int `json:"cid"`

	// Volume is the field "volume". Pieces sold.
	Volume int `json:"volume"`
}

// ProductCard: Product in a list.
type ProductCard struct {
	// ID is the field "id". Product id.
	ID int `json:"id"`

	// Imgurl is the field "imgurl". Main image of the product.
	Imgurl string `json:"imgurl"`

	// ImgURL is the field "imgUrl". Same value as `imgurl`, only in the lists behind "more".
	ImgURL string `json:"imgUrl,omitempty"`

	// ProductTitle is the field "product_title". Product name as shown to shoppers, in the language of the request.
	ProductTitle string `json:"product_title"`

	// Subtitle is the field "subtitle". Short sales text below the name; empty when there is none.
	Subtitle string `json:"subtitle"`

	// Price is the field "price". Lowest price over all SKUs. In yuan.
	Price Money `json:"price"`

	// PriceTo is the field "price_to". Highest price over all SKUs. Absent when all SKUs cost the same, and on servers that do not send it. In
	// yuan.
	PriceTo Money `json:"price_to,omitempty"`

	// VipPrice is the field "vipPrice". Lowest member price; absent when members pay the regular price, and on servers that send it only with
	// the product page. In yuan.
	VipPrice Money `json:"vipPrice,omitempty"`

	// Volume is the field "volume". Pieces sold.
	Volume int `json:"volume"`

	// MchName is the field "mch_name". Shop name.
	MchName string `json:"mch_name"`

	// Status is the field "status". Sale status: 1 not yet on sale, 2 on sale, 3 off the shelf, 4 removed for a violation, 5 supply ended.
	// Values: 1 Not yet on sale; 2 On sale; 3 Off the shelf; 4 Removed for a violation; 5 Supply ended.
	Status ProductStatus `json:"status"`

	// Recycle is the field "recycle". 1 for a deleted product, shown as "expired".
	Recycle Flag `json:"recycle"`

	// GoodsNum is the field "goodsNum". Stock over all SKUs in pieces; 0 or less means sold out.
	GoodsNum int `json:"goodsNum"`

	// Num is the field "num". Same value as `goodsNum`, only in the lists behind "more".
	Num *int `json:"num,omitempty"`

	// SType is the field "s_type". Product labels: 1 new, 2 hot, 3 recommended, 5 member product.
	SType string `json:"s_type"`
}

// ProductClass: Product class with its subclasses.
type ProductClass struct {
	// Cid is the field "cid". Class id, passed as `cid` or `class_id`.
	Cid int `json:"cid"`

	// Pname is the field "pname". Class name in the language of the request.
	Pname string `json:"pname"`

	// ImgURL is the field "imgUrl". Class image; empty when there is none.
	ImgURL string `json:"imgUrl,omitempty"`

	// Children is the field "children". Subclasses; empty for a class without any.
	Children []ProductClass `json:"children"`
}

// ProductCoupon: Coupon offered with a product. `plugin.coupon.MallCoupon.proCoupon` returns the same coupons with all details.
type ProductCoupon struct {
	// ID is the field "id". Campaign id, passed to `plugin.coupon.MallCoupon.receive`.
	ID int `json:"id"`

	// Limit is the field "limit". Condition of the coupon as text.
	Limit string `json:"limit"`

	// Point is the field "point". Label of the button. Decide by `point_type`, not by this text.
	Point string `json:"point"`

	// PointType is the field "point_type". Action available to the caller: 1 receive, 2 use (received and unused), 3 none, all coupons are
	// gone, 4 none, already used. Visitors get 1 or 3. Values: 1 The coupon can be received; 2 Received and unused; 3 All coupons are gone; 4
	// Already used.
	PointType ReceiveState `json:"point_type"`
}

// ProductLabel: Product label.
type ProductLabel struct {
	// ID is the field "id". 1 new, 2 hot, 3 recommended.
	ID int `json:"id"`

	// Name is the field "name". Label text in the language of the request.
	Name string `json:"name"`

	// Color is the field "color". CSS color of the label. Not sent by the gateway.
	Color string `json:"color,omitempty"`
}

// ProductPage: Data of the product page.
type ProductPage struct {
	// AccessID is the field "access_id". Session token of the caller; empty when there is none.
	AccessID string `json:"access_id"`

	// LoginStatus is the field "login_status". 1 when a customer is signed in, 0 for a visitor.
	LoginStatus Flag `json:"login_status"`

	// CollectionStatus is the field "collection_status". 1 when the product is in the caller's favorites.
	CollectionStatus Flag `json:"collection_status"`

	// CollectionID is the field "collection_id". Favorite id, needed to remove the product from the favorites; 0 when it is not a favorite.
	CollectionID *int `json:"collection_id,omitempty"`

	// CommentsTotal is the field "commentsTotal". Number of reviews.
	CommentsTotal int `json:"commentsTotal"`

	// AttributeList is the field "attribute_list". One row per SKU with the attribute names as keys, for older clients. `attrList` and
	// `skuBeanList` carry the same data with order and ids.
	AttributeList []AttributeRow `json:"attribute_list"`

	// AttrList is the field "attrList". Attributes in display order. A product without attributes has one neutral attribute with one value,
	// both with id 0.
	AttrList []Attribute `json:"attrList"`

	// SkuBeanList is the field "skuBeanList". SKUs of the product.
	SkuBeanList []Sku `json:"skuBeanList"`

	// ShopList is the field "shop_list". Shop that sells the product.
	ShopList ProductShop `json:"shop_list"`

	// RelatedRecommendations is the field "related_recommendations". Up to ten related products.
	RelatedRecommendations []RelatedProduct `json:"related_recommendations"`

	// Pro is the field "pro". Product texts, media, prices and stock.
	Pro Product `json:"pro"`

	// Sec is the field "sec". Flash-sale offer; absent unless requested with `type` MS.
	Sec *FlashOffer `json:"sec,omitempty"`

	// CouponStatus is the field "coupon_status". 1 when coupons are available for the product.
	CouponStatus Flag `json:"coupon_status,omitempty"`

	// CouponStr is the field "coupon_str". Coupons available for the product, receivable ones first; empty for none.
	CouponStr []ProductCoupon `json:"coupon_str,omitempty"`

	// SharingSettings is the field "sharingSettings". Data for sharing the product.
	SharingSettings *ProductPageSharingSettings `json:"sharingSettings,omitempty"`
}

// ProductPageSharingSettings: Data for sharing the product.
type ProductPageSharingSettings struct {
	// H5URL is the field "H5Url". Address of the mobile storefront; empty when there is none.
	H5URL string `json:"H5Url"`

	// TextExplain is the field "textExplain". Text shared together with the address.
	TextExplain string `json:"textExplain"`
}

// ProductShop: Shop that sells the product.
type ProductShop struct {
	// ShopID is the field "shop_id". Shop that sells the product, passed to `mch.mall.Mch.storeHomepage`.
	ShopID int `json:"shop_id"`

	// ShopName is the field "shop_name". Name shown for the shop.
	ShopName string `json:"shop_name"`

	// ShopLogo is the field "shop_logo". Shop logo; empty when there is none.
	ShopLogo string `json:"shop_logo"`

	// IsOpen is the field "is_open". 0 not open, 1 open, 2 temporarily closed.
	IsOpen int `json:"is_open"`

	// QuantityOnSale is the field "quantity_on_sale". Number of products on sale in the shop.
	QuantityOnSale int `json:"quantity_on_sale"`

	// QuantitySold is the field "quantity_sold". Pieces sold by the shop.
	QuantitySold int `json:"quantity_sold"`

	// CollectionNum is the field "collection_num". Number of followers.
	CollectionNum int `json:"collection_num"`
}

// ProductStatus: Sale status: 1 not yet on sale, 2 on sale, 3 off the shelf, 4 removed for a violation, 5 supply ended.
type ProductStatus int

// Values of ProductStatus.
const (
	// ProductStatusWaiting: Not yet on sale.
	ProductStatusWaiting ProductStatus = 1

	// ProductStatusOnSale: On sale.
	ProductStatusOnSale ProductStatus = 2

	// ProductStatusOffShelf: Off the shelf.
	ProductStatusOffShelf ProductStatus = 3

	// ProductStatusViolation: Removed for a violation.
	ProductStatusViolation ProductStatus = 4

	// ProductStatusSupplyCut: Supply ended.
	ProductStatusSupplyCut ProductStatus = 5
)

// Profile: Editable profile of the signed-in customer.
type Profile struct {
	// Headimgurl is the field "headimgurl". Profile picture; empty for the default picture.
	Headimgurl string `json:"headimgurl"`

	// UserName is the field "user_name". Name shown to other customers.
	UserName string `json:"user_name"`

	// Sex is the field "sex". 0 not specified, 1 male, 2 female.
	Sex int `json:"sex"`

	// Mobile is the field "mobile". Bound phone with the middle digits masked; empty when none is bound.
	Mobile string `json:"mobile"`

	// Email is the field "email". Own e-mail address, unmasked; empty when none is bound.
	Email string `json:"email,omitempty"`

	// Birthday is the field "birthday". Date of birth as `YYYY-MM-DD`; empty when not set.
	Birthday string `json:"birthday"`

	// IsDefaultBirthday is the field "is_default_birthday". 1 when the birthday can still be set, 2 when it is final. It can be set once.
	IsDefaultBirthday int `json:"is_default_birthday"`
}

// ProofOfWork: Proof-of-work puzzle that replaces reading the captcha image, for accessibility. The solution is passed as `imgCode`.
type ProofOfWork struct {
	// Algorithm is the field "algorithm". Hash function of the puzzle.
	Algorithm string `json:"algorithm"`

	// Challenge is the field "challenge". Target hash in hexadecimal.
	Challenge string `json:"challenge"`

	// Maxnumber is the field "maxnumber". Upper bound of the number to find.
	Maxnumber int `json:"maxnumber"`

	// Salt is the field "salt". Text that precedes the number in the hashed input.
	Salt string `json:"salt"`

	// Signature is the field "signature". Signature of the server over the puzzle, returned unchanged with the solution.
	Signature string `json:"signature"`
}

// ReceiveState: Action available to the caller: 1 receive, 2 use (received and unused), 3 none, all coupons are gone, 4 none, already used.
// Visitors get 1 or 3.
type ReceiveState int

// Values of ReceiveState.
const (
	// ReceiveStateReceive: The coupon can be received.
	ReceiveStateReceive ReceiveState = 1

	// ReceiveStateUse: Received and unused.
	ReceiveStateUse ReceiveState = 2

	// ReceiveStateGone: All coupons are gone.
	ReceiveStateGone ReceiveState = 3

	// ReceiveStateUsed: Already used.
	ReceiveStateUsed ReceiveState = 4
)

// RecentOrder: Order in the list of the account overview.
type RecentOrder struct {
	// ID is the field "id". Order id, passed to `mall.Order.orderDetails` as `order_id`.
	ID int `json:"id"`

	// SNo is the field "sNo". Order number shown to the customer.
	SNo string `json:"sNo"`

	// Status is the field "status". State of an order: 0 unpaid, 1 paid and not shipped, 2 shipped, 5 completed, 7 closed. Values: 0 Unpaid; 1
	// Paid and not shipped; 2 Shipped; 3 To be reviewed; 4 Returned; 5 Completed; 6 Invalid; 7 Closed; 8 Reviewed; 12 Settled.
	Status OrderStatus `json:"status"`

	// Img is the field "img". Image of the first order line.
	Img string `json:"img"`

	// ZPrice is the field "z_price". Order total including delivery. In yuan.
	ZPrice Money `json:"z_price"`

	// CurrencySymbol is the field "currency_symbol". Symbol shown before amounts.
	CurrencySymbol string `json:"currency_symbol,omitempty"`

	// ExchangeRate is the field "exchange_rate". Factor from the stored amounts to the displayed currency; 1 for the default currency.
	ExchangeRate *float64 `json:"exchange_rate,omitempty"`

	// AddTime is the field "add_time". Time the order was placed.
	AddTime DateTime `json:"add_time"`

	// DeliveryStatus is the field "delivery_status". 1 once the customer has reminded the shop to ship.
	DeliveryStatus Flag `json:"delivery_status"`

	// SaleType is the field "sale_type". Lines of the order with an open after-sale: 0 none, 1 some, 2 all. Values: 0 None; 1 Some; 2 All.
	SaleType OrderAfterSales `json:"sale_type"`

	// SelfLifting is the field "self_lifting". Delivery method: 0 courier, 1 store pickup, 2 delivery by the shop, 3 virtual goods with
	// verification, 4 virtual goods without verification. Values: 0 Courier; 1 Store pickup; 2 Delivery by the shop; 3 Virtual goods with
	// verification; 4 Virtual goods without verification.
	SelfLifting DeliveryKind `json:"self_lifting"`
}

// RechargeForm: Data for the recharge form.
type RechargeForm struct {
	// MinCz is the field "min_cz". Minimum amount of a recharge. In yuan.
	MinCz Money `json:"min_cz"`

	// Payment is the field "payment". Payment methods enabled for recharges.
	Payment RechargeFormPayment `json:"payment"`

	// Defaultpayment is the field "defaultpayment". Payment method to preselect.
	Defaultpayment RechargeFormDefaultpayment `json:"defaultpayment"`
}

// RechargeFormDefaultpayment: Payment method to preselect.
type RechargeFormDefaultpayment struct {
	// DefaultpayName is the field "defaultpayName". Method to preselect: `wxPay` WeChat Pay, `aliPay` Alipay.
	DefaultpayName string `json:"defaultpayName"`
}

// RechargeFormPayment: Payment methods enabled for recharges.
type RechargeFormPayment struct {
	// PcAlipay is the field "pc_alipay". 1 when Alipay is enabled.
	PcAlipay Flag `json:"pc_alipay"`

	// PcWechat is the field "pc_wechat". 1 when WeChat Pay is enabled.
	PcWechat Flag `json:"pc_wechat"`
}

// RecommendedProduct: Recommended product.
type RecommendedProduct struct {
	// ID is the field "id". Product id.
	ID int `json:"id"`

	// ProductTitle is the field "product_title". Product name as shown to shoppers, in the language of the request.
	ProductTitle string `json:"product_title"`

	// Imgurl is the field "imgurl". Main image of the product.
	Imgurl string `json:"imgurl"`

	// PriceYh is the field "price_yh". Price the caller pays for the lowest-priced SKU. In yuan.
	PriceYh Money `json:"price_yh"`

	// Price is the field "price". Lowest price over all SKUs. In yuan.
	Price Money `json:"price,omitempty"`

	// PriceTo is the field "price_to". Highest price over all SKUs. Absent when all SKUs cost the same, and on servers that do not send it. In
	// yuan.
	PriceTo Money `json:"price_to,omitempty"`

	// Yprice is the field "yprice". Price before the reduction, shown struck through; absent without a reduction. In yuan.
	Yprice Money `json:"yprice,omitempty"`

	// VipPrice is the field "vip_price". Member price of the lowest-priced SKU. In yuan.
	VipPrice Money `json:"vip_price,omitempty"`

	// Volume is the field "volume". Pieces sold.
	Volume *int `json:"volume,omitempty"`

	// MchName is the field "mch_name". Shop name.
	MchName string `json:"mch_name,omitempty"`

	// Logo is the field "logo". Shop logo; empty when there is none.
	Logo string `json:"logo,omitempty"`

	// Status is the field "status". Sale status: 1 not yet on sale, 2 on sale, 3 off the shelf, 4 removed for a violation, 5 supply ended.
	// Values: 1 Not yet on sale; 2 On sale; 3 Off the shelf; 4 Removed for a violation; 5 Supply ended.
	Status ProductStatus `json:"status"`

	// Recycle is the field "recycle". 1 for a deleted product, shown as "expired".
	Recycle Flag `json:"recycle"`

	// StockNum is the field "stockNum". Stock over all SKUs in pieces; 0 or less means sold out.
	StockNum int `json:"stockNum"`

	// STypeList is the field "s_type_list". Product labels.
	STypeList []ProductLabel `json:"s_type_list,omitempty"`

	// IsAddCar is the field "isAddCar". 2 when the product cannot be added to the cart; any other value when it can.
	IsAddCar *int `json:"isAddCar,omitempty"`
}

// Region: Province, city or district with its subdivisions.
type Region struct {
	// Value is the field "value". Value to pass in `place`.
	Value string `json:"value"`

	// Label is the field "label". Name in the language of the request.
	Label string `json:"label"`

	// Children is the field "children". Subdivisions; empty for districts.
	Children []Region `json:"children,omitempty"`
}

// RegisterPage: Data for the registration page.
type RegisterPage struct {
	// Agreement is the field "Agreement". Title of the agreement to accept.
	Agreement string `json:"Agreement"`
}

// Registered: Session of a newly registered customer, whom this gateway signs in: a success has all fields. Other servers of the family
// register without signing in, and send no `data`, so that no field is required.
type Registered struct {
	// AccessID is the field "access_id". Session token of the customer. Keep it secret. Missing only from a server that does not sign in a new
	// customer.
	AccessID string `json:"access_id,omitempty"`

	// UserID is the field "userId". Customer id.
	UserID *int `json:"userId,omitempty"`

	// UserName is the field "user_name". Name shown to other customers.
	UserName string `json:"user_name,omitempty"`

	// Headimgurl is the field "headimgurl". Profile picture; empty for the default picture.
	Headimgurl string `json:"headimgurl,omitempty"`

	// YPassword is the field "y_password". 1 when the customer has a login password.
	YPassword Flag `json:"y_password,omitempty"`

	// UserLangCode is the field "user_lang_code". Locale of the customer, `en_US`, `zh_CN`, `zh_TW` or `ko_KR`, accepted as `language` of
	// later calls.
	UserLangCode string `json:"user_lang_code,omitempty"`

	// Cpc is the field "cpc". Country dial code of the customer's phone; empty when none is bound.
	Cpc string `json:"cpc,omitempty"`
}

// RelatedProduct: Related product as a small card.
type RelatedProduct struct {
	// ID is the field "id". Product id.
	ID int `json:"id"`

	// Imgurl is the field "imgurl". Main image of the product.
	Imgurl string `json:"imgurl"`

	// ProductTitle is the field "product_title". Product name as shown to shoppers, in the language of the request.
	ProductTitle string `json:"product_title"`

	// Price is the field "price". Lowest price over all SKUs. In yuan.
	Price Money `json:"price"`

	// PriceTo is the field "price_to". Highest price over all SKUs. Absent when all SKUs cost the same, and on servers that do not send it. In
	// yuan.
	PriceTo Money `json:"price_to,omitempty"`
}

// Reply: Reply of a customer to a review, with nested replies.
type Reply struct {
	// ID is the field "id". Reply id, passed as `sid` to reply to it.
	ID int `json:"id"`

	// Headimgurl is the field "headimgurl". Profile picture of the author; empty for the default picture.
	Headimgurl string `json:"headimgurl"`

	// ReplyName is the field "replyName". Name of the author.
	ReplyName string `json:"replyName"`

	// Content is the field "content". Reply text.
	Content string `json:"content"`

	// AddTime is the field "addTime". Time of the reply.
	AddTime DateTime `json:"addTime"`

	// Children is the field "children". Nested replies, oldest first. They have no children.
	Children []ReplyToReply `json:"children"`
}

// ReplyToReply: Nested reply.
type ReplyToReply struct {
	// ID is the field "id". Reply id, passed as `sid` to reply to it.
	ID int `json:"id"`

	// Headimgurl is the field "headimgurl". Profile picture of the author; empty for the default picture.
	Headimgurl string `json:"headimgurl"`

	// ReplyName is the field "replyName". Name of the author.
	ReplyName string `json:"replyName"`

	// Content is the field "content". Reply text.
	Content string `json:"content"`

	// DateTime is the field "dateTime". Time of the reply.
	DateTime DateTime `json:"dateTime"`
}

// ReturnAddress: Address to which goods are sent back.
type ReturnAddress struct {
	// Address is the field "address". Full return address as one text.
	Address string `json:"address"`

	// Name is the field "name". Recipient at the return address.
	Name string `json:"name"`

	// Phone is the field "phone". Phone of the recipient.
	Phone string `json:"phone"`
}

// ReturnAddressOfRow: Address to which goods are sent back, with the field names of the list.
type ReturnAddressOfRow struct {
	// Tel is the field "tel". Phone of the recipient.
	Tel string `json:"tel"`

	// Name is the field "name". Recipient at the return address.
	Name string `json:"name"`

	// AddressXq is the field "address_xq". Full return address as one text.
	AddressXq string `json:"address_xq"`
}

// Review: Product review.
type Review struct {
	// ID is the field "id". Review id, passed as `commentId`.
	ID int `json:"id"`

	// Headimgurl is the field "headimgurl". Profile picture of the author; empty for an anonymous review.
	Headimgurl string `json:"headimgurl"`

	// UserName is the field "user_name". Name of the author; a placeholder for an anonymous review.
	UserName string `json:"user_name"`

	// Anonymous is the field "anonymous". 1 for an anonymous review.
	Anonymous Flag `json:"anonymous"`

	// CommentType is the field "CommentType". Rating, 1 to 5 stars: 1 and 2 count as bad, 3 as medium, 4 and 5 as good.
	CommentType int `json:"CommentType"`

	// Content is the field "content". Review text; empty for a rating alone.
	Content string `json:"content"`

	// Images is the field "images". Pictures of the review; empty for none.
	Images []ReviewPicture `json:"images"`

	// AttributeStr is the field "attribute_str". Options of the SKU as text, for example "150 ml"; empty for a product with one SKU.
	AttributeStr string `json:"attribute_str"`

	// AddTime is the field "add_time". Time of the review.
	AddTime DateTime `json:"add_time"`

	// ReplyAdmin is the field "replyAdmin". Reply of the shop; empty for none.
	ReplyAdmin string `json:"replyAdmin"`

	// Review is the field "review". Text of the follow-up review; empty for none.
	Review string `json:"review"`

	// ReviewDay is the field "review_day". Days from receipt of the goods to the follow-up; 0 for the same day.
	ReviewDay int `json:"review_day"`

	// ReviewImages is the field "review_images". Pictures of the follow-up; empty for none.
	ReviewImages []ReviewPicture `json:"review_images"`

	// ReplyNum is the field "replyNum". Number of replies by other customers.
	ReplyNum int `json:"replyNum"`
}

// ReviewDetail: Review with the reviewed product.
type ReviewDetail struct {
	// ID is the field "id". Review id.
	ID int `json:"id"`

	// Headimgurl is the field "headimgurl". Profile picture of the author; empty for an anonymous review.
	Headimgurl string `json:"headimgurl"`

	// UserName is the field "user_name". Name of the author; a placeholder for an anonymous review.
	UserName string `json:"user_name"`

	// Anonymous is the field "anonymous". 1 for an anonymous review.
	Anonymous Flag `json:"anonymous"`

	// CommentType is the field "CommentType". Rating, 1 to 5 stars.
	CommentType int `json:"CommentType"`

	// Content is the field "content". Review text; empty for a rating alone.
	Content string `json:"content"`

	// Size is the field "size". Options of the SKU as text, for example "150 ml"; empty for a product with one SKU.
	Size string `json:"size"`

	// AddTime is the field "addTime". Time of the review.
	AddTime DateTime `json:"addTime"`

	// ReplyAdmin is the field "replyAdmin". Reply of the shop; empty for none.
	ReplyAdmin string `json:"replyAdmin"`

	// Review is the field "review". Text of the follow-up review; empty for none.
	Review string `json:"review"`

	// ReviewDay is the field "reviewDay". Days from receipt of the goods to the follow-up; 0 for the same day.
	ReviewDay int `json:"reviewDay"`

	// ReviewImages is the field "review_images". Pictures of the follow-up; empty for none.
	ReviewImages []ReviewPicture `json:"review_images"`

	// ReplyNum is the field "replyNum". Number of replies by other customers.
	ReplyNum int `json:"replyNum"`

	// ProductTitle is the field "product_title". Product name as shown to shoppers, in the language of the request.
	ProductTitle string `json:"product_title"`

	// Imgurl is the field "imgurl". Main image of the product.
	Imgurl string `json:"imgurl"`

	// GoodsID is the field "goodsId". Product id.
	GoodsID int `json:"goodsId"`
}

// ReviewPicture: Picture of a review.
type ReviewPicture struct {
	// URL is the field "url". URL of the picture.
	URL string `json:"url"`
}

// ReviewStage: Review action available: 0 none yet, 1 write a review, 2 write a follow-up, 3 none left.
type ReviewStage int

// Values of ReviewStage.
const (
	// ReviewStageHidden: None yet.
	ReviewStageHidden ReviewStage = 0

	// ReviewStageToReview: Write a review.
	ReviewStageToReview ReviewStage = 1

	// ReviewStageToAppend: Write a follow-up.
	ReviewStageToAppend ReviewStage = 2

	// ReviewStageFinished: None left.
	ReviewStageFinished ReviewStage = 3
)

// Reviews: Newest reviews of a product, with the counts by kind.
type Reviews struct {
	// CommentsTotal is the field "comments_total". Number of all reviews.
	CommentsTotal int `json:"comments_total"`

	// CommentsHao is the field "comments_hao". Number of good reviews (4 or 5 stars).
	CommentsHao int `json:"comments_hao"`

	// CommentsZhong is the field "comments_zhong". Number of medium reviews (3 stars).
	CommentsZhong int `json:"comments_zhong"`

	// CommentsCha is the field "comments_cha". Number of bad reviews (1 or 2 stars).
	CommentsCha int `json:"comments_cha"`

	// CommentsImage is the field "comments_image". Number of reviews with pictures.
	CommentsImage int `json:"comments_image"`

	// CommentsZhui is the field "comments_zhui". Number of reviews with a follow-up.
	CommentsZhui int `json:"comments_zhui"`

	// CommentsList is the field "commentsList". Reviews of the requested kind, newest first.
	CommentsList []Review `json:"commentsList"`
}

// ReviewsAddAnonymous: 1 hides the name and picture of the customer. A follow-up inherits the setting of the review.
type ReviewsAddAnonymous int

// Values of ReviewsAddAnonymous.
const (
	// ReviewsAddAnonymousNamed: Shows the name and picture of the customer.
	ReviewsAddAnonymousNamed ReviewsAddAnonymous = 0

	// ReviewsAddAnonymousAnonymous: Hides the name and picture of the customer.
	ReviewsAddAnonymousAnonymous ReviewsAddAnonymous = 1
)

// ReviewsAddRequest is the request of mall.Product.addComment.
type ReviewsAddRequest struct {
	// OrderDetailsID is the field "orderDetailsId". Order line id. Source: `data.commentList[].id` of `mall.Product.comment`. At least 1.
	OrderDetailsID int `json:"orderDetailsId"`

	// GoodsID is the field "goodsId". Product id of the line. Source: `data.commentList[].commodityId` of `mall.Product.comment`. At least 1.
	GoodsID int `json:"goodsId"`

	// AttributeID is the field "attributeId". SKU id of the line. Source: `data.commentList[].sid` of `mall.Product.comment`. At least 1.
	AttributeID int `json:"attributeId"`

	// Start is the field "start". Rating, 1 to 5 stars. Required for a review, omitted for a follow-up. The misspelling is part of the
	// protocol. 1 to 5.
	Start int `json:"start,omitempty"`

	// Comment is the field "comment". Text of the review or follow-up. 1 to 500 characters. Pattern: `\S`.
	Comment string `json:"comment"`

	// Anonymous is the field "anonymous". 1 hides the name and picture of the customer. A follow-up inherits the setting of the review.
	// Values: 0 Shows the name and picture of the customer; 1 Hides the name and picture of the customer.
	Anonymous ReviewsAddAnonymous `json:"anonymous"`

	// ImgURLs is the field "imgUrls". Pictures, uploaded beforehand with `mall.Product.uploadImgs`. At most 6 elements. Each element: At most
	// 200 characters.
	ImgURLs []string `json:"imgUrls,omitempty"`

	// IsReview is the field "isReview". True for a follow-up, false for a review.
	IsReview bool `json:"isReview"`
}

// ReviewsListLinesData: Lines of the order.
type ReviewsListLinesData struct {
	// CommentList is the field "commentList". Order lines with their review state.
	CommentList []LineToReview `json:"commentList"`
}

// ReviewsListLinesRequest is the request of mall.Product.comment.
type ReviewsListLinesRequest struct {
	// SNo is the field "sNo". Order number. Source: `data.order[].sNo` of `mall.Order.index`. 1 to 40 characters.
	SNo string `json:"sNo"`

	// Type is the field "type". 0 lists lines waiting for a review, 5 all lines of the order; 0 when missing. Values: 0 Lines waiting for a
	// review; 5 All lines of the order.
	Type *ReviewsListLinesType `json:"type,omitempty"`
}

// ReviewsListLinesType: 0 lists lines waiting for a review, 5 all lines of the order; 0 when missing.
type ReviewsListLinesType int

// Values of ReviewsListLinesType.
const (
	// ReviewsListLinesTypeToReview: Lines waiting for a review.
	ReviewsListLinesTypeToReview ReviewsListLinesType = 0

	// ReviewsListLinesTypeAll: All lines of the order.
	ReviewsListLinesTypeAll ReviewsListLinesType = 5
)

// ReviewsListMoreData: Page of reviews.
type ReviewsListMoreData struct {
	// List is the field "list". Reviews of the page; empty past the last page.
	List []Review `json:"list"`
}

// ReviewsListMoreRequest is the request of mall.Product.loadGetcomment.
type ReviewsListMoreRequest struct {
	// Pid is the field "pid". Product id. Source: `data.list[].id` of `mall.Index.search`. At least 1.
	Pid int `json:"pid"`

	// Type is the field "type". Kind: 0 all, 1 with pictures, 2 with a follow-up; all when missing. Values: 0 All; 1 With pictures; 2 With a
	// follow-up.
	Type *ReviewsListMoreType `json:"type,omitempty"`

	// Page is the field "page". Page number, starting at 0; 0 when missing. 0 to 10000.
	Page *int `json:"page,omitempty"`
}

// ReviewsListMoreType: Kind: 0 all, 1 with pictures, 2 with a follow-up; all when missing.
type ReviewsListMoreType int

// Values of ReviewsListMoreType.
const (
	// ReviewsListMoreTypeAll: All.
	ReviewsListMoreTypeAll ReviewsListMoreType = 0

	// ReviewsListMoreTypeWithPictures: With pictures.
	ReviewsListMoreTypeWithPictures ReviewsListMoreType = 1

	// ReviewsListMoreTypeWithFollowUp: With a follow-up.
	ReviewsListMoreTypeWithFollowUp ReviewsListMoreType = 2
)

// ReviewsListRepliesData: Page of replies.
type ReviewsListRepliesData struct {
	// Total is the field "total". Number of direct replies over all pages.
	Total int `json:"total"`

	// List is the field "list". Replies of the page, newest first.
	List []Reply `json:"list"`
}

// ReviewsListRepliesRequest is the request of mall.Product.getCommentReplyList.
type ReviewsListRepliesRequest struct {
	// CommentID is the field "commentId". Review id. Source: `data.commentsList[].id` of `mall.Product.getcomment`. At least 1.
	CommentID int `json:"commentId"`

	// PageNo is the field "pageNo". Page number, starting at 1; 1 when missing. 1 to 10000.
	PageNo int `json:"pageNo,omitempty"`

	// PageSize is the field "pageSize". Rows per page; 10 when missing. Values above the maximum are lowered to it. 1 to 50.
	PageSize int `json:"pageSize,omitempty"`
}

// ReviewsListRequest is the request of mall.Product.getcomment.
type ReviewsListRequest struct {
	// Pid is the field "pid". Product id. Source: `data.list[].id` of `mall.Index.search`. At least 1.
	Pid int `json:"pid"`

	// Type is the field "type". Kind: 0 all, 1 good, 2 medium, 3 bad, 4 with pictures, 5 with a follow-up; all when missing. Values: 0 All; 1
	// Good; 2 Medium; 3 Bad; 4 With pictures; 5 With a follow-up.
	Type *ReviewsListType `json:"type,omitempty"`
}

// ReviewsListType: Kind: 0 all, 1 good, 2 medium, 3 bad, 4 with pictures, 5 with a follow-up; all when missing.
type ReviewsListType int

// Values of ReviewsListType.
const (
	// ReviewsListTypeAll: All.
	ReviewsListTypeAll ReviewsListType = 0

	// ReviewsListTypeGood: Good.
	ReviewsListTypeGood ReviewsListType = 1

	// ReviewsListTypeMedium: Medium.
	ReviewsListTypeMedium ReviewsListType = 2

	// ReviewsListTypeBad: Bad.
	ReviewsListTypeBad ReviewsListType = 3

	// ReviewsListTypeWithPictures: With pictures.
	ReviewsListTypeWithPictures ReviewsListType = 4

	// ReviewsListTypeWithFollowUp: With a follow-up.
	ReviewsListTypeWithFollowUp ReviewsListType = 5
)

// ReviewsReplyRequest is the request of mall.Product.sendComment.
type ReviewsReplyRequest struct {
	// CommentID is the field "commentId". Review id. Source: `data.commentsList[].id` of `mall.Product.getcomment`. At least 1.
	CommentID int `json:"commentId"`

	// Text is the field "text". Reply text. 1 to 200 characters. Pattern: `\S`.
	Text string `json:"text"`

	// Sid is the field "sid". Id of the reply to answer; empty or missing for the review itself. Source: `data.list[].id` of
	// `mall.Product.getCommentReplyList`. At least 1.
	Sid int `json:"sid,omitempty"`
}

// ReviewsShowData: Review with its pictures.
type ReviewsShowData struct {
	// DetailInfo is the field "detailInfo". The review.
	DetailInfo ReviewDetail `json:"detailInfo"`

	// CommentImgList is the field "commentImgList". URLs of the pictures of the review; empty for none.
	CommentImgList []string `json:"commentImgList"`
}

// ReviewsShowOwnData: The review.
type ReviewsShowOwnData struct {
	// List is the field "list". List with one element; empty when no review has been written.
	List []OwnReview `json:"list"`
}

// ReviewsShowOwnRequest is the request of mall.Order.getCommentsInfo.
type ReviewsShowOwnRequest struct {
	// OrderDetailID is the field "orderDetailId". Order line id. Source: `data.commentList[].id` of `mall.Product.comment`. At least 1.
	OrderDetailID int `json:"orderDetailId"`

	// GoodsID is the field "goodsId". Product id of the line. Source: `data.commentList[].commodityId` of `mall.Product.comment`. At least 1.
	GoodsID int `json:"goodsId"`
}

// ReviewsShowRequest is the request of mall.Product.getCommentDetail.
type ReviewsShowRequest struct {
	// CommentID is the field "commentId". Review id. Source: `data.commentsList[].id` of `mall.Product.getcomment`. At least 1.
	CommentID int `json:"commentId"`
}

// SearchWord: Entry of the search history.
type SearchWord struct {
	// Keyword is the field "keyword". Search words.
	Keyword string `json:"keyword"`
}

// Security: Security settings of the account.
type Security struct {
	// PasswordStaus is the field "password_staus". 1 when a payment password is set. The name is misspelt in the product family's protocol.
	PasswordStaus Flag `json:"password_staus"`

	// Mobile is the field "mobile". Bound phone with the middle digits masked; empty when none is bound. Codes are sent to it.
	Mobile string `json:"mobile"`
}

// Settlement: Server-side pricing of an order as it would be placed now.
type Settlement struct {
	// Products is the field "products". Goods grouped by shop.
	Products []SettlementShop `json:"products"`

	// ProductsTotal is the field "products_total". Value of the goods. In yuan.
	ProductsTotal Money `json:"products_total"`

	// Freight is the field "freight". Delivery cost over all shops. In yuan.
	Freight Money `json:"freight"`

	// Total is the field "total". Amount to pay. In yuan.
	Total Money `json:"total"`

	// MchPreferentialAmount is the field "mch_preferential_amount". Discount from shop coupons. In yuan.
	MchPreferentialAmount Money `json:"mch_preferential_amount"`

	// PreferentialAmount is the field "preferential_amount". Discount from a mall coupon. In yuan.
	PreferentialAmount Money `json:"preferential_amount"`

	// GradeRate is the field "grade_rate". Member rate in tenths (9.5 means 5 % off); 0 without membership.
	GradeRate float64 `json:"grade_rate"`

	// GradeRateAmount is the field "grade_rate_amount". Discount from the membership. In yuan.
	GradeRateAmount Money `json:"grade_rate_amount"`

	// AddressList is the field "address_list". Delivery addresses of the customer, the default first.
	AddressList []Address `json:"address_list"`

	// AddressID is the field "address_id". Address used for this settlement; 0 for none.
	AddressID int `json:"address_id"`

	// Payment is the field "payment". Enabled payment methods.
	Payment PaymentMethods `json:"payment"`

	// Defaultpayment is the field "defaultpayment". Payment method to preselect.
	Defaultpayment SettlementDefaultpayment `json:"defaultpayment"`

	// UserMoney is the field "user_money". Wallet balance. In yuan.
	UserMoney Money `json:"user_money"`

	// PasswordStatus is the field "password_status". 1 when the customer has a payment password.
	PasswordStatus Flag `json:"password_status"`

	// CouponList is the field "coupon_list". Applicable mall coupons, best first. The last entry means no coupon.
	CouponList []MallCouponChoice `json:"coupon_list,omitempty"`

	// CouponNum is the field "coupon_num". Number of applicable mall coupons.
	CouponNum *int `json:"coupon_num,omitempty"`

	// CouponMoney is the field "coupon_money". Discount from the selected mall coupon. In yuan.
	CouponMoney Money `json:"coupon_money,omitempty"`

	// IsSupplierPro is the field "is_supplier_pro". True for ordinary goods; false for supplier goods, which accept no coupons and cannot be
	// picked up.
	IsSupplierPro bool `json:"is_supplier_pro,omitempty"`

	// ShopStatus is the field "shop_status". 1 when the shop offers store pickup.
	ShopStatus Flag `json:"shop_status,omitempty"`

	// SelfLifting is the field "self_lifting". Delivery method: 0 courier, 1 store pickup, 2 delivery by the shop, 3 virtual goods with
	// verification, 4 virtual goods without verification. Values: 0 Courier; 1 Store pickup; 2 Delivery by the shop; 3 Virtual goods with
	// verification; 4 Virtual goods without verification.
	SelfLifting *DeliveryKind `json:"self_lifting,omitempty"`

	// Addemt is the field "addemt". 1 when the customer has a delivery address.
	Addemt Flag `json:"addemt,omitempty"`

	// Enterless is the field "enterless". 1 when the payment password can be entered, 0 while it is locked.
	Enterless Flag `json:"enterless,omitempty"`

	// Omsg is the field "omsg". Address used for this settlement as text; empty for none.
	Omsg *SettlementAddress `json:"omsg,omitempty"`

	// ServerTime is the field "server_time". Current time of the server.
	ServerTime DateTime `json:"server_time,omitempty"`
}

// SettlementAddress: Delivery address as text.
type SettlementAddress struct {
	// Sheng is the field "sheng". Province or state.
	Sheng string `json:"sheng,omitempty"`

	// Shi is the field "shi". City.
	Shi string `json:"shi,omitempty"`

	// Xian is the field "xian". District; empty outside the region tree.
	Xian string `json:"xian,omitempty"`

	// Address is the field "address". Street, house number and floor.
	Address string `json:"address,omitempty"`
}

// SettlementDefaultpayment: Payment method to preselect.
type SettlementDefaultpayment struct {
	// DefaultpayName is the field "defaultpayName". Method to preselect: `balance` wallet, `wxPay` WeChat Pay, `aliPay` Alipay.
	DefaultpayName string `json:"defaultpayName"`
}

// SettlementLine: SKU in a settlement.
type SettlementLine struct {
	// Pid is the field "pid". Product id.
	Pid int `json:"pid"`

	// Cid is the field "cid". SKU id.
	Cid int `json:"cid"`

	// Img is the field "img". Image of the SKU.
	Img string `json:"img"`

	// ProductTitle is the field "product_title". Product name as shown to shoppers, in the language of the request.
	ProductTitle string `json:"product_title"`

	// Size is the field "size". Options of the SKU as text, for example "150 ml"; empty for a product with one SKU.
	Size string `json:"size"`

	// Price is the field "price". Price per piece in this settlement. In yuan.
	Price Money `json:"price"`

	// Num is the field "num". Quantity in pieces.
	Num int `json:"num"`

	// FreightPrice is the field "freight_price". Delivery cost of this line; 0.00 for free delivery. In yuan.
	FreightPrice Money `json:"freight_price,omitempty"`

	// SecID is the field "sec_id". Flash item id when the flash-sale price applies; absent for an ordinary purchase.
	SecID *int `json:"sec_id,omitempty"`
}

// SettlementShop: Goods bought from one shop.
type SettlementShop struct {
	// ShopID is the field "shop_id". Shop that sells the lines.
	ShopID int `json:"shop_id"`

	// ShopName is the field "shop_name". Name shown for the shop.
	ShopName string `json:"shop_name"`

	// List is the field "list". SKUs bought from the shop.
	List []SettlementLine `json:"list"`

	// ProductsNum is the field "products_num". Pieces bought from the shop.
	ProductsNum int `json:"products_num"`

	// ProductTotal is the field "product_total". Value of the goods of the shop. In yuan.
	ProductTotal Money `json:"product_total"`

	// FreightPrice is the field "freight_price". Delivery cost of the shop; 0.00 for free delivery. In yuan.
	FreightPrice Money `json:"freight_price"`

	// ShopSubtotal is the field "shop_subtotal". Goods plus delivery of the shop. In yuan.
	ShopSubtotal Money `json:"shop_subtotal"`

	// FreightFreeFrom is the field "freight_free_from". Value of goods from which the shop delivers free of charge. In yuan.
	FreightFreeFrom Money `json:"freight_free_from,omitempty"`

	// CouponList is the field "coupon_list". Applicable shop coupons, best first. The last entry means no coupon.
	CouponList []ShopCouponChoice `json:"coupon_list,omitempty"`
}

// Shell: Data of the header, footer and side bar of every page, for the caller.
type Shell struct {
	// LoginStatus is the field "login_status". 1 when a customer is signed in, 0 for a visitor.
	LoginStatus Flag `json:"login_status"`

	// UserName is the field "user_name". Name of the customer; empty for a visitor.
	UserName string `json:"user_name"`

	// HeadURL is the field "headUrl". Profile picture; empty for a visitor.
	HeadURL string `json:"headUrl"`

	// MessagesNum is the field "messages_num". Number of unread messages.
	MessagesNum int `json:"messages_num"`

	// CouponNum is the field "coupon_num". Number of usable coupons.
	CouponNum int `json:"coupon_num"`

	// OrderNum is the field "order_num". Number of unpaid orders.
	OrderNum int `json:"order_num"`

	// CartNum is the field "cart_num". Pieces in the cart.
	CartNum int `json:"cart_num"`

	// CartPrice is the field "cart_price". Value of the goods in the cart. In yuan.
	CartPrice Money `json:"cart_price"`

	// CartList is the field "cart_list". Most recently added cart lines.
	CartList []MiniCartLine `json:"cart_list"`

	// ClassList is the field "class_list". Product classes with their subclasses.
	ClassList []ProductClass `json:"class_list"`

	// PluginStatus is the field "pluginStatus". Enabled features of the mall.
	PluginStatus PluginStatus `json:"pluginStatus"`

	// VipEndTime is the field "vipEndTime". End of the membership; empty for a customer who is not a member.
	VipEndTime DateTime `json:"vipEndTime"`

	// VipEndDay is the field "vipEndDay". Days of membership left; 0 without membership.
	VipEndDay int `json:"vipEndDay"`

	// MemberRemind is the field "memberRemind". 1 when the renewal reminder is to be shown.
	MemberRemind Flag `json:"memberRemind"`

	// MchCoupon is the field "mchCoupon". Presentation settings of the mall. The name comes from the product family, where shop settings and
	// coupons share a table.
	MchCoupon MallConfig `json:"mchCoupon"`
}

// ShellChangeCurrencyRequest is the request of app.common.userChangeCurrency.
type ShellChangeCurrencyRequest struct {
	// CurrencyID is the field "currency_id". Currency id from `app.common.getCurrencys`. At least 1.
	CurrencyID int `json:"currency_id"`
}

// ShellConfigurationData: Configuration.
type ShellConfigurationData struct {
	// List is the field "list". Configuration values.
	List BasicConfiguration `json:"list"`
}

// ShellReadNoticeRequest is the request of mall.User.markToRead.
type ShellReadNoticeRequest struct {
	// TellID is the field "tell_id". Notice id. Source: `data.tell_id` of `mall.User.getUserTell`. At least 1.
	TellID int `json:"tell_id"`
}

// ShopApplication: Shop application as the customer sent it.
type ShopApplication struct {
	// ID is the field "id". Application id, passed to apply again.
	ID int `json:"id"`

	// Name is the field "name". Requested shop name.
	Name string `json:"name"`

	// Cid is the field "cid". Shop class id.
	Cid int `json:"cid"`

	// ShopInformation is the field "shop_information". Introduction of the shop.
	ShopInformation string `json:"shop_information"`

	// ShopRange is the field "shop_range". Range of goods.
	ShopRange string `json:"shop_range"`

	// Realname is the field "realname". Name of the applicant.
	Realname string `json:"realname"`

	// IDNumber is the field "id_number". Identity number with the middle digits masked; has to be entered again when the application is sent
	// again.
	IDNumber string `json:"id_number"`

	// Tel is the field "tel". Mobile phone of the applicant.
	Tel string `json:"tel"`

	// Sheng is the field "sheng". Province.
	Sheng string `json:"sheng"`

	// Shi is the field "shi". City.
	Shi string `json:"shi"`

	// Xian is the field "xian". District.
	Xian string `json:"xian"`

	// Address is the field "address". Street, house number and floor.
	Address string `json:"address"`

	// ShopNature is the field "shop_nature". Applicant: 0 person, 1 enterprise.
	ShopNature int `json:"shop_nature"`
}

// ShopClass: Shop class.
type ShopClass struct {
	// ID is the field "id". Shop class id, passed to `mch.mall.Mch.apply` as `cid`.
	ID int `json:"id"`

	// Name is the field "name". Name in the language of the request.
	Name string `json:"name"`
}

// ShopCouponChoice: Coupon of a shop applicable to this order. The last entry of the list means no coupon.
type ShopCouponChoice struct {
	// CouponID is the field "coupon_id". Id of the customer's coupon; 0 for no coupon.
	CouponID int `json:"coupon_id"`

	// CouponName is the field "coupon_name". Coupon name as shown to shoppers.
	CouponName string `json:"coupon_name"`

	// CouponStatus is the field "coupon_status". Whether this settlement uses the coupon.
	CouponStatus bool `json:"coupon_status"`

	// ActivityType is the field "activityType". Benefit of a coupon: 1 free delivery, 2 fixed amount off, 3 percentage off, 4 gift for
	// members. Values: 1 Free delivery; 2 Fixed amount off; 3 Percentage off; 4 Gift for members; 5 Product.
	ActivityType CouponBenefit `json:"activityType,omitempty"`

	// Money is the field "money". Discount amount; 0.00 for a percentage coupon. In yuan.
	Money Money `json:"money,omitempty"`

	// Discount is the field "discount". Remaining share of the price in tenths (9 means 10 % off); 0 for a fixed-amount coupon.
	Discount *float64 `json:"discount,omitempty"`

	// LimitMoney is the field "limitMoney". Minimum value of the goods; 0.00 for none. In yuan.
	LimitMoney Money `json:"limitMoney,omitempty"`
}

// ShopPage: Shop with a page of its products.
type ShopPage struct {
	// ShopName is the field "shop_name". Name shown for the shop.
	ShopName string `json:"shop_name"`

	// ShopInformation is the field "shop_information". Introduction of the shop.
	ShopInformation string `json:"shop_information"`

	// HeadImg is the field "Head_img". Shop picture; empty for none. The capital letter is part of the protocol.
	HeadImg string `json:"Head_img"`

	// PosterImg is the field "poster_img". Wide header picture; empty for none.
	PosterImg string `json:"poster_img"`

	// ShopLogo is the field "shop_logo". Shop logo; empty for none.
	ShopLogo string `json:"shop_logo"`

	// MchAddress is the field "mch_address". Address of the shop as one text; empty for none.
	MchAddress string `json:"mch_address"`

	// IsOpen is the field "is_open". Shop state: 0 not open, 1 open, 2 temporarily closed. Values: 0 Not open; 1 Open; 2 Temporarily closed.
	IsOpen ShopState `json:"is_open"`

	// CollectionStatus is the field "collection_status". 1 when the caller follows the shop.
	CollectionStatus Flag `json:"collection_status"`

	// CollectionNum is the field "collection_num". Number of followers.
	CollectionNum int `json:"collection_num"`

	// QuantityOnSale is the field "quantity_on_sale". Number of products on sale.
	QuantityOnSale int `json:"quantity_on_sale"`

	// QuantitySold is the field "quantity_sold". Pieces sold by the shop.
	QuantitySold int `json:"quantity_sold"`

	// IsCoupons is the field "is_coupons". 1 when the shop has coupons to offer.
	IsCoupons Flag `json:"is_coupons"`

	// IsOpenCoupon is the field "isOpenCoupon". 1 when the shop shows its coupons. The coupon button needs both flags.
	IsOpenCoupon Flag `json:"isOpenCoupon"`

	// ClassList is the field "class_list". Product classes of the shop, for filtering.
	ClassList []ClassFilter `json:"class_list"`

	// RecommendList is the field "recommend_list". Products recommended by the shop.
	RecommendList []ShopProduct `json:"recommend_list"`

	// Total is the field "total". Number of matching products over all pages.
	Total int `json:"total"`

	// List is the field "list". Products of the page.
	List []ShopProduct `json:"list"`
}

// ShopProduct: Product of a shop in a list.
type ShopProduct struct {
	// ID is the field "id". Product id.
	ID int `json:"id"`

	// Imgurl is the field "imgurl". Main image of the product.
	Imgurl string `json:"imgurl"`

	// ProductTitle is the field "product_title". Product name as shown to shoppers, in the language of the request.
	ProductTitle string `json:"product_title"`

	// Price is the field "price". Lowest price over all SKUs. In yuan.
	Price Money `json:"price"`

	// PriceTo is the field "price_to". Highest price over all SKUs. Absent when all SKUs cost the same, and on servers that do not send it. In
	// yuan.
	PriceTo Money `json:"price_to,omitempty"`

	// Volume is the field "volume". Pieces sold.
	Volume int `json:"volume"`

	// Status is the field "status". Sale status: 1 not yet on sale, 2 on sale, 3 off the shelf, 4 removed for a violation, 5 supply ended.
	// Values: 1 Not yet on sale; 2 On sale; 3 Off the shelf; 4 Removed for a violation; 5 Supply ended.
	Status ProductStatus `json:"status"`

	// Recycle is the field "recycle". 1 for a deleted product, shown as "expired".
	Recycle Flag `json:"recycle"`

	// StockNum is the field "stockNum". Stock over all SKUs in pieces; 0 or less means sold out.
	StockNum int `json:"stockNum"`
}

// ShopState: Shop state: 0 not open, 1 open, 2 temporarily closed.
type ShopState int

// Values of ShopState.
const (
	// ShopStateNotOpen: Not open.
	ShopStateNotOpen ShopState = 0

	// ShopStateOpen: Open.
	ShopStateOpen ShopState = 1

	// ShopStateClosedForNow: Temporarily closed.
	ShopStateClosedForNow ShopState = 2
)

// ShopsAgreementData: Agreement.
type ShopsAgreementData struct {
	// Name is the field "name". Title of the agreement.
	Name string `json:"name"`

	// Agreement is the field "agreement". Body of the agreement.
	Agreement string `json:"agreement"`
}

// ShopsApplicationData: Application with its pictures.
type ShopsApplicationData struct {
	// List is the field "list". The application.
	List ShopApplication `json:"list"`

	// ImgURLs is the field "imgUrls". Paths of the pictures of the application.
	ImgURLs string `json:"imgUrls"`
}

// ShopsApplyRequest is the request of mch.mall.Mch.apply.
type ShopsApplyRequest struct {
	// ID is the field "id". 0 for a first application, otherwise the id of the rejected one. Source: `data.list.id` of
	// `mch.mall.Mch.continueApply`. At least 0.
	ID int `json:"id"`

	// Name is the field "name". Shop name. Letters, digits and underscores of any script. 1 to 14 characters. Pattern:
	// `^[\p{L}\p{M}\p{N}_]+$`.
	Name string `json:"name"`

	// ShopInformation is the field "shop_information". Introduction of the shop. At most 50 characters.
	ShopInformation string `json:"shop_information,omitempty"`

	// Cid is the field "cid". Shop class id from `mch.mall.Mch.mchClass`. At least 1.
	Cid int `json:"cid"`

	// ShopRange is the field "shop_range". Range of goods. 1 to 50 characters.
	ShopRange string `json:"shop_range"`

	// Realname is the field "realname". Name of the applicant. Letters, digits and underscores of any script. 1 to 10 characters. Pattern:
	// `^[\p{L}\p{M}\p{N}_ ·]+$`.
	Realname string `json:"realname"`

	// IDNumber is the field "ID_number". Identity number of the applicant, 15 or 18 characters. Pattern: `^(\d{15}|\d{17}[\dXx])$`.
	IDNumber string `json:"ID_number"`

	// Tel is the field "tel". Mobile phone number in mainland China. Pattern: `^1[3-9]\d{9}$`.
	Tel string `json:"tel"`

	// CityAll is the field "city_all". Province, city and district, joined by hyphens. At most 182 characters. Pattern:
	// `^[^-]{1,60}-[^-]{1,60}-[^-]{1,60}$`.
	CityAll string `json:"city_all"`

	// Address is the field "address". Street, house number and floor. 1 to 50 characters.
	Address string `json:"address"`

	// ShopNature is the field "shop_nature". Applicant: 0 person, 1 enterprise. Values: 0 Person; 1 Enterprise.
	ShopNature ShopsApplyShopNature `json:"shop_nature"`

	// ImgURLs is the field "imgUrls". Pictures, uploaded beforehand with `mall.Product.uploadImgs`. A person sends both sides of the identity
	// card, an enterprise its license. 1 to 2 elements. Each element: At most 200 characters.
	ImgURLs []string `json:"imgUrls"`
}

// ShopsApplyShopNature: Applicant: 0 person, 1 enterprise.
type ShopsApplyShopNature int

// Values of ShopsApplyShopNature.
const (
	// ShopsApplyShopNaturePerson: Person.
	ShopsApplyShopNaturePerson ShopsApplyShopNature = 0

	// ShopsApplyShopNatureEnterprise: Enterprise.
	ShopsApplyShopNatureEnterprise ShopsApplyShopNature = 1
)

// ShopsCheckNameRequest is the request of mch.mall.Mch.verifyStoreName.
type ShopsCheckNameRequest struct {
	// Name is the field "name". Shop name. Letters, digits and underscores of any script. 1 to 14 characters. Pattern:
	// `^[\p{L}\p{M}\p{N}_]+$`.
	Name string `json:"name"`
}

// ShopsListClassesData: Shop classes.
type ShopsListClassesData struct {
	// List is the field "list". Shop classes in display order.
	List []ShopClass `json:"list"`
}

// ShopsListStoresData: Stores of the shop.
type ShopsListStoresData struct {
	// List is the field "list". Stores, the default first.
	List []Store `json:"list"`
}

// ShopsListStoresRequest is the request of mch.mall.Mch.seeMyStore.
type ShopsListStoresRequest struct {
	// ShopID is the field "shop_id". Shop whose stores to list. Source: `data.mch[].id` of `mall.Index.search`. At least 1.
	ShopID int `json:"shop_id"`
}

// ShopsShowRequest is the request of mch.mall.Mch.storeHomepage.
type ShopsShowRequest struct {
	// ShopID is the field "shop_id". Shop to show. Source: `data.mch[].id` of `mall.Index.search`. At least 1.
	ShopID int `json:"shop_id"`

	// Keyword is the field "keyword". Search words in any of the four languages. At most 100 characters.
	Keyword string `json:"keyword,omitempty"`

	// Cid is the field "cid". Class id; only products of this class. Source: `data.class_list[].cid` of `mall.Index.index`. At least 1.
	Cid int `json:"cid,omitempty"`

	// ClassID is the field "class_id". Class ids; only products of these classes. Source: `data.class_list[].cid` of `mall.Index.index`. At
	// most 20 elements. Each element: At least 1.
	ClassID []int `json:"class_id,omitempty"`

	// Amount is the field "amount". Price range in yuan with at most two decimals, `100-300` or `499.50-1000.00`. Either end may be omitted;
	// `1500` alone means at least 1500. At most 23 characters.
	Amount string `json:"amount,omitempty"`

	// SortType is the field "sortType". Sort key; the default order of the shop when empty or missing. Named `sort_type` in
	// `mall.Index.search`.
	SortType ShopsShowSortType `json:"sortType,omitempty"`

	// Sort is the field "sort". 0 ascending, 1 descending; `volume` is always descending. Values: 0 Ascending; 1 Descending.
	Sort *ShopsShowSort `json:"sort,omitempty"`

	// Page is the field "page". Page number, starting at 1; 1 when missing. 1 to 10000.
	Page int `json:"page,omitempty"`

	// PageSize is the field "pageSize". Rows per page; 12 when missing. Values above the maximum are lowered to it. 1 to 50.
	PageSize int `json:"pageSize,omitempty"`
}

// ShopsShowSort: 0 ascending, 1 descending; `volume` is always descending.
type ShopsShowSort int

// Values of ShopsShowSort.
const (
	// ShopsShowSortAscending: Ascending.
	ShopsShowSortAscending ShopsShowSort = 0

	// ShopsShowSortDescending: Descending.
	ShopsShowSortDescending ShopsShowSort = 1
)

// ShopsShowSortType: Sort key; the default order of the shop when empty or missing. Named `sort_type` in `mall.Index.search`.
type ShopsShowSortType string

// Values of ShopsShowSortType.
const (
	// ShopsShowSortTypeDefault: the value "default".
	ShopsShowSortTypeDefault ShopsShowSortType = "default"

	// ShopsShowSortTypePrice: the value "price".
	ShopsShowSortTypePrice ShopsShowSortType = "price"

	// ShopsShowSortTypeVolume: the value "volume".
	ShopsShowSortTypeVolume ShopsShowSortType = "volume"
)

// ShopsStatusData: State of the application.
type ShopsStatusData struct {
	// Status is the field "status". State of the customer's shop application: 0 none, 1 in review, 2 approved, 3 rejected. Values: 0 None; 1
	// In review; 2 Approved; 3 Rejected.
	Status ApplicationState `json:"status"`

	// Token is the field "token". Token that opens the back office of an approved shop; empty otherwise. Keep it secret.
	Token string `json:"token"`

	// ReviewResult is the field "review_result". Reason of a rejection; empty otherwise.
	ReviewResult string `json:"review_result"`
}

// ShopsToggleFollowRequest is the request of mch.mall.Mch.collectionShop.
type ShopsToggleFollowRequest struct {
	// ShopID is the field "shopId". Shop to follow or unfollow. Source: `data.mch[].id` of `mall.Index.search`. At least 1.
	ShopID int `json:"shopId"`
}

// SignedIn: Session of a customer who has signed in.
type SignedIn struct {
	// AccessID is the field "access_id". Session token of the customer. Keep it secret.
	AccessID string `json:"access_id"`

	// UserID is the field "userId". Customer id.
	UserID int `json:"userId"`

	// UserName is the field "user_name". Name shown to other customers.
	UserName string `json:"user_name"`

	// Headimgurl is the field "headimgurl". Profile picture; empty for the default picture.
	Headimgurl string `json:"headimgurl"`

	// YPassword is the field "y_password". 1 when the customer has a login password.
	YPassword Flag `json:"y_password"`

	// UserLangCode is the field "user_lang_code". Locale of the customer, `en_US`, `zh_CN`, `zh_TW` or `ko_KR`, accepted as `language` of
	// later calls.
	UserLangCode string `json:"user_lang_code"`

	// Cpc is the field "cpc". Country dial code of the customer's phone; empty when none is bound.
	Cpc string `json:"cpc,omitempty"`

	// CountryNum is the field "country_num". ISO 3166-1 numeric code of the country of the phone.
	CountryNum *int `json:"country_num,omitempty"`

	// AutoToken is the field "autoToken". Token for automatic sign-in, present after a sign-in with `isAuto`. As secret as `access_id`.
	AutoToken string `json:"autoToken,omitempty"`

	// SystemMsgType is the field "systemMsgType". Type of the active notice, as in `mall.User.getUserTell`; absent or 0 for none.
	SystemMsgType *int `json:"systemMsgType,omitempty"`

	// SystemMsgTitle is the field "systemMsgTitle". Title of the active notice.
	SystemMsgTitle string `json:"systemMsgTitle,omitempty"`

	// SystemMsg is the field "systemMsg". Body of the active notice.
	SystemMsg string `json:"systemMsg,omitempty"`

	// SystemMsgStartDate is the field "systemMsgStartDate". Start of the active notice.
	SystemMsgStartDate DateTime `json:"systemMsgStartDate,omitempty"`

	// SystemMsgEndDate is the field "systemMsgEndDate". End of the active notice.
	SystemMsgEndDate DateTime `json:"systemMsgEndDate,omitempty"`

	// TellID is the field "tell_id". Id of the active notice, passed to `mall.User.markToRead`.
	TellID *int `json:"tell_id,omitempty"`

	// Type is the field "type". 0 when the customer dismissed the notice for good.
	Type *int `json:"type,omitempty"`
}

// SimilarTo: Product for which similar products are listed.
type SimilarTo struct {
	// ID is the field "id". Product id.
	ID int `json:"id"`

	// Imgurl is the field "imgurl". Main image of the product.
	Imgurl string `json:"imgurl"`

	// ProductTitle is the field "product_title". Product name as shown to shoppers, in the language of the request.
	ProductTitle string `json:"product_title"`

	// MchName is the field "mch_name". Shop name.
	MchName string `json:"mch_name"`

	// Price is the field "price". Lowest price over all SKUs. In yuan.
	Price Money `json:"price"`

	// PriceTo is the field "price_to". Highest price over all SKUs. Absent when all SKUs cost the same, and on servers that do not send it. In
	// yuan.
	PriceTo Money `json:"price_to,omitempty"`

	// Yprice is the field "yprice". Price before the reduction; equal to `price` when there is none. In yuan.
	Yprice Money `json:"yprice"`
}

// Sku: SKU, one combination of attribute values.
type Sku struct {
	// Cid is the field "cid". SKU id, passed as `attribute_id`.
	Cid int `json:"cid"`

	// Name is the field "name". Attribute values as text, for example "Size: 150 ml"; empty for a product without attributes.
	Name string `json:"name"`

	// Imgurl is the field "imgurl". Image of the SKU.
	Imgurl string `json:"imgurl"`

	// Price is the field "price". Regular price per piece. In yuan.
	Price Money `json:"price"`

	// VipPrice is the field "vipPrice". Member price per piece. In yuan.
	VipPrice Money `json:"vipPrice,omitempty"`

	// Count is the field "count". Stock in pieces.
	Count int `json:"count"`

	// Attributes is the field "attributes". Attribute values that make up the SKU.
	Attributes []SkuAttribute `json:"attributes"`
}

// SkuAttribute: Attribute value of a SKU.
type SkuAttribute struct {
	// AttributeID is the field "attributeId". Attribute that the value belongs to.
	AttributeID int `json:"attributeId"`

	// AttributeValID is the field "attributeValId". Value id within the attribute.
	AttributeValID int `json:"attributeValId"`
}

// SlotState: State of the slot at `server_time`: 0 over, 1 running, 2 upcoming.
type SlotState int

// Values of SlotState.
const (
	// SlotStateFinished: Over.
	SlotStateFinished SlotState = 0

	// SlotStateRunning: Running.
	SlotStateRunning SlotState = 1

	// SlotStateWaiting: Upcoming.
	SlotStateWaiting SlotState = 2
)

// Store: Store of a shop, for visits and pickups.
type Store struct {
	// ID is the field "id". Store id, passed as `shop_address_id`.
	ID int `json:"id"`

	// Name is the field "name". Store name.
	Name string `json:"name"`

	// Mobile is the field "mobile". Phone number of the store.
	Mobile string `json:"mobile"`

	// BusinessHours is the field "business_hours". Opening hours as text, for example "10:00-21:30".
	BusinessHours string `json:"business_hours"`

	// Sheng is the field "sheng". Province.
	Sheng string `json:"sheng"`

	// Shi is the field "shi". City.
	Shi string `json:"shi"`

	// Xian is the field "xian". District.
	Xian string `json:"xian"`

	// Address is the field "address". Street, house number and floor.
	Address string `json:"address"`

	// AddressXq is the field "address_xq". Full address as one text, in the word order of the language of the request.
	AddressXq string `json:"address_xq,omitempty"`

	// IsDefault is the field "is_default". 1 for the default store of the shop.
	IsDefault Flag `json:"is_default"`
}

// UploadsAddData: Uploaded picture.
type UploadsAddData struct {
	// URL is the field "url". Path of the picture with a signature that makes it visible without a session for an hour.
	URL string `json:"url"`
}

// UploadsAddRequest is the request of mall.Product.uploadImgs.
type UploadsAddRequest struct {
	// File is the field "file". JPEG, PNG, WebP, GIF or BMP image of up to 5 MB (maxLength counts bytes). At most 5242880 bytes.
	File File `json:"-" file:"file"`
}

// Wallet: Wallet balance with a page of credits or debits.
type Wallet struct {
	// UserMoney is the field "user_money". Wallet balance. In yuan.
	UserMoney Money `json:"user_money"`

	// Unit is the field "unit". Currency name in the language of the request.
	Unit string `json:"unit"`

	// Total is the field "total". Number of records over all pages.
	Total int `json:"total"`

	// Status is the field "status". Whether a withdrawal can be requested: 0 yes, 1 no, one is under review, 2 no, withdrawals are not set up.
	Status int `json:"status"`

	// Withdrawal is the field "withdrawal". Latest withdrawal; absent when there was none.
	Withdrawal *LatestWithdrawal `json:"withdrawal,omitempty"`

	// List is the field "list". Records of the page, newest first.
	List []WalletRecord `json:"list"`
}

// WalletBankOfCardData: Bank of the card number.
type WalletBankOfCardData struct {
	// BankName is the field "Bank_name". Bank name; empty when no known bank issues such numbers.
	BankName string `json:"Bank_name"`
}

// WalletBankOfCardRequest is the request of mall.Bank.verification.
type WalletBankOfCardRequest struct {
	// BankCardNumber is the field "Bank_card_number". Complete card number, 16 to 19 digits without spaces and without a leading 0. Pattern:
	// `^[1-9]\d{15,18}$`.
	BankCardNumber string `json:"Bank_card_number"`
}

// WalletCardRequest is the request of mall.Bank.cardDetail.
type WalletCardRequest struct {
	// ID is the field "id". Card id. Source: `data[].id` of `mall.Bank.bankList`. At least 1.
	ID int `json:"id"`
}

// WalletRecord: Credit or debit of the wallet.
type WalletRecord struct {
	// ID is the field "id". Record id.
	ID int `json:"id"`

	// Type is the field "type". Cause of the record. Credits, 1 recharge, 2 recharge by the mall, 3 commission, 4 order refund, 5 shop deposit
	// returned, 12 activity refund, 14 refused withdrawal returned, 42 live show commission. Debits, 6 deduction by the mall, 7 order payment,
	// 8 activity entry, 9 membership opened, 10 shop deposit paid, 11 withdrawal, 13 membership renewed. Values: 1 Recharge; 2 Recharge by the
	// mall; 3 Commission; 4 Order refund; 5 Shop deposit returned; 6 Deduction by the mall; 7 Order payment; 8 Activity entry; 9 Membership
	// opened; 10 Shop deposit paid; 11 Withdrawal; 12 Activity refund; 13 Membership renewed; 14 Refused withdrawal returned; 42 Live show
	// commission.
	Type WalletRecordType `json:"type"`

	// Money is the field "money". Amount, unsigned. The requested side determines the direction. In yuan.
	Money Money `json:"money"`

	// AddDate is the field "add_date". Time of the record.
	AddDate DateTime `json:"add_date"`
}

// WalletRecordType: Cause of the record. Credits, 1 recharge, 2 recharge by the mall, 3 commission, 4 order refund, 5 shop deposit
// returned, 12 activity refund, 14 refused withdrawal returned, 42 live show commission. Debits, 6 deduction by the mall, 7 order payment,
// 8 activity entry, 9 membership opened, 10 shop deposit paid, 11 withdrawal, 13 membership renewed.
type WalletRecordType int

// Values of WalletRecordType.
const (
	// WalletRecordTypeRecharge: Recharge.
	WalletRecordTypeRecharge WalletRecordType = 1

	// WalletRecordTypeRechargeByMall: Recharge by the mall.
	WalletRecordTypeRechargeByMall WalletRecordType = 2

	// WalletRecordTypeCommission: Commission.
	WalletRecordTypeCommission WalletRecordType = 3

	// WalletRecordTypeOrderRefund: Order refund.
	WalletRecordTypeOrderRefund WalletRecordType = 4

	// WalletRecordTypeShopDepositReturned: Shop deposit returned.
	WalletRecordTypeShopDepositReturned WalletRecordType = 5

	// WalletRecordTypeDeductionByMall: Deduction by the mall.
	WalletRecordTypeDeductionByMall WalletRecordType = 6

	// WalletRecordTypeOrderPayment: Order payment.
	WalletRecordTypeOrderPayment WalletRecordType = 7

	// WalletRecordTypeActivityJoined: Activity entry.
	WalletRecordTypeActivityJoined WalletRecordType = 8

	// WalletRecordTypeMembershipOpened: Membership opened.
	WalletRecordTypeMembershipOpened WalletRecordType = 9

	// WalletRecordTypeShopDepositPaid: Shop deposit paid.
	WalletRecordTypeShopDepositPaid WalletRecordType = 10

	// WalletRecordTypeWithdrawal: Withdrawal.
	WalletRecordTypeWithdrawal WalletRecordType = 11

	// WalletRecordTypeActivityRefund: Activity refund.
	WalletRecordTypeActivityRefund WalletRecordType = 12

	// WalletRecordTypeMembershipRenewed: Membership renewed.
	WalletRecordTypeMembershipRenewed WalletRecordType = 13

	// WalletRecordTypeWithdrawalReturned: Refused withdrawal returned.
	WalletRecordTypeWithdrawalReturned WalletRecordType = 14

	// WalletRecordTypeLiveCommission: Live show commission.
	WalletRecordTypeLiveCommission WalletRecordType = 42
)

// WalletRemoveCardRequest is the request of mall.Bank.delBank.
type WalletRemoveCardRequest struct {
	// ID is the field "id". Card id. Source: `data[].id` of `mall.Bank.bankList`. At least 1.
	ID int `json:"id"`
}

// WalletSaveCardIsDefault: 1 makes the card the default.
type WalletSaveCardIsDefault int

// Values of WalletSaveCardIsDefault.
const (
	// WalletSaveCardIsDefaultFurther: Leaves the default card as it is.
	WalletSaveCardIsDefaultFurther WalletSaveCardIsDefault = 0

	// WalletSaveCardIsDefaultDefault: Makes the card the default.
	WalletSaveCardIsDefaultDefault WalletSaveCardIsDefault = 1
)

// WalletSaveCardRequest is the request of mall.Bank.addBank.
type WalletSaveCardRequest struct {
	// Cardholder is the field "Cardholder". Name of the card holder. 2 to 30 characters. Pattern: `^[\p{L}\p{M} ·.]+$`.
	Cardholder string `json:"Cardholder"`

	// BankName is the field "Bank_name". Bank name, matching the card number. 1 to 30 characters.
	BankName string `json:"Bank_name"`

	// Branch is the field "branch". Bank branch, when known. At most 50 characters.
	Branch string `json:"branch,omitempty"`

	// BankCardNumber is the field "Bank_card_number". Complete card number, 16 to 19 digits without spaces and without a leading 0. Pattern:
	// `^[1-9]\d{15,18}$`.
	BankCardNumber string `json:"Bank_card_number"`

	// IsDefault is the field "is_default". 1 makes the card the default. Values: 0 Leaves the default card as it is; 1 Makes the card the
	// default.
	IsDefault *WalletSaveCardIsDefault `json:"is_default,omitempty"`

	// ID is the field "id". Id of the card to change; a new card when missing. Source: `data[].id` of `mall.Bank.bankList`. At least 1.
	ID int `json:"id,omitempty"`
}

// WalletSetDefaultCardIsDefault: Always 1.
type WalletSetDefaultCardIsDefault int

// Values of WalletSetDefaultCardIsDefault.
const (
	// WalletSetDefaultCardIsDefaultDefault: Makes the card the default.
	WalletSetDefaultCardIsDefaultDefault WalletSetDefaultCardIsDefault = 1
)

// WalletSetDefaultCardRequest is the request of mall.Bank.setDefault.
type WalletSetDefaultCardRequest struct {
	// BankID is the field "bankId". Card id. Source: `data[].id` of `mall.Bank.bankList`. At least 1.
	BankID int `json:"bankId"`

	// IsDefault is the field "is_default". Always 1. Values: 1 Makes the card the default.
	IsDefault WalletSetDefaultCardIsDefault `json:"is_default,omitempty"`
}

// WalletShowDay: Period in days up to now; 7 when missing.
type WalletShowDay int

// Values of WalletShowDay.
const (
	// WalletShowDayWeek: 7 days.
	WalletShowDayWeek WalletShowDay = 7

	// WalletShowDayMonth: 30 days.
	WalletShowDayMonth WalletShowDay = 30

	// WalletShowDayQuarter: 90 days.
	WalletShowDayQuarter WalletShowDay = 90

	// WalletShowDayHalfYear: 183 days.
	WalletShowDayHalfYear WalletShowDay = 183

	// WalletShowDayYear: 365 days.
	WalletShowDayYear WalletShowDay = 365
)

// WalletShowRequest is the request of mall.User.details.
type WalletShowRequest struct {
	// Type is the field "type". Records: 1 credits, 2 debits. Values: 1 Credits; 2 Debits.
	Type WalletShowType `json:"type"`

	// TypeName is the field "typeName". Cause of the records; all when missing or 0. Credits, 1 recharge, 2 refund, 3 commission, 12 shop
	// deposit returned. Debits, 5 membership opened, 6 membership renewed, 7 order paid, 8 withdrawal, 10 presale deposit, 11 shop deposit
	// paid. Numbered differently from `type` of a record. Values: 0 All records; 1 Recharge; 2 Refund; 3 Commission; 5 Membership opened; 6
	// Membership renewed; 7 Order paid; 8 Withdrawal; 10 Presale deposit; 11 Shop deposit paid; 12 Shop deposit returned.
	TypeName *WalletShowTypeName `json:"typeName,omitempty"`

	// Day is the field "day". Period in days up to now; 7 when missing. Values: 7 7 days; 30 30 days; 90 90 days; 183 183 days; 365 365 days.
	Day WalletShowDay `json:"day,omitempty"`

	// Page is the field "page". Page number, starting at 1; 1 when missing. 1 to 10000.
	Page int `json:"page,omitempty"`

	// PageSize is the field "pageSize". Rows per page; 10 when missing. 1 to 100.
	PageSize int `json:"pageSize,omitempty"`
}

// WalletShowType: Records: 1 credits, 2 debits.
type WalletShowType int

// Values of WalletShowType.
const (
	// WalletShowTypeIncome: Credits.
	WalletShowTypeIncome WalletShowType = 1

	// WalletShowTypeExpense: Debits.
	WalletShowTypeExpense WalletShowType = 2
)

// WalletShowTypeName: Cause of the records; all when missing or 0. Credits, 1 recharge, 2 refund, 3 commission, 12 shop deposit returned.
// Debits, 5 membership opened, 6 membership renewed, 7 order paid, 8 withdrawal, 10 presale deposit, 11 shop deposit paid. Numbered
// differently from `type` of a record.
type WalletShowTypeName int

// Values of WalletShowTypeName.
const (
	// WalletShowTypeNameAll: All records.
	WalletShowTypeNameAll WalletShowTypeName = 0

	// WalletShowTypeNameRecharge: Recharge.
	WalletShowTypeNameRecharge WalletShowTypeName = 1

	// WalletShowTypeNameRefund: Refund.
	WalletShowTypeNameRefund WalletShowTypeName = 2

	// WalletShowTypeNameCommission: Commission.
	WalletShowTypeNameCommission WalletShowTypeName = 3

	// WalletShowTypeNameMembershipOpened: Membership opened.
	WalletShowTypeNameMembershipOpened WalletShowTypeName = 5

	// WalletShowTypeNameMembershipRenewed: Membership renewed.
	WalletShowTypeNameMembershipRenewed WalletShowTypeName = 6

	// WalletShowTypeNameOrderPaid: Order paid.
	WalletShowTypeNameOrderPaid WalletShowTypeName = 7

	// WalletShowTypeNameWithdrawal: Withdrawal.
	WalletShowTypeNameWithdrawal WalletShowTypeName = 8

	// WalletShowTypeNamePresaleDeposit: Presale deposit.
	WalletShowTypeNamePresaleDeposit WalletShowTypeName = 10

	// WalletShowTypeNameShopDepositPaid: Shop deposit paid.
	WalletShowTypeNameShopDepositPaid WalletShowTypeName = 11

	// WalletShowTypeNameShopDepositReturned: Shop deposit returned.
	WalletShowTypeNameShopDepositReturned WalletShowTypeName = 12
)

// WalletVerifyStoreBankData: Bank of the card number.
type WalletVerifyStoreBankData struct {
	// BankName is the field "Bank_name". Bank name; empty when no known bank issues such numbers.
	BankName string `json:"Bank_name"`
}

// WalletVerifyStoreBankRequest is the request of pc.store.bank.verificationBank.
type WalletVerifyStoreBankRequest struct {
	// BankCardNumber is the field "bankCardNumber". Complete card number, 16 to 19 digits without spaces and without a leading 0. Pattern:
	// `^[1-9]\d{15,18}$`.
	BankCardNumber string `json:"bankCardNumber"`
}

// WalletWithdrawRequest is the request of mall.User.withdrawals.
type WalletWithdrawRequest struct {
	// Amoney is the field "amoney". Amount in yuan, within the limits of the form. At most 15 characters. Pattern: `^\d{1,12}(\.\d{1,2})?$`.
	Amoney Money `json:"amoney"`

	// WithdrawStatus is the field "withdrawStatus". Destination: 1 bank card, 2 WeChat. Values: 1 Bank card; 2 WeChat.
	WithdrawStatus WalletWithdrawWithdrawStatus `json:"withdrawStatus"`

	// BankCardID is the field "bankCardId". Bank card id, required for destination 1. Source: `data[].id` of `mall.Bank.bankList`. At least 1.
	BankCardID int `json:"bankCardId,omitempty"`

	// Mobile is the field "mobile". Bound phone, for destination 1; the bound phone when missing. A masked value is ignored; any other phone
	// is refused. At most 15 characters. Pattern: `^[\d*]{5,15}$`.
	Mobile string `json:"mobile,omitempty"`

	// KeyCode is the field "keyCode". Code sent to the bound phone (`smsType` 6), required for destination 1. Exactly 6 characters. Pattern:
	// `^\d{6}$`.
	KeyCode string `json:"keyCode,omitempty"`

	// UserName is the field "userName". Real name, for destination 2 from 2000.00. 1 to 30 characters. Pattern: `^[\p{L}\p{M} ·.]+$`.
	UserName string `json:"userName,omitempty"`
}

// WalletWithdrawWithdrawStatus: Destination: 1 bank card, 2 WeChat.
type WalletWithdrawWithdrawStatus int

// Values of WalletWithdrawWithdrawStatus.
const (
	// WalletWithdrawWithdrawStatusBankCard: Bank card.
	WalletWithdrawWithdrawStatusBankCard WalletWithdrawWithdrawStatus = 1

	// WalletWithdrawWithdrawStatusWechat: WeChat.
	WalletWithdrawWithdrawStatusWechat WalletWithdrawWithdrawStatus = 2
)

// WithdrawalForm: Data for the withdrawal form.
type WithdrawalForm struct {
	// Money is the field "money". Wallet balance. In yuan.
	Money Money `json:"money"`

	// MinAmount is the field "min_amount". Minimum amount of a withdrawal. In yuan.
	MinAmount Money `json:"min_amount"`

	// MaxAmount is the field "max_amount". Maximum amount of a withdrawal. In yuan.
	MaxAmount Money `json:"max_amount"`

	// ServiceCharge is the field "service_charge". Fee as text, for example "0.6%".
	ServiceCharge string `json:"service_charge"`

	// ServiceCharge2 is the field "serviceCharge". Fee as a fraction of the amount (0.006 means 0.6 %). Deducted from the amount and rounded
	// to two decimals.
	ServiceCharge2 float64 `json:"serviceCharge"`

	// Unit is the field "unit". Currency name in the language of the request.
	Unit string `json:"unit"`

	// Mobile is the field "mobile". Bound phone with the middle digits masked; empty when none is bound.
	Mobile string `json:"mobile"`

	// WxOpen is the field "wx_open". 1 when withdrawals to WeChat are offered.
	WxOpen Flag `json:"wx_open"`

	// WxWithdraw is the field "wx_withdraw". 1 when the customer has bound a WeChat account.
	WxWithdraw Flag `json:"wx_withdraw"`

	// WxName is the field "wx_name". Name of the bound WeChat account; empty when none is bound.
	WxName string `json:"wx_name"`

	// RealNameFrom is the field "real_name_from". Amount from which a withdrawal to WeChat requires the real name. In yuan.
	RealNameFrom Money `json:"real_name_from,omitempty"`

	// BankInformation is the field "bank_information". Bank cards of the customer, the default first.
	BankInformation []BankCard `json:"bank_information"`

	// Pshd is the field "pshd". Hint shown next to the form; empty for none.
	Pshd string `json:"pshd"`
}
