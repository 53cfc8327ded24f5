import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const executeFile = promisify(execFile);

/** Runs a program to its end; rejects with its output when it fails. */
export async function execute(program: string, args: readonly string[], cwd: string, env: NodeJS.ProcessEnv = {}): Promise<string> {
  const { stdout } = await executeFile(program, args, { cwd, env: { ...process.env, ...env }, maxBuffer: 2 ** 26 }).catch(
    (error: Error & { stdout?: string; stderr?: string }) => {
      throw new Error(`${program} ${args.join(' ')}\n${error.message}\n${error.stdout ?? ''}${error.stderr ?? ''}`, { cause: error });
    },
  );
  return stdout;
}
