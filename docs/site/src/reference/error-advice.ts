/** The usual cause of a code, and what a developer does about it. Markdown code between backticks. */
export interface ErrorAdvice {
  readonly cause: string;
  readonly fix: string;
}

/** Advice for each code that our gateway answers. */
export const errorAdvice: Readonly<Record<string, ErrorAdvice>> = {
  '101': {
    cause: 'The product id is wrong, or the shop has deleted the product since the page was loaded.',
    fix: 'Show that the product is gone and offer the home page. Remove stored links to it.',
  },
  '109': {
    cause: 'The amount to pay is higher than the balance of the wallet.',
    fix: 'Offer a top-up or payment by QR code. The order stays unpaid and can be paid later.',
  },
  '115': {
    cause: 'The shop id is wrong, or the shop was closed.',
    fix: 'Show the message and lead back to the list of shops.',
  },
  '203': {
    cause: 'The request has no `access_id`, or the session has expired, was signed out, or ended by a changed password.',
    fix: 'Delete the stored token and show the sign-in page, then repeat the request with the new token.',
  },
  '220': {
    cause: 'A code was requested again within a minute or more than ten times a day, or the SMS or e-mail service refused the message.',
    fix: 'With `Retry-After`, wait that many seconds before you offer another code. Without it, ask for another phone number or e-mail address.',
  },
  '222': {
    cause: 'Other customers took the last coupons, or the campaign ended while the page was open.',
    fix: 'Show the message and reload the list of coupons.',
  },
  '223': {
    cause: 'Another shop or another application uses the name.',
    fix: 'Ask for another name; `mch.mall.Mch.verifyStoreName` checks one before the form is sent.',
  },
  '225': {
    cause: 'The name holds a word from the list of forbidden words of the mall.',
    fix: 'Ask for another name.',
  },
  '300': {
    cause: 'Somebody has registered this account name.',
    fix: 'Ask for another account name, or offer to sign in.',
  },
  '301': {
    cause: 'An account with this phone number or e-mail address exists.',
    fix: 'Offer to sign in or to reset the password.',
  },
  '302': {
    cause: 'The customer mistyped the code, or used an older one: only the newest is valid.',
    fix: 'Let the customer correct it. After several wrong tries the code becomes invalid (303).',
  },
  '303': {
    cause: 'No code was requested for this number or address, its time is over, it was used, or it was tried too often.',
    fix: 'Request a new code.',
  },
  '305': {
    cause:
      'The account does not exist or the password is wrong. Both have the same code, so that nobody can find out which accounts exist.',
    fix: 'Get a new captcha and let the customer try again; offer to reset the password.',
  },
  '312': {
    cause: 'The password is on a list of common passwords or contains the account name.',
    fix: 'Ask for another password.',
  },
  '322': {
    cause: 'The bytes of the file are not JPEG, PNG, WebP, GIF or BMP, whatever its name says.',
    fix: 'Convert the picture, or ask for another file.',
  },
  '415': {
    cause: 'The new password is the one in use.',
    fix: 'Ask for a different password.',
  },
  '416': {
    cause: 'Several wrong passwords for one name in a short time.',
    fix: 'Disable the form until `Retry-After` seconds are over. Earlier requests count as well.',
  },
  '4003': {
    cause: 'The operator has closed the mall for maintenance.',
    fix: 'Show the notice in `data` instead of the page, and try again after some minutes.',
  },
  '50002': {
    cause: 'The database or another service is unavailable, the gateway is overloaded, or it has a fault.',
    fix: 'Repeat requests that may be repeated, after `Retry-After` where it is sent. If it persists, report `data.request_id` to the operator.',
  },
  '50009': {
    cause: 'The payment method is not offered by this mall, or not for this amount.',
    fix: 'Offer the methods that `mall.Order.getPayment` or the form operation lists.',
  },
  '50010': {
    cause:
      'A field is missing, has the wrong type or exceeds a limit, or an id belongs to no record of this customer. Also: an unknown operation, or an idempotency key that was used with another request.',
    fix: 'Read `data.errors`: each entry has `field`, `rule` and `limit`. Correct the request; sent again unchanged, it is refused again.',
  },
  '50032': {
    cause: 'The caller exceeded a rate limit, or a request with the same idempotency key is still in progress.',
    fix: 'Wait `Retry-After` seconds and send the same request again, with the same idempotency key.',
  },
  '50053': {
    cause: 'The customer entered another password than the current one.',
    fix: 'Let the customer correct it, or offer to reset the password.',
  },
  '50084': {
    cause: 'The shop shipped the order before the cancellation.',
    fix: 'Reload the order and offer after-sales instead.',
  },
  '50143': {
    cause: 'The shop took the product off sale.',
    fix: 'Show the message and reload the product page or the cart.',
  },
  '50150': {
    cause: 'The quantity is higher than the stock of the SKU.',
    fix: 'Reload the product and limit the quantity to its stock.',
  },
  '50278': {
    cause: 'The customer has no address, `address_id` is missing, or the shop does not deliver to the region.',
    fix: 'Let the customer choose or add another address.',
  },
  '50486': {
    cause: 'The order, coupon or request was changed since it was read: paid, cancelled, expired, decided.',
    fix: 'Reload the record and offer what its new state allows.',
  },
  '50730': {
    cause: 'The amount is lower than the minimum that the form operation returns.',
    fix: 'Show the minimum and ask for a higher amount.',
  },
  '50731': {
    cause: 'The amount is higher than the maximum that the form operation returns.',
    fix: 'Show the maximum and ask for a lower amount.',
  },
  '50735': {
    cause:
      'The payment password was not verified in this session, was verified more than five minutes ago, or the verification was used by another payment.',
    fix: 'Ask for the payment password, call `mall.User.paymentPassword`, and pay again.',
  },
  '50736': {
    cause: 'The payment password was wrong five times.',
    fix: 'Offer payment by QR code. The wallet can be used again on the next day.',
  },
  '50737': {
    cause: 'The customer has never set a payment password.',
    fix: 'Lead to the form that sets one (`mall.User.setPaymentPassword`), then back to the payment.',
  },
  '50738': {
    cause: 'The customer mistyped the payment password.',
    fix: 'Show `data.attempts_left` and ask again.',
  },
  '50871': {
    cause: 'Stock fell below the quantity in the cart, or a product of the cart is no longer on sale.',
    fix: 'Show the cart again: it marks the lines that cannot be bought.',
  },
  '51127': {
    cause: 'The characters or the solved puzzle are wrong, or the captcha was used before or is older than 120 seconds.',
    fix: 'Get a new captcha for each attempt.',
  },
};
