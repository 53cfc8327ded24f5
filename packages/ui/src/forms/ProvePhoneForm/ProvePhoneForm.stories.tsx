import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { everyError } from '../../testing/everyError.ts';
import { buttonIn, fieldOf, submitOf } from '../../testing/fields.ts';
import { wrongCode } from '../../testing/refusals.ts';
import { sampleArgs } from '../../testing/sampleTexts.ts';
import { ProvePhoneForm } from './ProvePhoneForm.tsx';
import { provePhoneRules } from './rules.ts';

const meta = {
  title: 'Forms/ProvePhoneForm',
  component: ProvePhoneForm,
  args: { action: '/my/my/security', phone: '138****0001', onSendCode: fn(), onSubmit: fn() },
} satisfies Meta<typeof ProvePhoneForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** As after a press on the button while the field is wrong. */
export const EveryError: Story = everyError(provePhoneRules, { verificationCode: '' });
export const RefusedByTheServer: Story = {
  ...sampleArgs((t) => ({
    errors: { verificationCode: t(wrongCode) },
  })),
  play: async ({ canvasElement }) => expect(fieldOf(canvasElement, 'verificationCode')).toBeInvalid(),
};
/** No phone is bound: the code is sent to the e-mail address, and the next step binds the first phone. */
export const WithoutPhone: Story = {
  args: { phone: '' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/\*{4}/)).toBeNull();
  },
};
export const Pending: Story = { args: { pending: true } };
export const SendsACodeAndSubmits: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByText(/138\*{4}0001/)).toBeVisible();
    await userEvent.click(buttonIn(canvasElement, 'verificationCode'));
    await expect(args.onSendCode).toHaveBeenCalledOnce();
    await userEvent.type(fieldOf(canvasElement, 'verificationCode'), '48291{Enter}');
    await waitFor(() => expect(fieldOf(canvasElement, 'verificationCode')).toBeInvalid());
    await userEvent.type(fieldOf(canvasElement, 'verificationCode'), '3');
    await userEvent.click(submitOf(canvasElement));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ verificationCode: '482913' }, expect.anything()));
  },
};
