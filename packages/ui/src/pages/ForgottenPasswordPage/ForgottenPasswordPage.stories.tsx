import type { Meta, StoryObj } from '@storybook/react-vite';
import { ForgottenPasswordForm } from '../../forms/ForgottenPasswordForm/ForgottenPasswordForm.tsx';
import type { LanguageCode } from '../../i18n/languages.ts';
import { inLanguage, storyLanguage } from '../../testing/globals.ts';
import { StorySignIn, storyCaptcha } from '../../testing/signIn.tsx';

function ForgottenPasswordPage({ language }: { language: LanguageCode }) {
  const say = inLanguage(language);
  return (
    <StorySignIn
      language={language}
      title={say('A new password', '找回密码', '비밀번호 재설정')}
      lead={say('Prove it is you, then choose another one.', '先证明是您，再设置新密码。', '본인임을 확인한 뒤 새 비밀번호를 정해 주세요.')}
    >
      <ForgottenPasswordForm action="/login/forgetPassword" captcha={storyCaptcha} onRefreshCaptcha={() => {}} loginHref="#login" />
    </StorySignIn>
  );
}

/** Sets a new password after the phone or the e-mail address has been confirmed. */
const meta = {
  title: 'Pages/ForgottenPassword',
  component: ForgottenPasswordPage,
  parameters: { layout: 'fullscreen' },
  args: { language: 'en' },
  render: (_, { globals }) => <ForgottenPasswordPage language={storyLanguage(globals)} />,
} satisfies Meta<typeof ForgottenPasswordPage>;

export default meta;
export const Default: StoryObj<typeof meta> = {};
