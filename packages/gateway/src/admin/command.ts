import type { Db } from '../db/database.ts';
import type { Settings } from '../settings.ts';
import type { Clock } from '../shared/clock.ts';

/** What a command says: its lines, and whether all is well. */
export interface Outcome {
  readonly ok: boolean;
  readonly lines: readonly string[];
}

/** What a command works with. */
export interface BackOffice {
  readonly db: Db;
  readonly clock: Clock;
  /** Of the settings what opens encrypted numbers. */
  readonly settings: Pick<Settings, 'secret'>;
}

/** A command of the back-office. */
export interface Command {
  /** One line for each way to call it. */
  readonly usage: readonly string[];
  run(args: readonly string[], office: BackOffice): Promise<Outcome>;
}

export const done = (...lines: string[]): Outcome => ({ ok: true, lines });
export const commandError = (line: string): Outcome => ({ ok: false, lines: [line] });
