export { type AddressValues, addressRules } from './forms/AddressForm/rules.ts';
export { type LoginFields, type LoginValues, loginRules, phonePattern } from './forms/LoginForm/rules.ts';
export { type PaymentPasswordValues, paymentPasswordRules } from './forms/PaymentPasswordForm/rules.ts';
export { remarkRules } from './forms/RemarksField/rules.ts';
export { type ShopApplicationValues, shopApplicationRules } from './forms/ShopApplicationForm/rules.ts';
export { type Checked, checkForm, type FormErrors } from './forms/shared/checkForm.ts';
export { limits } from './generated/limits.ts';
