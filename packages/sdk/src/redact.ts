/** Matches the names of fields that are masked in logs, in TypeScript, Python and Go: a syntax that all three have. */
export const secretField =
  /access_id|token|pass|pwd|code|phone|mobile|tel|mail|card|name|address|identity|id_?number|signature|url|img|file/i;

/** Returns a copy of a request's fields for a log: secrets and personal data are masked, at any depth. */
export function redact(fields: object): unknown {
  return JSON.parse(JSON.stringify(fields, (key, value: unknown) => (key !== '' && secretField.test(key) && value ? '[redacted]' : value)));
}
