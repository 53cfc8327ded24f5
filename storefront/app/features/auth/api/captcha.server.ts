import type { Gateway } from '#app/shared/gateway/gateway.server.ts';
import { refusalOf } from '#app/shared/gateway/refusal.ts';
import type { Captcha } from '../entry.ts';

/** Loads a new captcha; undefined when the visitor has requested too many. */
export async function loadCaptcha({ mall }: Gateway): Promise<Captcha | undefined> {
  try {
    const { code, code_img, challenge } = await mall.auth.captcha();
    return { token: code, imageUrl: code_img, puzzle: challenge };
  } catch (error) {
    // An error without a gateway message means that the gateway did not respond: the error page handles it.
    if (refusalOf(error).message === undefined) throw error;
    return undefined;
  }
}
