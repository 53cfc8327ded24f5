/** Writes a cookie of this browser; `maxAge` in seconds, omitted for a session cookie, 0 to delete it. */
export function writeCookie(name: string, value: string | number, maxAge?: number): void {
  const kept = maxAge === undefined ? '' : `Max-Age=${maxAge}; `;
  // biome-ignore lint/suspicious/noDocumentCookie: The Cookie Store API is not in every browser yet.
  document.cookie = `${name}=${value}; Path=/; ${kept}SameSite=Lax`;
}
