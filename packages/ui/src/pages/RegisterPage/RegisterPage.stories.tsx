import type { Meta, StoryObj } from '@storybook/react-vite';
import { RegisterForm } from '../../forms/RegisterForm/RegisterForm.tsx';
import type { LanguageCode } from '../../i18n/languages.ts';
import { storyAgreement } from '../../testing/agreement.tsx';
import { inLanguage, storyLanguage } from '../../testing/globals.ts';
import { StorySignIn, storyCaptcha } from '../../testing/signIn.tsx';
import { spoken } from '../../testing/spoken.ts';

function RegisterPage({ language }: { language: LanguageCode }) {
  const say = inLanguage(language);
  return (
    <StorySignIn
      language={language}
      title={say('Create an account', '注册', '회원가입')}
      lead={say('One account, from the shelf to your door.', '一个账户，从挑选到送达。', '계정 하나로, 고르는 일부터 받는 일까지.')}
    >
      <RegisterForm
        action="/login/register"
        captcha={storyCaptcha}
        agreement={spoken({ language })(storyAgreement)}
        onRefreshCaptcha={() => {}}
        loginHref="#login"
        dialCodes={['86', '852']}
      />
    </StorySignIn>
  );
}

/** Opens an account. */
const meta = {
  title: 'Pages/Register',
  component: RegisterPage,
  parameters: { layout: 'fullscreen' },
  args: { language: 'en' },
  render: (_, { globals }) => <RegisterPage language={storyLanguage(globals)} />,
} satisfies Meta<typeof RegisterPage>;

export default meta;
export const Default: StoryObj<typeof meta> = {};
