import { randomInt } from 'node:crypto';

const pattern = /^CZ\d{17,24}$/;

/** A number for a top-up, as clients of this family make it: CZ, the moment in milliseconds, six random digits. */
export function makeRechargeNumber(now: number): string {
  return `CZ${now}${String(randomInt(10 ** 6)).padStart(6, '0')}`;
}

/** The number that a form or an address names; undefined for a text that cannot be one. */
export function readRechargeNumber(value: FormDataEntryValue | null): string | undefined {
  return typeof value === 'string' && pattern.test(value) ? value : undefined;
}
