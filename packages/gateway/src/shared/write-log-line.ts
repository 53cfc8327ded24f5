const levels = { warn: 40, error: 50, fatal: 60 } as const;

/** Writes a line of the log, as the server's logger does, where no request is at hand. No personal data, no secrets. */
export function writeLogLine(level: keyof typeof levels, msg: string, fields: Readonly<Record<string, unknown>> = {}): void {
  process.stdout.write(`${JSON.stringify({ level: levels[level], time: Date.now(), msg, ...fields })}\n`);
}
