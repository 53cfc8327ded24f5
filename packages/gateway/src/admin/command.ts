import type { Db } from '../db/database.ts';
import type { Settings } from '../settings.ts';
import type { Clock } from '../shared/clock.ts';

/** The result of a command: its output lines and whether it succeeded. */
export interface Outcome {
  readonly ok: boolean;
  readonly lines: readonly string[];
}

/** The dependencies of a command. */
export interface BackOffice {
  readonly db: Db;
  readonly clock: Clock;
  /** The setting that decrypts numbers. */
  readonly settings: Pick<Settings, 'secret'>;
}

/** A form of a command, as the help shows it. */
export interface Usage {
  /** The command with its arguments, e.g. `refund retry ID`. */
  readonly syntax: string;
  readonly description: string;
}

/** A command of the back office. */
export interface Command {
  /** Every form of the command. */
  readonly usage: readonly Usage[];
  run(args: readonly string[], office: BackOffice): Promise<Outcome>;
}

export const done = (...lines: string[]): Outcome => ({ ok: true, lines });
export const commandError = (line: string): Outcome => ({ ok: false, lines: [line] });
