import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { CodeLoginForm } from '../../forms/CodeLoginForm/CodeLoginForm.tsx';
import { LoginForm } from '../../forms/LoginForm/LoginForm.tsx';
import type { LanguageCode } from '../../i18n/languages.ts';
import { Tabs } from '../../navigation/Tabs/Tabs.tsx';
import { storyLanguage } from '../../testing/globals.ts';
import { StorySignIn, storyCaptcha } from '../../testing/signIn.tsx';

function LoginPage({ language }: { language: LanguageCode }) {
  const zh = language !== 'en';
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
      title={zh ? '登录' : 'Sign in'}
      lead={zh ? '欢迎回来，购物车会随您同行。' : 'Welcome back. Your cart comes with you.'}
    >
      <Tabs
        look="pill"
        label={zh ? '登录方式' : 'Ways to sign in'}
        tabs={[
          { id: 'password', label: zh ? '密码登录' : 'With a password', children: <LoginForm {...shared} forgotHref="#forgot" /> },
          { id: 'code', label: zh ? '验证码登录' : 'With a code', children: <CodeLoginForm {...shared} /> },
        ]}
      />
    </StorySignIn>
  );
}

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
