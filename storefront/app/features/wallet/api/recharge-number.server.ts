import { randomInt } from 'node:crypto';

const pattern = /^CZ\d{17,24}$/;

/** Creates the number of a top-up in the format of this family's clients: CZ, the time in milliseconds, six random digits. */
export function makeRechargeNumber(now: number): string {
  return `CZ${now}${String(randomInt(10 ** 6)).padStart(6, '0')}`;
}

/** Reads the number of a form or an address; undefined for an invalid one. */
export function readRechargeNumber(value: FormDataEntryValue | null): string | undefined {
  return typeof value === 'string' && pattern.test(value) ? value : undefined;
}
