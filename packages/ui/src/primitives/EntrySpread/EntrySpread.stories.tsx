import type { Meta, StoryObj } from '@storybook/react-vite';
import { Notice } from '../../feedback/Notice/Notice.tsx';
import { LoginForm } from '../../forms/LoginForm/LoginForm.tsx';
import { drawnImage } from '../../testing/drawnImage.ts';
import { storyCaptcha } from '../../testing/signIn.tsx';
import { EntrySpread } from './EntrySpread.tsx';

const meta = {
  title: 'Primitives/EntrySpread',
  component: EntrySpread,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Sign in',
    lead: 'Welcome back. We have kept your cart for you.',
    image: drawnImage('bottle', 'sage', true),
    children: <LoginForm action="/login/login" captcha={storyCaptcha} dialCodes={['86', '852']} registerHref="#new" forgotHref="#forgot" />,
  },
} satisfies Meta<typeof EntrySpread>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Without an image; a message is above its subject. */
export const WithoutAImage: Story = {
  args: { image: undefined, children: <Notice tone="info">You have been signed out.</Notice> },
};
