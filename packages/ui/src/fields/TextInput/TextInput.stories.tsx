import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { meiLin } from '../../testing/names.ts';
import { inStoryLanguage, sampleArgs } from '../../testing/sampleTexts.ts';
import { TextInput } from './TextInput.tsx';

const nameHint = {
  en: 'As it is written on the parcel.',
  zh: '将印在包裹面单上。',
  tn: '將印在包裹面單上。',
  ko: '운송장에 적힐 이름입니다.',
};

const meta = {
  title: 'Fields/TextInput',
  component: TextInput,
  ...sampleArgs((t) => ({
    label: t({ en: 'Full name', zh: '收货人', tn: '收貨人', ko: '받는 분' }),
    name: 'fullName',
    onChange: fn(),
    onBlur: fn(),
    onFocus: fn(),
  })),
} satisfies Meta<typeof TextInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithHint: Story = sampleArgs((t) => ({ hint: t(nameHint) }));
export const WithError: Story = {
  ...sampleArgs((t) => ({
    error: t({
      en: 'Leave special characters out of the name.',
      zh: '请删除收货人姓名中的特殊字符。',
      tn: '請刪除收貨人姓名中的特殊字元。',
      ko: '이름에서 특수 문자를 빼 주세요.',
    }),
    hint: t(nameHint),
    defaultValue: t({ en: '<Lin>', zh: '<林梅>', tn: '<林梅>', ko: '<김서연>' }),
  })),
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(`${args.error} ${args.hint}`);
  },
};
export const SomeLines: Story = sampleArgs((t) => ({
  rows: 3,
  label: t({ en: 'Message to the shop', zh: '给卖家留言', tn: '給賣家留言', ko: '상점에 남길 메시지' }),
}));
export const Disabled: Story = sampleArgs((t) => ({ disabled: true, defaultValue: t(meiLin) }));
export const ReportsFocusAndTyping: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas, args, globals }) => {
    const [label, name] = [String(args.label), inStoryLanguage(globals)(meiLin)];
    await userEvent.click(canvas.getByText(label));
    await expect(args.onFocus).toHaveBeenCalledOnce();
    await userEvent.keyboard(name);
    await expect(canvas.getByRole('textbox', { name: label })).toHaveValue(name);
    await expect(args.onChange).toHaveBeenCalledTimes(name.length);
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledOnce();
  },
};
