import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { everyError } from '../../testing/everyError.ts';
import { buttonIn, fieldOf, submitOf } from '../../testing/fields.ts';
import { wrongCode } from '../../testing/refusals.ts';
import { sampleArgs } from '../../testing/sampleTexts.ts';
import { PaymentPasswordSetForm } from './PaymentPasswordSetForm.tsx';
import { paymentPasswordSetRules } from './rules.ts';

const meta = {
  title: 'Forms/PaymentPasswordSetForm',
  component: PaymentPasswordSetForm,
  args: { action: '/my/my/security', phone: '138****0001', onSendCode: fn(), onSubmit: fn() },
} satisfies Meta<typeof PaymentPasswordSetForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** As after a press on the button while every field is wrong: each error is at its field. */
export const EveryError: Story = everyError(paymentPasswordSetRules, { verificationCode: '', password: '', repeatedPassword: '' });
export const Change: Story = { args: { mode: 'change' } };
export const RefusedByTheServer: Story = {
  ...sampleArgs((t) => ({ errors: { verificationCode: t(wrongCode) } })),
  play: async ({ canvasElement }) => expect(fieldOf(canvasElement, 'verificationCode')).toBeInvalid(),
};
export const Pending: Story = { args: { pending: true } };
export const SendsACodeAndSubmits: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ canvasElement, args }) => {
    await userEvent.click(buttonIn(canvasElement, 'verificationCode'));
    await expect(args.onSendCode).toHaveBeenCalledOnce();
    await userEvent.type(fieldOf(canvasElement, 'verificationCode'), '482913');
    await userEvent.type(fieldOf(canvasElement, 'password'), '24681x');
    await userEvent.type(fieldOf(canvasElement, 'repeatedPassword'), '246810{Enter}');
    for (const name of ['password', 'repeatedPassword']) await waitFor(() => expect(fieldOf(canvasElement, name)).toBeInvalid());
    await userEvent.type(fieldOf(canvasElement, 'password'), '{Backspace}0');
    await userEvent.click(submitOf(canvasElement));
    const values = { verificationCode: '482913', password: '246810', repeatedPassword: '246810' };
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(values, expect.anything()));
  },
};
