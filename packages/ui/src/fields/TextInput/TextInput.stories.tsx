import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { TextInput } from './TextInput.tsx';

const meta = {
  title: 'Fields/TextInput',
  component: TextInput,
  args: { label: 'Full name', name: 'user_name', onChange: fn(), onBlur: fn(), onFocus: fn() },
} satisfies Meta<typeof TextInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('Full name'));
    await expect(args.onFocus).toHaveBeenCalledOnce();
    await userEvent.keyboard('Lin');
    await expect(canvas.getByRole('textbox', { name: 'Full name' })).toHaveValue('Lin');
    await expect(args.onChange).toHaveBeenCalledTimes(3);
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledOnce();
  },
};
export const WithHint: Story = { args: { hint: 'As it stands on the parcel.' } };
export const WithFault: Story = {
  args: { error: 'Please leave special characters out of the name.', hint: 'As it stands on the parcel.', defaultValue: '<Lin>' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Please leave special characters out of the name. As it stands on the parcel.');
  },
};
export const SomeLines: Story = { args: { rows: 3, label: 'Message' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Lin Mei' } };
