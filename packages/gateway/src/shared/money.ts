/** Money inside the gateway: whole cents, never a float. */
export type Cents = bigint;

/** Formats cents for the wire, as a decimal string with two places: "128.00". */
export function formatMoney(cents: Cents): string {
  const sign = cents < 0n ? '-' : '';
  const digits = (cents < 0n ? -cents : cents).toString().padStart(3, '0');
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Reads a decimal string with at most two places. Throws RangeError on anything else. */
export function parseMoney(text: string): Cents {
  const match = /^(-?)(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text);
  if (!match) throw new RangeError(`"${text}" is no amount of money`);
  const cents = BigInt(`${match[2]}${(match[3] ?? '').padEnd(2, '0')}`);
  return match[1] === '-' ? -cents : cents;
}

/** Returns the price of a product over its SKUs: one amount, or lowest and highest joined by a hyphen. */
export function formatRange(lowest: Cents, highest: Cents): string {
  return lowest === highest ? formatMoney(lowest) : `${formatMoney(lowest)}-${formatMoney(highest)}`;
}
