/** Masks a phone number: "13800000001" becomes "138****0001". */
export function maskMiddle(mobile: string): string {
  return mobile.length < 8 ? mobile : `${mobile.slice(0, 3)}${'*'.repeat(mobile.length - 7)}${mobile.slice(-4)}`;
}

/** Returns whether a phone number is masked and therefore identifies no phone. */
export const isMasked = (mobile: string): boolean => mobile.includes('*');

/** Masks an e-mail address: "lin.qing@example.com" becomes "l***@example.com". */
export function maskMailbox(address: string): string {
  return address.replace(/^(.).*(?=@)/, '$1***');
}
