import type { Meta, StoryObj } from '@storybook/react-vite';
import { Notice } from '../../feedback/Notice/Notice.tsx';
import { LoginForm } from '../../forms/LoginForm/LoginForm.tsx';
import { drawnPicture } from '../../testing/drawnPicture.ts';
import { storyCaptcha } from '../../testing/signIn.tsx';
import { EntrySpread } from './EntrySpread.tsx';

const meta = {
  title: 'Primitives/EntrySpread',
  component: EntrySpread,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Sign in',
    lead: 'Welcome back. We have kept your cart for you.',
    picture: drawnPicture('bottle', 'sage', true),
    children: <LoginForm action="/login/login" captcha={storyCaptcha} dialCodes={['86', '852']} registerHref="#new" forgotHref="#forgot" />,
  },
} satisfies Meta<typeof EntrySpread>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Without an image; a message is above its subject. */
export const WithoutAPicture: Story = {
  args: { picture: undefined, children: <Notice tone="info">You have been signed out.</Notice> },
};
