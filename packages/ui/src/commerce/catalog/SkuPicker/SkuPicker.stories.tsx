// @spec 5.31

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { type InLanguage, inStoryLanguage, sampleArgs } from '../../../testing/sampleTexts.ts';
import { preselect, type Sku } from './availability.ts';
import { SkuPicker, type SkuPickerProps } from './SkuPicker.tsx';

const neroli = { en: 'Neroli', zh: '橙花', tn: '橙花', ko: '네롤리' };
const yuzu = { en: 'Yuzu', zh: '柚子', tn: '柚子', ko: '유자' };

const skusIn = (t: InLanguage): Sku[] => [
  { id: 'a', values: ['30 ml', t(neroli)], price: '168.00', stock: 0 },
  { id: 'b', values: ['50 ml', t(neroli)], price: '248.00', stock: 4 },
  { id: 'c', values: ['30 ml', t(yuzu)], price: '198.00', stock: 90 },
  { id: 'd', values: ['50 ml', t(yuzu)], price: '260.00', stock: 60 },
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
  ...sampleArgs((t) => ({
    options: [
      { name: t({ en: 'Size', zh: '规格', tn: '規格', ko: '용량' }), values: ['30 ml', '50 ml'] },
      { name: t({ en: 'Scent', zh: '香型', tn: '香型', ko: '향' }), values: [t(neroli), t(yuzu)] },
    ],
    skus: skusIn(t),
    value: preselect(skusIn(t)),
    onChange: fn(),
  })),
} satisfies Meta<typeof SkuPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** The selected combination is sold out; it remains selectable, so that the other option can be changed. */
export const SoldOut: Story = sampleArgs((t) => ({ value: ['30 ml', t(neroli)] }));
/** A value that is sold out with the rest of the selection: struck through, named as sold out, and still selectable. */
export const SoldOutCombination: Story = {
  play: async ({ canvas, globals }) => {
    const name = inStoryLanguage(globals)(neroli);
    const scent = canvas.getByRole('radio', { name: new RegExp(name) });
    await expect(scent).toHaveAccessibleName(new RegExp(`${name}.+`));
    await userEvent.click(canvas.getByText(name));
    await expect(scent).toBeChecked();
    await expect(canvas.getByRole('status')).not.toBeEmptyDOMElement();
  },
};
export const SelectsByPointerAndArrowKeys: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas, canvasElement, args, globals }) => {
    const scent = inStoryLanguage(globals)(yuzu);
    const form = canvasElement.querySelector('form') ?? undefined;
    await expect(Object.fromEntries(new FormData(form))).toEqual({ 'option-0': '30 ml', 'option-1': scent });
    await userEvent.click(canvas.getByText('50 ml'));
    await expect(args.onChange).toHaveBeenLastCalledWith(['50 ml', scent], expect.objectContaining({ id: 'd' }));
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['30 ml', scent], expect.objectContaining({ id: 'c' }));
  },
};
