import { spawnSync } from 'node:child_process';

/** The core of the measured server. */
export const serverCore = 0;
/** The core of the load generator and of PostgreSQL. */
export const loadCore = 1;

/** Pins a process with its threads to a core; its later children inherit it. */
export function pinToCore(pid: number, core: number): void {
  const { status, stderr } = spawnSync('taskset', ['-a', '-c', '-p', String(core), String(pid)], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`Process ${pid} could not be pinned to core ${core}: ${stderr}`);
}
