import { drawnCaptcha } from './drawnImage.ts';

/** Captcha of the stories' sign-in forms. */
export const storyCaptcha = { token: 't', imageUrl: drawnCaptcha() };
