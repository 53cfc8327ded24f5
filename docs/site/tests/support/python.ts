import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);
const hasRequests = (program: string) =>
  execute(program, ['-c', 'import requests']).then(
    () => true,
    () => false,
  );

/**
 * A Python interpreter with the library `requests`, which is installed from Debian's packages when it is missing and that can be done.
 * @throws when there is none and it cannot be installed
 */
export async function findPython(): Promise<string> {
  for (const program of ['python3', '/usr/bin/python3']) if (await hasRequests(program)) return program;
  if (process.getuid?.() !== 0) throw new Error('Please install Python 3 with requests (Debian: python3-requests).');
  await execute('apt-get', ['update']);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await execute('apt-get', ['install', '-y', '--no-install-recommends', 'python3-requests'], { env });
  return '/usr/bin/python3';
}
