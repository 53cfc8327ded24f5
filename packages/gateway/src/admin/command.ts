import type { Db } from '../db/database.ts';
import type { Clock } from '../shared/clock.ts';

/** What a command says: its lines, and whether all is well. */
export interface Outcome {
  readonly ok: boolean;
  readonly lines: readonly string[];
}

/** A command of the back-office. */
export interface Command {
  /** One line for each way to call it. */
  readonly usage: readonly string[];
  run(args: readonly string[], db: Db, clock: Clock): Promise<Outcome>;
}

export const done = (...lines: string[]): Outcome => ({ ok: true, lines });
export const misused = (line: string): Outcome => ({ ok: false, lines: [line] });
