import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { translateSample } from '../../testing/translateSample.ts';
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
    const t = translateSample(globals);
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: t('Sort by') })).toHaveFocus();
    await userEvent.selectOptions(canvas.getByRole('combobox'), t('Lowest price'));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalled();
  },
};
export const WithFault: Story = { args: { error: 'Choose how to sort.' } };
export const Disabled: Story = { args: { disabled: true } };
