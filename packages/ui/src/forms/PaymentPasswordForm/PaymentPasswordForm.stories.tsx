import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { PaymentPasswordForm } from './PaymentPasswordForm.tsx';

const meta = {
  title: 'Forms/PaymentPasswordForm',
  component: PaymentPasswordForm,
  args: { action: '/pay/payDetails', forgotHref: '#forgot', onSubmit: fn() },
} satisfies Meta<typeof PaymentPasswordForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Refused: Story = { args: { errors: { password: 'errors.paymentPasswordLength' } } };
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
