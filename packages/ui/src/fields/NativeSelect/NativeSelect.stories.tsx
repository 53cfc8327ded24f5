import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
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
        <option>Price</option>
        <option>Sales</option>
      </>
    ),
  },
} satisfies Meta<typeof NativeSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: 'Sort by' })).toHaveFocus();
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'Price');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalled();
  },
};
export const WithFault: Story = { args: { error: 'Choose the region.' } };
export const Disabled: Story = { args: { disabled: true } };
