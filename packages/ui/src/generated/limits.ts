// Generated from the contract by scripts/generate.ts. Do not edit.
/** Limits of form fields, as the contract states them; a pattern is for a regular expression with flag `u`. */
export const limits = {
  consignee: 10,
  consigneePattern: "^[\\p{L}\\p{M}\\p{N}_ ·.'’-]+$",
  consigneeMobilePattern: "^\\d{5,15}$",
  addressDetail: 50,
  remark: 200,
  shopName: 14,
  shopNamePattern: "^[\\p{L}\\p{M}\\p{N}_]+$",
  shopInformation: 50,
  shopRange: 50,
  applicant: 10,
  applicantPattern: "^[\\p{L}\\p{M}\\p{N}_ ·]+$",
  identityNumberPattern: "^(\\d{15}|\\d{17}[\\dXx])$",
  applicantMobilePattern: "^1[3-9]\\d{9}$",
  shopAddress: 50,
  pictureBytes: 5242880,
  paymentPasswordMin: 6,
  accountMin: 6,
  accountMax: 15,
  passwordMin: 6,
  passwordMax: 16,
} as const;
