import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { translateSample } from '../../testing/translateSample.ts';
import { PasswordInput } from './PasswordInput.tsx';

const meta = {
  title: 'Fields/PasswordInput',
  component: PasswordInput,
  args: { label: 'Password', name: 'password', defaultValue: 'evergreen', onChange: fn(), onBlur: fn(), onFocus: fn() },
} satisfies Meta<typeof PasswordInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, globals }) => {
    const input = canvas.getByLabelText(translateSample(globals)('Password'));
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
export const Empty: Story = { args: { defaultValue: '' } };
export const WithHint: Story = {
  args: { label: 'New password', hint: '6 to 16 characters, no spaces', autoComplete: 'new-password', defaultValue: '' },
  play: async ({ canvas, globals }) => {
    const t = translateSample(globals);
    await expect(canvas.getByLabelText(t('New password'))).toHaveAccessibleDescription(t('6 to 16 characters, no spaces'));
  },
};
/** The error is above the hint, which states the rule. */
export const WithError: Story = {
  args: { error: 'Enter at least 6 characters.', hint: '6 to 16 characters, no spaces', defaultValue: 'fern' },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByLabelText(translateSample(globals)('Password'))).toBeInvalid();
  },
};
export const Shown: Story = {
  play: async ({ canvas, globals }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByLabelText(translateSample(globals)('Password'))).toHaveAttribute('type', 'text');
  },
};
export const Disabled: Story = { args: { disabled: true } };
