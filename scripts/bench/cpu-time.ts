import { readdirSync, readFileSync } from 'node:fs';

/** Returns the fields of a process in /proc after the name of its program, which can contain spaces: state, parent, … None when it has ended. */
function fieldsOf(pid: number): readonly string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  } catch {
    return [];
  }
}

/** The sum of two fields that count hundredths of a second, in milliseconds. */
const milliseconds = (one = '0', other = '0') => (Number(one) + Number(other)) * 10;

/** Returns the CPU time of a process in milliseconds; 0 when it has ended. */
export function cpuTimeOf(pid: number): number {
  const fields = fieldsOf(pid);
  return milliseconds(fields[11], fields[12]);
}

/** Returns a process and its running children. */
export function familyOf(pid: number): number[] {
  const processes = readdirSync('/proc').map(Number).filter(Boolean);
  return [pid, ...processes.filter((other) => Number(fieldsOf(other)[1]) === pid)];
}

/** Returns the CPU time of a process and its children in milliseconds, also of children that have ended. */
export function cpuTimeOfFamily(pid: number): number {
  const fields = fieldsOf(pid);
  return milliseconds(fields[13], fields[14]) + familyOf(pid).reduce((sum, each) => sum + cpuTimeOf(each), 0);
}
