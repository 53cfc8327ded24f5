import type { Gateway } from '#app/shared/gateway/gateway.server.ts';
import { refusalOf } from '#app/shared/gateway/refusal.ts';
import type { Captcha } from '../entry.ts';

/** A new captcha; undefined when the visitor has asked for too many. */
export async function loadCaptcha({ mall }: Gateway): Promise<Captcha | undefined> {
  try {
    const { code, code_img, challenge } = await mall.auth.captcha();
    return { token: code, pictureUrl: code_img, puzzle: challenge };
  } catch (error) {
    // Who is refused by nobody was not answered: that is the error page's.
    if (refusalOf(error).message === undefined) throw error;
    return undefined;
  }
}
