/** The dial code of a phone that is given without one. */
export const defaultDialCode = '86';

/** Returns a dial code in stored form: without leading zeros, the default when it is missing or empty. */
export function normalizeDialCode(dialCode: string | undefined): string {
  return dialCode?.replace(/^0+/, '') || defaultDialCode;
}
