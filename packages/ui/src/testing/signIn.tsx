import { drawnCaptcha } from './drawnPicture.ts';

/** Captcha of the stories' sign-in forms. */
export const storyCaptcha = { token: 't', pictureUrl: drawnCaptcha() };
