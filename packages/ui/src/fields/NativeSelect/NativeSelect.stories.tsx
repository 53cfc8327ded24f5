import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inStoryLanguage, sampleArgs } from '../../testing/sampleTexts.ts';
import { NativeSelect } from './NativeSelect.tsx';

const lowestPrice = { en: 'Lowest price', zh: '价格从低到高', tn: '價格從低到高', ko: '낮은 가격순' };

const meta = {
  title: 'Fields/NativeSelect',
  component: NativeSelect,
  ...sampleArgs((t) => ({
    label: t({ en: 'Sort by', zh: '排序方式', tn: '排序方式', ko: '정렬' }),
    onChange: fn(),
    onBlur: fn(),
    children: (
      <>
        <option>{t({ en: 'Our choice', zh: '综合推荐', tn: '綜合推薦', ko: '추천순' })}</option>
        <option>{t(lowestPrice)}</option>
        <option>{t({ en: 'Best sellers', zh: '销量从高到低', tn: '銷量從高到低', ko: '판매량순' })}</option>
      </>
    ),
  })),
} satisfies Meta<typeof NativeSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithError: Story = sampleArgs((t) => ({
  error: t({ en: 'Choose how to sort.', zh: '请选择排序方式。', tn: '請選擇排序方式。', ko: '정렬 방법을 선택해 주세요.' }),
}));
export const Disabled: Story = { args: { disabled: true } };
export const SelectsAnOption: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas, args, globals }) => {
    const t = inStoryLanguage(globals);
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: args.label })).toHaveFocus();
    await userEvent.selectOptions(canvas.getByRole('combobox'), t(lowestPrice));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalled();
  },
};
