import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { spoken } from '../../testing/spoken.ts';
import { NativeSelect } from './NativeSelect.tsx';

const meta = {
  title: 'Fields/NativeSelect',
  component: NativeSelect,
  args: {
    label: 'Sort by',
    onChange: fn(),
    onBlur: fn(),
    children: (
      <>
        <option>Our choice</option>
        <option>Lowest price</option>
        <option>Best sellers</option>
      </>
    ),
  },
} satisfies Meta<typeof NativeSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, globals }) => {
    const say = spoken(globals);
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: say('Sort by') })).toHaveFocus();
    await userEvent.selectOptions(canvas.getByRole('combobox'), say('Lowest price'));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalled();
  },
};
export const WithFault: Story = { args: { error: 'Choose how to sort.' } };
export const Disabled: Story = { args: { disabled: true } };
