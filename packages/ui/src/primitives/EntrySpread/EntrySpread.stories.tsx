import type { Meta, StoryObj } from '@storybook/react-vite';
import { Notice } from '../../feedback/Notice/Notice.tsx';
import { LoginForm } from '../../forms/LoginForm/LoginForm.tsx';
import { drawnImage } from '../../testing/drawnImage.ts';
import { sampleArgs } from '../../testing/sampleTexts.ts';
import { storyCaptcha } from '../../testing/signIn.tsx';
import { EntrySpread } from './EntrySpread.tsx';

const meta = {
  title: 'Primitives/EntrySpread',
  component: EntrySpread,
  ...sampleArgs(
    (t) => ({
      title: t({ en: 'Sign in', zh: '登录', tn: '登入', ko: '로그인' }),
      lead: t({
        en: 'Welcome back. We have kept your cart for you.',
        zh: '欢迎回来，购物车会随您同行。',
        tn: '歡迎回來，購物車會隨您同行。',
        ko: '다시 오신 것을 환영합니다. 장바구니에 담으신 상품도 그대로 있습니다.',
      }),
      image: drawnImage('bottle', 'sage', true),
      children: (
        <LoginForm action="/login/login" captcha={storyCaptcha} dialCodes={['86', '852']} registerHref="#new" forgotHref="#forgot" />
      ),
    }),
    { layout: 'fullscreen' },
  ),
} satisfies Meta<typeof EntrySpread>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Without an image; a message is above its subject. */
export const WithoutImage: Story = sampleArgs((t) => ({
  image: undefined,
  children: (
    <Notice tone="info">
      {t({ en: 'You have been signed out.', zh: '您已退出登录。', tn: '您已退出登入。', ko: '로그아웃되었습니다.' })}
    </Notice>
  ),
}));
