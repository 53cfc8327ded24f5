import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { translateSample } from '../../testing/translateSample.ts';
import { TextInput } from './TextInput.tsx';

const meta = {
  title: 'Fields/TextInput',
  component: TextInput,
  args: { label: 'Full name', name: 'fullName', onChange: fn(), onBlur: fn(), onFocus: fn() },
} satisfies Meta<typeof TextInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, globals }) => {
    const [label, name] = translateSample(globals)(['Full name', 'Mei Lin'] as const);
    await userEvent.click(canvas.getByText(label));
    await expect(args.onFocus).toHaveBeenCalledOnce();
    await userEvent.keyboard(name);
    await expect(canvas.getByRole('textbox', { name: label })).toHaveValue(name);
    await expect(args.onChange).toHaveBeenCalledTimes(name.length);
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledOnce();
  },
};
export const WithHint: Story = { args: { hint: 'As it stands on the parcel.' } };
export const WithFault: Story = {
  args: { error: 'The name contains characters that are not allowed.', hint: 'As it stands on the parcel.', defaultValue: '<Lin>' },
  play: async ({ canvas, globals }) => {
    const t = translateSample(globals);
    const input = canvas.getByRole('textbox');
    await expect(input).toBeInvalid();
    const description = [t('The name contains characters that are not allowed.'), t('As it stands on the parcel.')].join(' ');
    await expect(input).toHaveAccessibleDescription(description);
  },
};
export const SomeLines: Story = { args: { rows: 3, label: 'Message to the shop' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Mei Lin' } };
