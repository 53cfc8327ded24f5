import type { Meta, StoryObj } from '@storybook/react-vite';
import { RegisterForm } from '../../forms/RegisterForm/RegisterForm.tsx';
import type { LanguageCode } from '../../i18n/languages.ts';
import { storyAgreement } from '../../testing/agreement.tsx';
import { storyLanguage } from '../../testing/globals.ts';
import { StorySignIn, storyCaptcha } from '../../testing/signIn.tsx';

function RegisterPage({ language }: { language: LanguageCode }) {
  const zh = language !== 'en';
  return (
    <StorySignIn
      language={language}
      title={zh ? '注册' : 'Create an account'}
      lead={zh ? '一个账户，从挑选到送达。' : 'One account, from the shelf to your door.'}
    >
      <RegisterForm
        action="/login/register"
        captcha={storyCaptcha}
        agreement={storyAgreement}
        onRefreshCaptcha={() => {}}
        loginHref="#login"
        dialCodes={['86', '852']}
      />
    </StorySignIn>
  );
}

const meta = {
  title: 'Pages/Register',
  component: RegisterPage,
  parameters: { layout: 'fullscreen' },
  args: { language: 'en' },
  render: (_, { globals }) => <RegisterPage language={storyLanguage(globals)} />,
} satisfies Meta<typeof RegisterPage>;

export default meta;
export const Default: StoryObj<typeof meta> = {};
