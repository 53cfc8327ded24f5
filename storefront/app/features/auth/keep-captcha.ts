import type { ShouldRevalidateFunctionArgs } from 'react-router-dom';
import { sendCodeIntent } from '#app/shared/send-code.ts';

/** Asking for a code leaves the page as it is: a new captcha would make worthless what was typed of the old one. */
export function keepCaptcha({ formData, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return formData?.get('intent') === sendCodeIntent ? false : defaultShouldRevalidate;
}
