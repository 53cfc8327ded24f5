import { drawnCaptcha } from './drawnPicture.ts';

/** The captcha of the stories' sign-in forms. */
export const storyCaptcha = { token: 't', pictureUrl: drawnCaptcha() };
