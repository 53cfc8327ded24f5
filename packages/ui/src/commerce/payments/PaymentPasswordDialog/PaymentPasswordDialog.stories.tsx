// @spec 2.92 2.122 5.7 5.8 5.21 5.22 8.11

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { inFrame } from '../../../testing/inFrame.ts';
import { opensAndCloses } from '../../../testing/opensAndCloses.tsx';
import { inStoryLanguage, sampleArgs } from '../../../testing/sampleTexts.ts';
import { PaymentPasswordDialog } from './PaymentPasswordDialog.tsx';

const wrongPassword = {
  en: 'Wrong password. Four tries are left: take your time.',
  zh: '支付密码不正确。还可以尝试 4 次，请别着急。',
  tn: '付款密碼不正確。還可以嘗試 4 次，請別著急。',
  ko: '비밀번호가 맞지 않습니다. 4번 더 입력하실 수 있으니 천천히 확인해 주세요.',
};

const meta = {
  title: 'Commerce/PaymentPasswordDialog',
  component: PaymentPasswordDialog,
  decorators: [opensAndCloses],
  parameters: inFrame,
  args: {
    open: true,
    onClose: fn(),
    amount: '654.00',
    action: '/pay/payDetails',
    hidden: { idempotencyKey: 'k1' },
    onSubmit: fn(),
    forgotHref: '#forgot',
  },
} satisfies Meta<typeof PaymentPasswordDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = async () => {
  const dialog = await screen.findByRole('dialog');
  const input = dialog.querySelector<HTMLInputElement>('input[name=password]');
  const submit = dialog.querySelector<HTMLButtonElement>('button[type=submit]');
  if (!input || !submit) throw new Error('the form is not there');
  return { input, submit };
};

export const Default: Story = {};
export const ChecksBeforeItPays: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ args }) => {
    const { input, submit } = await field();
    await userEvent.click(submit);
    await expect(input).toBeInvalid();
    await expect(input).toHaveFocus();
    await userEvent.type(input, '12345');
    await userEvent.click(submit);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(input, '6');
    await userEvent.click(submit);
    await expect(args.onSubmit).toHaveBeenCalledWith({ password: '123456' }, expect.anything());
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const RefusedByTheServer: Story = {
  ...sampleArgs((t) => ({ errors: { password: t(wrongPassword) } })),
  play: async ({ globals }) => {
    const error = await screen.findByText(inStoryLanguage(globals)(wrongPassword));
    await waitFor(() => expect(error).toBeVisible());
  },
};
