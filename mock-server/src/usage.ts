/** The highest port. */
export const maxPort = 65_535;

/** Invalid usage of a command or a function, explained in one sentence. */
export class UsageError extends Error {}

/** The reason why a server could not start, in one sentence; `setting` is the name of the setting with the port. */
export function describeStartError(error: unknown, port: number, setting: string): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return `Port ${port} is in use: stop the program that uses it, or set ${setting} to another port.`;
  if (code === 'EACCES') return `Port ${port} is reserved for privileged users: set ${setting} to a port above 1023.`;
  return `The server could not start: ${error instanceof Error ? error.message : String(error)}`;
}
