// Generated from the contract by scripts/generate.ts. Do not edit.
/** Limits of form fields, as the contract states them; a pattern is for a regular expression with flag `u`. */
export const limits = {
  consignee: 10,
  consigneePattern: "^[\\p{L}\\p{M}\\p{N}_ ·.'’-]+$",
  consigneeMobilePattern: "^\\d{5,15}$",
  addressDetail: 50,
  remark: 200,
  paymentPasswordMin: 6,
  accountMin: 6,
  accountMax: 15,
  passwordMin: 6,
  passwordMax: 16,
} as const;
