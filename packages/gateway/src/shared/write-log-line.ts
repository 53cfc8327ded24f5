const levels = { warn: 40, error: 50, fatal: 60 } as const;

/** Writes a log line in the format of the server's logger, outside of a request. It must not contain personal data or secrets. */
export function writeLogLine(level: keyof typeof levels, msg: string, fields: Readonly<Record<string, unknown>> = {}): void {
  process.stdout.write(`${JSON.stringify({ level: levels[level], time: Date.now(), msg, ...fields })}\n`);
}
