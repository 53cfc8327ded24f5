import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { everyError } from '../../testing/everyError.ts';
import { fieldOf, submitOf } from '../../testing/fields.ts';
import { sampleArgs } from '../../testing/sampleTexts.ts';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';
import { changePasswordRules } from './rules.ts';

const meta = {
  title: 'Forms/ChangePasswordForm',
  component: ChangePasswordForm,
  args: { action: '/my/my/security', accountName: 'shopper01', onSubmit: fn() },
} satisfies Meta<typeof ChangePasswordForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** As after a press on the button while every field is wrong: each error is at its field. */
export const EveryError: Story = everyError(changePasswordRules, { currentPassword: '', newPassword: '', repeatedPassword: '' });
export const RefusedByTheServer: Story = {
  ...sampleArgs((t) => ({
    errors: {
      currentPassword: t({
        en: 'The current password is wrong.',
        zh: '当前密码错误。',
        tn: '目前的密碼錯誤。',
        ko: '현재 비밀번호가 맞지 않습니다.',
      }),
    },
  })),
  play: async ({ canvasElement }) => expect(fieldOf(canvasElement, 'currentPassword')).toBeInvalid(),
};
export const Pending: Story = { args: { pending: true } };
export const ChecksAndSubmits: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ canvasElement, args }) => {
    await userEvent.click(submitOf(canvasElement));
    for (const name of ['currentPassword', 'newPassword']) await waitFor(() => expect(fieldOf(canvasElement, name)).toBeInvalid());
    await userEvent.type(fieldOf(canvasElement, 'currentPassword'), 'mall2026');
    await userEvent.type(fieldOf(canvasElement, 'newPassword'), 'camellia26');
    await userEvent.type(fieldOf(canvasElement, 'repeatedPassword'), 'camellia27{Enter}');
    await waitFor(() => expect(fieldOf(canvasElement, 'repeatedPassword')).toBeInvalid());
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(fieldOf(canvasElement, 'repeatedPassword'), '{Backspace}6{Enter}');
    const values = { currentPassword: 'mall2026', newPassword: 'camellia26', repeatedPassword: 'camellia26' };
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(values, expect.anything()));
  },
};
