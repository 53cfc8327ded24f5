import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { everyError } from '../../testing/everyError.ts';
import { sampleArgs } from '../../testing/sampleTexts.ts';
import { PaymentPasswordForm } from './PaymentPasswordForm.tsx';
import { paymentPasswordRules } from './rules.ts';

const meta = {
  title: 'Forms/PaymentPasswordForm',
  component: PaymentPasswordForm,
  args: { action: '/pay/payDetails', forgotHref: '#forgot', onSubmit: fn() },
} satisfies Meta<typeof PaymentPasswordForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** As after a press on the button while the field is wrong. */
export const EveryError: Story = everyError(paymentPasswordRules, { password: '' });
export const RefusedByTheServer: Story = sampleArgs((t) => ({
  errors: {
    password: t({
      en: 'The payment password is wrong. You can try four more times.',
      zh: '支付密码错误，还可以再试 4 次。',
      tn: '付款密碼錯誤，還可以再試 4 次。',
      ko: '결제 비밀번호가 맞지 않습니다. 4번 더 시도할 수 있습니다.',
    }),
  },
}));
export const Pending: Story = { args: { pending: true } };
export const SubmitsByKeyboardAndPointer: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ canvasElement, args }) => {
    const [input, submit] = [canvasElement.querySelector('input'), canvasElement.querySelector('button[type=submit]')];
    if (!input || !submit) throw new Error('the form is not there');
    await userEvent.type(input, '246810{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ password: '246810' }, expect.anything()));
    await userEvent.click(submit);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(2));
  },
};
