/** The highest port. */
export const mostPort = 65_535;

/** Invalid usage of a command or a function, explained in one sentence. */
export class UsageError extends Error {}

/** Why a port could not be taken, in one sentence; `setting` is what names the port. */
export function reasonOf(error: unknown, port: number, setting: string): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return `Port ${port} is in use: stop the program that holds it, or set ${setting} to another port.`;
  if (code === 'EACCES') return `Port ${port} may not be taken by this user: set ${setting} to a port above 1023.`;
  return `The server could not start: ${error instanceof Error ? error.message : String(error)}`;
}
