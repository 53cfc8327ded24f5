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

/** A command of the back office. */
export interface Command {
  /** One line for each form of the command. */
  readonly usage: readonly string[];
  run(args: readonly string[], office: BackOffice): Promise<Outcome>;
}

export const done = (...lines: string[]): Outcome => ({ ok: true, lines });
export const commandError = (line: string): Outcome => ({ ok: false, lines: [line] });
