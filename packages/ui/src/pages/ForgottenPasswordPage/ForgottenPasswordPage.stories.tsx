import type { Meta, StoryObj } from '@storybook/react-vite';
import { ForgottenPasswordForm } from '../../forms/ForgottenPasswordForm/ForgottenPasswordForm.tsx';
import type { LanguageCode } from '../../i18n/languages.ts';
import { storyLanguage } from '../../testing/globals.ts';
import { StorySignIn, storyCaptcha } from '../../testing/signIn.tsx';

function ForgottenPasswordPage({ language }: { language: LanguageCode }) {
  const zh = language !== 'en';
  return (
    <StorySignIn
      language={language}
      title={zh ? '找回密码' : 'A new password'}
      lead={zh ? '先证明是您，再设置新密码。' : 'Prove it is you, then choose another one.'}
    >
      <ForgottenPasswordForm action="/login/forgetPassword" captcha={storyCaptcha} onRefreshCaptcha={() => {}} loginHref="#login" />
    </StorySignIn>
  );
}

const meta = {
  title: 'Pages/ForgottenPassword',
  component: ForgottenPasswordPage,
  parameters: { layout: 'fullscreen' },
  args: { language: 'en' },
  render: (_, { globals }) => <ForgottenPasswordPage language={storyLanguage(globals)} />,
} satisfies Meta<typeof ForgottenPasswordPage>;

export default meta;
export const Default: StoryObj<typeof meta> = {};
