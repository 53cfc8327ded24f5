/** A logger whose lines have the id of a request. The fields hold no personal data and no secrets. */
export interface Logger {
  warn(fields: Readonly<Record<string, unknown>>, message: string): void;
  error(fields: Readonly<Record<string, unknown>>, message: string): void;
}

/** A logger that writes nothing. */
export const silentLogger: Logger = { warn: () => undefined, error: () => undefined };
