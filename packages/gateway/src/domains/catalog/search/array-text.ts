/**
 * Returns a list as PostgreSQL writes arrays. Passed as one parameter, it keeps the text of a statement the same for any number of values, so
 * that the statement is planned once.
 */
export function arrayText(values: readonly (string | number | boolean)[]): string {
  return `{${values.map((value) => `"${String(value).replace(/[\\"]/g, '\\$&')}"`).join(',')}}`;
}
