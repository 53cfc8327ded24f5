import type { Meta, StoryObj } from '@storybook/react-vite';
import { SetPasswordForm } from '../../forms/SetPasswordForm/SetPasswordForm.tsx';
import type { LanguageCode } from '../../i18n/languages.ts';
import { storyAgreement } from '../../testing/agreement.tsx';
import { inLanguage, storyLanguage } from '../../testing/globals.ts';
import { StorySignIn } from '../../testing/signIn.tsx';
import { spoken } from '../../testing/spoken.ts';

function SetPasswordPage({ language }: { language: LanguageCode }) {
  const say = inLanguage(language);
  return (
    <StorySignIn
      language={language}
      title={say('Choose a name and a password', '设置账号与密码', '아이디와 비밀번호 정하기')}
      lead={say('Next time you can sign in with them.', '下次可以直接用它们登录。', '다음에는 정하신 아이디로 바로 로그인할 수 있습니다.')}
      menu={[1]}
    >
      <SetPasswordForm action="/login/setPassword" agreement={spoken({ language })(storyAgreement)} />
    </StorySignIn>
  );
}

/** Account name and password after the first sign-in with a code. */
const meta = {
  title: 'Pages/SetPassword',
  component: SetPasswordPage,
  parameters: { layout: 'fullscreen' },
  args: { language: 'en' },
  render: (_, { globals }) => <SetPasswordPage language={storyLanguage(globals)} />,
} satisfies Meta<typeof SetPasswordPage>;

export default meta;
export const Default: StoryObj<typeof meta> = {};
