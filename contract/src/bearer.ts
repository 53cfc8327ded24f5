/** Returns the token of `Authorization: Bearer <token>` (RFC 6750); undefined for any other header. */
export function bearerToken(authorization: string | undefined): string | undefined {
  return /^Bearer +([\w.~+/-]+=*)$/i.exec(authorization ?? '')?.[1];
}
