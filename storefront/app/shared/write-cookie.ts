/** Writes a cookie of this browser's own; `maxAge` in seconds, left out for one that goes with the browser, 0 to take it away. */
export function writeCookie(name: string, value: string | number, maxAge?: number): void {
  const kept = maxAge === undefined ? '' : `Max-Age=${maxAge}; `;
  // biome-ignore lint/suspicious/noDocumentCookie: The Cookie Store API is not in every browser yet.
  document.cookie = `${name}=${value}; Path=/; ${kept}SameSite=Lax`;
}
