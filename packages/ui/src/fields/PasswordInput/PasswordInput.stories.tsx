import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { spoken } from '../../testing/spoken.ts';
import { PasswordInput } from './PasswordInput.tsx';

const meta = {
  title: 'Fields/PasswordInput',
  component: PasswordInput,
  args: { label: 'Password', name: 'password', defaultValue: 'evergreen', onChange: fn(), onBlur: fn(), onFocus: fn() },
} satisfies Meta<typeof PasswordInput>;

export default meta;
export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas, args, globals }) => {
    const input = canvas.getByLabelText(spoken(globals)('Password'));
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button'));
    await expect(input).toHaveAttribute('type', 'text');
    await userEvent.type(input, 's');
    await expect(args.onFocus).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveAttribute('type', 'password');
  },
};
