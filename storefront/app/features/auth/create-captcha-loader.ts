import type { ShouldRevalidateFunctionArgs } from 'react-router-dom';
import { sendCodeIntent } from '#app/shared/send-code.ts';
import type { AuthOutcome } from './entry.ts';

/**
 * Returns whether to load a new captcha. A code request does not, because the visitor may have typed the current one's letters. A wrong
 * answer consumes the captcha, so it loads another.
 */
export function createCaptchaLoader({ formData, actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  if (formData?.get('intent') !== sendCodeIntent) return defaultShouldRevalidate;
  const outcome: AuthOutcome | undefined = actionResult;
  return outcome?.kind === 'refused' && outcome.errors.captcha !== undefined;
}
