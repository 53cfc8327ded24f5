import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { PasswordInput } from './PasswordInput.tsx';

const meta = {
  title: 'Fields/PasswordInput',
  component: PasswordInput,
  args: { label: 'Password', name: 'password', defaultValue: 'evergreen' },
} satisfies Meta<typeof PasswordInput>;

export default meta;
export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Password');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button'));
    await expect(input).toHaveAttribute('type', 'text');
  },
};
