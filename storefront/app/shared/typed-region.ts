/**
 * Parses a region typed on a page without JavaScript into `province,city,district`. Names may be separated by commas of any script; without
 * a comma each word is a name.
 */
export function readTypedRegion(text: string): string {
  const separator = /[,，、/]/.test(text) ? /[,，、/]+/ : /\s+/;
  return text
    .split(separator)
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .join(',');
}
