/** The highest port. */
export const maxPort = 65_535;

/** Invalid usage of a command or a function, explained in one sentence. */
export class UsageError extends Error {}

/** The server could not start: the message names the solution, `code` is the error code of Node. */
export class StartError extends Error {
  readonly code: unknown;

  constructor(cause: unknown, port: number, settings: AddressSettings) {
    super(describeStartError(cause, port, settings), { cause });
    this.code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  }
}

/** The names of the settings of a server's address. */
interface AddressSettings {
  readonly port: string;
  readonly host: string;
}

/** The reason why a server could not start, in one sentence. */
export function describeStartError(error: unknown, port: number, settings: AddressSettings): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return `Port ${port} is in use: stop the program that uses it, or set ${settings.port} to another port.`;
  if (code === 'EACCES') return `Port ${port} is reserved for privileged users: set ${settings.port} to a port above 1023.`;
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN' || code === 'EADDRNOTAVAIL') {
    const host = error instanceof Error ? (Reflect.get(error, 'hostname') ?? Reflect.get(error, 'address')) : '';
    return `"${host}" is no address of this machine: set ${settings.host} to one, such as 127.0.0.1, or 0.0.0.0 for all.`;
  }
  return `The server could not start: ${error instanceof Error ? error.message : String(error)}`;
}
