import { readdirSync, readFileSync } from 'node:fs';

/** Returns the fields of a process in /proc after the name of its program, which can contain spaces: state, parent, … */
const fieldsOf = (pid: number) => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];

/** Returns the CPU time of a process in milliseconds. Linux counts it in hundredths of a second. */
export function cpuTimeOf(pid: number): number {
  const fields = fieldsOf(pid);
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Returns a process and its running children. */
export function familyOf(pid: number): number[] {
  const isChild = (other: number) => {
    try {
      return Number(fieldsOf(other)[1]) === pid;
    } catch {
      // It ended meanwhile.
      return false;
    }
  };
  return [pid, ...readdirSync('/proc').map(Number).filter(Boolean).filter(isChild)];
}

/** Returns the CPU time of a process and its children, also of those that ended, in milliseconds. */
export function cpuTimeOfFamily(pid: number): number {
  const fields = fieldsOf(pid);
  const ended = (Number(fields[13]) + Number(fields[14])) * 10;
  return ended + familyOf(pid).reduce((sum, each) => sum + cpuTimeOf(each), 0);
}
