import type { LanguageCode } from '../i18n/languages.ts';
import { inLanguage } from './globals.ts';

/** Terms of use, for the stories of pages that ask for consent. */
export function storyAgreementIn(language: LanguageCode) {
  const say = inLanguage(language);
  return {
    title: say('Terms of use', '使用条款', '이용약관'),
    content: (
      <>
        <p>
          {say(
            'We sell care for skin and body, and describe it as it is.',
            '我们出售护肤与身体护理用品，并如实描述。',
            '저희는 얼굴과 몸을 돌보는 제품을 팔고, 있는 그대로 설명합니다.',
          )}
        </p>
        <h3>{say('Your account', '您的账户', '고객님의 계정')}</h3>
        <p>
          {say(
            'Keep its password to yourself. What is ordered with it is ordered by you.',
            '请妥善保管密码。用它下的订单，就是您的订单。',
            '비밀번호는 혼자만 알고 계세요. 이 계정으로 한 주문은 고객님의 주문입니다.',
          )}
        </p>
      </>
    ),
  };
}

/** The same for the args of forms, which know no language. */
export const storyAgreement = storyAgreementIn('en');
