import type { LanguageCode, Localized } from '../shared/language.ts';
import type { CodePurpose } from './codes.ts';

const purposes: Readonly<Record<CodePurpose, Localized>> = {
  entry: { en: 'sign in', zh: '登录或注册', tn: '登入或註冊', ko: '로그인' },
  reset: { en: 'set a new password', zh: '重设密码', tn: '重設密碼', ko: '비밀번호 재설정' },
  phone: { en: 'change your phone number', zh: '更换手机号', tn: '更換手機號碼', ko: '휴대전화 번호 변경' },
  'payment-password': { en: 'set your payment password', zh: '设置支付密码', tn: '設定支付密碼', ko: '결제 비밀번호 설정' },
  withdrawal: { en: 'withdraw money', zh: '提现', tn: '提領', ko: '출금' },
  general: { en: 'confirm that it is you', zh: '验证身份', tn: '驗證身分', ko: '본인 확인' },
};

const sentences: Readonly<Record<LanguageCode, (code: string, purpose: string) => string>> = {
  en: (code, purpose) => `Sylvane: ${code} is your code to ${purpose}. It is good for five minutes; we never ask you for it.`,
  zh: (code, purpose) => `【林间集】${code} 是您用于${purpose}的验证码，五分钟内有效，请勿告诉他人。`,
  tn: (code, purpose) => `【林間集】${code} 是您用於${purpose}的驗證碼，五分鐘內有效，請勿告訴他人。`,
  ko: (code, purpose) => `[실반] ${purpose} 인증번호는 ${code}입니다. 5분 안에 입력하고 다른 사람에게 알려 주지 마세요.`,
};

/** What the message with a code says. */
export function codeText(purpose: CodePurpose, code: string, language: LanguageCode): string {
  return sentences[language](code, purposes[purpose][language]);
}
