/** "13800000001" as "138****0001". */
export function maskMiddle(mobile: string): string {
  return mobile.length < 8 ? mobile : `${mobile.slice(0, 3)}${'*'.repeat(mobile.length - 7)}${mobile.slice(-4)}`;
}

/** Whether a phone number was masked, so that it names no phone. */
export const isMasked = (mobile: string): boolean => mobile.includes('*');

/** "lin.qing@example.com" as "l***@example.com". */
export function maskMailbox(address: string): string {
  return address.replace(/^(.).*(?=@)/, '$1***');
}
