import { createHash } from 'node:crypto';

/** A captcha's token with the answer of the caller. */
export interface CaptchaAnswer {
  readonly token: string;
  readonly answer: string;
}

/**
 * Returns the stored hash of an answer. It includes the token, which is not stored, because so few characters could be found by brute
 * force.
 */
export function hashCaptchaAnswer(answer: string, token: string): Buffer {
  return createHash('sha256').update(`${answer.trim().toLowerCase()} ${token}`).digest();
}
