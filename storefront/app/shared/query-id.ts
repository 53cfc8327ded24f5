const largest = 2_147_483_647;

/** Reads a record's id from an address or a form field; undefined for an invalid one. */
export function readId(value: FormDataEntryValue | null | undefined): number | undefined {
  if (typeof value !== 'string' || !/^[1-9]\d{0,9}$/.test(value)) return undefined;
  const id = Number(value);
  return id <= largest ? id : undefined;
}
