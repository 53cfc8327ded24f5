// @spec 2.57

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { CodeLoginForm } from '../../forms/CodeLoginForm/CodeLoginForm.tsx';
import { LoginForm } from '../../forms/LoginForm/LoginForm.tsx';
import type { LanguageCode } from '../../i18n/languages.ts';
import { Tabs } from '../../navigation/Tabs/Tabs.tsx';
import { inLanguage, storyLanguage } from '../../testing/globals.ts';
import { StorySignIn, storyCaptcha } from '../../testing/signIn.tsx';

function LoginPage({ language }: { language: LanguageCode }) {
  const say = inLanguage(language);
  const shared = {
    action: '/login/login',
    captcha: storyCaptcha,
    onRefreshCaptcha: () => {},
    registerHref: '#register',
    dialCodes: ['86', '852'],
  };
  return (
    <StorySignIn
      language={language}
      title={say('Sign in', '登录', '로그인')}
      lead={say(
        'Welcome back. Your cart comes with you.',
        '欢迎回来，购物车会随您同行。',
        '다시 오신 것을 환영합니다. 장바구니도 그대로 있습니다.',
      )}
    >
      <Tabs
        look="pill"
        label={say('Ways to sign in', '登录方式', '로그인 방법')}
        tabs={[
          {
            id: 'password',
            label: say('With a password', '密码登录', '비밀번호로 로그인'),
            children: <LoginForm {...shared} forgotHref="#forgot" />,
          },
          { id: 'code', label: say('With a code', '验证码登录', '인증번호로 로그인'), children: <CodeLoginForm {...shared} /> },
        ]}
      />
    </StorySignIn>
  );
}

/** Sign-in with a password or with a code. */
const meta = {
  title: 'Pages/Login',
  component: LoginPage,
  parameters: { layout: 'fullscreen' },
  args: { language: 'en' },
  render: (_, { globals }) => <LoginPage language={storyLanguage(globals)} />,
} satisfies Meta<typeof LoginPage>;

export default meta;
export const Default: StoryObj<typeof meta> = {};
export const WithACode: StoryObj<typeof meta> = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getAllByRole('tab')[1] ?? document.body);
    await expect(canvasElement.querySelector('[name=keyCode]')).toBeVisible();
    await expect(canvasElement.querySelector('[name=password]')).not.toBeVisible();
  },
};
