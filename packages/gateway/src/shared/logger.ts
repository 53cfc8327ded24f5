/** A logger that adds the id of a request to its lines. The fields must not contain personal data or secrets. */
export interface Logger {
  warn(fields: Readonly<Record<string, unknown>>, message: string): void;
  error(fields: Readonly<Record<string, unknown>>, message: string): void;
}

/** A logger without output. */
export const silentLogger: Logger = { warn: () => undefined, error: () => undefined };
