import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { fieldOf, submitOf } from '../../testing/fields.ts';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';

const meta = {
  title: 'Forms/ChangePasswordForm',
  component: ChangePasswordForm,
  args: { action: '/my/my/security', accountName: 'shopper01', onSubmit: fn() },
} satisfies Meta<typeof ChangePasswordForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(submitOf(canvasElement));
    for (const name of ['password', 'passwordOld']) await waitFor(() => expect(fieldOf(canvasElement, name)).toBeInvalid());
    await userEvent.type(fieldOf(canvasElement, 'password'), 'mall2026');
    await userEvent.type(fieldOf(canvasElement, 'passwordOld'), 'camellia26');
    await userEvent.type(fieldOf(canvasElement, 'x_password1'), 'camellia27{Enter}');
    await waitFor(() => expect(fieldOf(canvasElement, 'x_password1')).toBeInvalid());
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(fieldOf(canvasElement, 'x_password1'), '{Backspace}6{Enter}');
    const values = { password: 'mall2026', passwordOld: 'camellia26', x_password1: 'camellia26' };
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(values, expect.anything()));
  },
};
export const Refused: Story = {
  args: { errors: { password: 'The present password is not right.' } },
  play: async ({ canvasElement }) => expect(fieldOf(canvasElement, 'password')).toBeInvalid(),
};
