import type { LanguageCode } from '../i18n/languages.ts';
import { inLanguage } from './sampleTexts.ts';

/** Returns terms of use, for the stories of forms that require consent. */
export function storyAgreement(language: LanguageCode) {
  const t = inLanguage(language);
  return {
    title: t({ en: 'Terms of use', zh: '使用条款', tn: '使用條款', ko: '이용약관' }),
    content: (
      <>
        <p>
          {t({
            en: 'We sell care for skin and body, and describe it as it is.',
            zh: '我们出售护肤与身体护理用品，并如实描述。',
            tn: '我們出售護膚與身體護理用品，並如實描述。',
            ko: '저희는 얼굴과 몸을 돌보는 제품을 팔고, 있는 그대로 설명합니다.',
          })}
        </p>
        <h3>{t({ en: 'Your account', zh: '您的账户', tn: '您的帳戶', ko: '고객님의 계정' })}</h3>
        <p>
          {t({
            en: 'Keep its password to yourself. What is ordered with it is ordered by you.',
            zh: '请妥善保管密码。用它下的订单，就是您的订单。',
            tn: '請妥善保管密碼。用它下的訂單，就是您的訂單。',
            ko: '비밀번호는 혼자만 알고 계세요. 이 계정으로 한 주문은 고객님의 주문입니다.',
          })}
        </p>
      </>
    ),
  };
}
