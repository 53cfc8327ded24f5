import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { storyAgreement } from '../../testing/agreement.tsx';
import { everyError } from '../../testing/everyError.ts';
import { fieldOf, submitOf } from '../../testing/fields.ts';
import { takenAccountName } from '../../testing/refusals.ts';
import { sampleArgs } from '../../testing/sampleTexts.ts';
import { setPasswordRules } from './rules.ts';
import { SetPasswordForm } from './SetPasswordForm.tsx';

const meta = {
  title: 'Forms/SetPasswordForm',
  component: SetPasswordForm,
  ...sampleArgs((_, language) => ({ action: '/login/setPassword', agreement: storyAgreement(language), onSubmit: fn() })),
} satisfies Meta<typeof SetPasswordForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** As after a press on the button while every field is wrong: each error is at its field. */
export const EveryError: Story = everyError(setPasswordRules, { accountName: '', password: '' });
export const RefusedByTheServer: Story = sampleArgs((t) => ({
  errors: {
    accountName: t(takenAccountName),
  },
  defaultValues: { accountName: 'suyue2026' },
}));
export const Pending: Story = { args: { pending: true, defaultValues: { accountName: 'suyue2026' } } };
export const ChecksAndSubmits: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ canvasElement, args }) => {
    await userEvent.type(fieldOf(canvasElement, 'accountName'), 'suyue2026');
    await userEvent.type(fieldOf(canvasElement, 'password'), 'moon2026{Enter}');
    await expect(fieldOf(canvasElement, 'agreed')).toBeInvalid();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(fieldOf(canvasElement, 'agreed'));
    await userEvent.click(submitOf(canvasElement));
    await expect(args.onSubmit).toHaveBeenCalledWith({ accountName: 'suyue2026', password: 'moon2026', agreed: '1' }, expect.anything());
  },
};
