import type { ShouldRevalidateFunctionArgs } from 'react-router-dom';
import { sendCodeIntent } from '#app/shared/send-code.ts';
import type { AuthOutcome } from './entry.ts';

/**
 * Asking for a code leaves the page as it is: a new captcha would make worthless what was typed of the old one. Only a wrong answer, which
 * uses the captcha up, brings another.
 */
export function createCaptchaLoader({ formData, actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  if (formData?.get('intent') !== sendCodeIntent) return defaultShouldRevalidate;
  const answer: AuthOutcome | undefined = actionResult;
  return answer?.kind === 'refused' && answer.errors.imgCode !== undefined;
}
