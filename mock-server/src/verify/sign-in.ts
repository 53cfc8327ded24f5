import { contract } from '@mall/contract';
import { UsageError } from '../command/usage.ts';
import type { SignIn } from '../family/run.ts';

/** The gateway refused the sign-in with the credentials of the run. */
export class SignInRefused extends UsageError {
  constructor({ code }: SignIn) {
    const message = contract['x-error-catalogue'][code ?? '']?.value.message.split('. ')[0];
    const reason = code === undefined ? 'without an envelope' : `${code}${message === undefined ? '' : ` (${message.replace(/\.$/, '')})`}`;
    super(`sign-in refused ${reason}: check ${optionsFor(code)}`);
  }
}

/** The options whose values caused a refusal, by its code. */
function optionsFor(code: string | undefined): string {
  if (code === '51127') return '--captcha';
  return code === '305' || code === '304' ? '--account and --password' : '--account, --password and --captcha';
}
