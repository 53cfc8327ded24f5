import { isMallError } from '@mall/sdk';
import type { Gateway } from './gateway.server.ts';
import { refusalOf } from './refusal.ts';

const codes = { wrong: '50738', locked: '50736', notSet: '50737' } as const;

/** The error of a payment password. It never contains entered values. */
export interface PermitRefusal {
  readonly reason: 'wrongPassword' | 'locked' | 'notSet' | 'noResponse' | 'refused';
  /** The remaining attempts; for `wrongPassword`, when the gateway reports them. */
  readonly attemptsLeft?: number;
  /** The gateway's message; for `refused`. */
  readonly message?: string;
}

/** Verifies the payment password, which permits one payment in this session; returns the error, if any. */
export async function openPermit({ mall }: Gateway, password: string): Promise<PermitRefusal | undefined> {
  try {
    await mall.payments.verifyPassword({ password });
    return undefined;
  } catch (error) {
    const { code, message } = refusalOf(error);
    if (code === codes.wrong) return { reason: 'wrongPassword', ...attemptsLeft(error) };
    if (code === codes.locked) return { reason: 'locked' };
    if (code === codes.notSet) return { reason: 'notSet' };
    return message === undefined ? { reason: 'noResponse' } : { reason: 'refused', message };
  }
}

/** Reads `data.attempts_left` of a wrong password. */
function attemptsLeft(error: unknown): { attemptsLeft?: number } {
  if (!isMallError(error)) return {};
  const { data } = error;
  const left = typeof data === 'object' && data !== null && 'attempts_left' in data ? Number(data.attempts_left) : Number.NaN;
  return Number.isInteger(left) && left >= 0 ? { attemptsLeft: left } : {};
}
