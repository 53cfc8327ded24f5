// @spec 5.31

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { translateSample } from '../../testing/translateSample.ts';
import { preselect, type Sku } from './availability.ts';
import { SkuPicker, type SkuPickerProps } from './SkuPicker.tsx';

const skus: Sku[] = [
  { id: 'a', values: ['30 ml', 'Neroli'], price: '168.00', stock: 0 },
  { id: 'b', values: ['50 ml', 'Neroli'], price: '248.00', stock: 4 },
  { id: 'c', values: ['30 ml', 'Yuzu'], price: '198.00', stock: 90 },
  { id: 'd', values: ['50 ml', 'Yuzu'], price: '260.00', stock: 60 },
];

function Stateful(props: SkuPickerProps) {
  const [value, setValue] = useState(props.value);
  return (
    <form>
      <SkuPicker
        {...props}
        value={value}
        onChange={(next, sku) => {
          setValue(next);
          props.onChange(next, sku);
        }}
      />
    </form>
  );
}

const meta = {
  title: 'Commerce/SkuPicker',
  component: SkuPicker,
  render: (args) => <Stateful {...args} />,
  args: {
    options: [
      { name: 'Size', values: ['30 ml', '50 ml'] },
      { name: 'Scent', values: ['Neroli', 'Yuzu'] },
    ],
    skus,
    value: preselect(skus),
    onChange: fn(),
  },
} satisfies Meta<typeof SkuPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement, args, globals }) => {
    const yuzu = translateSample(globals)('Yuzu');
    const form = canvasElement.querySelector('form') ?? undefined;
    await expect(Object.fromEntries(new FormData(form))).toEqual({ 'option-0': '30 ml', 'option-1': yuzu });
    await userEvent.click(canvas.getByText('50 ml'));
    await expect(args.onChange).toHaveBeenLastCalledWith(['50 ml', yuzu], expect.objectContaining({ id: 'd' }));
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['30 ml', yuzu], expect.objectContaining({ id: 'c' }));
  },
};
/** The selected combination is sold out; it remains selectable, so that the other option can be changed. */
export const SoldOut: Story = { args: { value: ['30 ml', 'Neroli'] } };
export const SoldOutCombination: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas, globals }) => {
    const name = translateSample(globals)('Neroli');
    const neroli = canvas.getByRole('radio', { name: new RegExp(name) });
    await expect(neroli).toHaveAccessibleName(new RegExp(`${name}.+`));
    await userEvent.click(canvas.getByText(name));
    await expect(neroli).toBeChecked();
    await expect(canvas.getByRole('status')).not.toBeEmptyDOMElement();
  },
};
