interface CaptchaAnswer {
  readonly captcha: string;
  readonly captchaToken: string;
}

/** Converts a captcha's answer to the wire. */
export const captchaToWire = ({ captcha, captchaToken }: CaptchaAnswer) => ({ imgCode: captcha, verificationCode: captchaToken });

/** Converts a captcha's answer and the verification code to the wire. */
export const verificationToWire = ({ verificationCode, ...answer }: CaptchaAnswer & { readonly verificationCode: string }) => ({
  keyCode: verificationCode,
  ...captchaToWire(answer),
});
