/** What the gateway answers, whoever wrote it. */
export interface Envelope {
  readonly code: string;
  readonly message: string;
  readonly data: unknown;
}

/** Reads a body as an envelope: `code` as text or number, the message as `message` or `msg`. Undefined when it is none. */
export function unfold(body: string): Envelope | undefined {
  const answer = parse(body);
  if (typeof answer !== 'object' || answer === null || !('code' in answer)) return undefined;
  const { code, message, msg, data }: { code: unknown; message?: unknown; msg?: unknown; data?: unknown } = answer;
  if (typeof code !== 'string' && typeof code !== 'number') return undefined;
  return { code: String(code), message: String(message ?? msg ?? ''), data };
}

/** The value of a JSON text; undefined when it is none. */
export function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
