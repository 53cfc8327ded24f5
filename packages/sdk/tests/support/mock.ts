import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** The mock gateway in its own process, as `npm run mock` starts it. */
export interface RunningMock {
  readonly baseUrl: string;
  stop(): Promise<void>;
}

/** Starts the mock on a free port. */
export async function startMock(...args: readonly string[]): Promise<RunningMock> {
  const root = fileURLToPath(new URL('../../../../', import.meta.url));
  const child: ChildProcess = spawn(process.execPath, ['--conditions=source', 'mock-server/src/main.ts', ...args], {
    cwd: root,
    env: { ...process.env, MOCK_PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const baseUrl = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The mock ended with ${code}`)));
    child.stdout?.on('data', (chunk: Buffer) => {
      const [address] = /http:\/\/\S+\/api\//.exec(chunk.toString()) ?? [];
      if (address !== undefined) resolve(address);
    });
  });
  const stop = async () => {
    const ended = once(child, 'exit');
    child.kill();
    await ended;
  };
  return { baseUrl, stop };
}
