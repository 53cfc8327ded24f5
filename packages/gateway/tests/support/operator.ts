import { runCommand } from '../../src/admin/commands.ts';
import { readOutbox } from '../../src/messenger/messenger.ts';
import type { TestGateway } from './gateway.ts';

/** Returns the newest verification code after advancing the clock a minute, so that the next one can be sent. */
export async function readCode({ db, clock }: TestGateway): Promise<string> {
  clock.advance(61_000);
  const code = /\d{6}/.exec((await readOutbox(db, 1))[0]?.text ?? '')?.[0];
  if (code === undefined) throw new Error('The gateway has sent no code');
  return code;
}

/** Runs an operator's command, e.g. `['shop', 'approve', '1']`. Throws its output when it fails. */
export async function operate(gateway: TestGateway, [name = '', ...args]: readonly string[]): Promise<void> {
  const { ok, lines } = await runCommand(name, args, gateway);
  if (!ok) throw new Error(lines.join(' '));
}
