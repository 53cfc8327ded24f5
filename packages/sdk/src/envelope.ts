/** Response envelope of any gateway of the family. */
export interface Envelope {
  readonly code: string;
  readonly message: string;
  readonly data: unknown;
}

/** Parses a body as an envelope: `code` as string or number, the message as `message` or `msg`. Returns undefined for any other body. */
export function parseEnvelope(body: string): Envelope | undefined {
  const { code, message, msg, data }: { code?: unknown; message?: unknown; msg?: unknown; data?: unknown } = Object(parse(body));
  if (typeof code !== 'string' && typeof code !== 'number') return undefined;
  return { code: String(code), message: String(message ?? msg ?? ''), data };
}

/** Returns the value of a JSON text; undefined for any other text. */
export function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
