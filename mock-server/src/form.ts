/** Ten megabytes, as at the gateway. */
export const bodyLimit = 10 * 1024 * 1024;

/**
 * Reads a request body as a form.
 *
 * @returns undefined when the body is no form. A request without a body is an empty form.
 */
export async function readForm(contentType: string | undefined, body: Buffer | undefined): Promise<URLSearchParams | FormData | undefined> {
  if (body === undefined || (contentType === undefined && body.length === 0)) return new URLSearchParams();
  const mediaType = contentType?.split(';')[0]?.trim().toLowerCase();
  if (mediaType === 'application/x-www-form-urlencoded') return new URLSearchParams(body.toString('utf8'));
  if (mediaType === 'multipart/form-data' && contentType !== undefined) return readMultipart(contentType, body);
  return undefined;
}

async function readMultipart(contentType: string, body: Buffer): Promise<FormData | undefined> {
  try {
    return await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } }).formData();
  } catch {
    // The platform's parser throws on a missing boundary, a cut-off part and the like: the body is no form.
    return undefined;
  }
}
