import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inStoryLanguage, sampleArgs } from '../../testing/sampleTexts.ts';
import { RemarksField } from './RemarksField.tsx';

const meta = { title: 'Forms/RemarksField', component: RemarksField, args: { onChange: fn(), onBlur: fn() } } satisfies Meta<
  typeof RemarksField
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** With a text from before and another label. */
export const Filled: Story = {
  ...sampleArgs((t) => ({
    label: t({ en: 'Message to the courier', zh: '给快递员的留言', tn: '給快遞員的留言', ko: '배송 기사님께' }),
    defaultValue: t({
      en: 'Please leave the parcel with the neighbor on the left.',
      zh: '请把包裹放在左边邻居家。',
      tn: '請把包裹放在左邊鄰居家。',
      ko: '왼쪽 이웃집에 맡겨 주세요.',
    }),
  })),
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: new RegExp(String(args.label)) });
    await expect(field).toHaveValue(args.defaultValue);
    await expect(canvas.getByText(new RegExp(`^${String(args.defaultValue).length}`))).toBeVisible();
  },
};
export const WithError: Story = {
  ...sampleArgs((t) => ({
    error: t({
      en: 'The shop cannot read this message. Leave out the symbols.',
      zh: '店铺无法读取此留言，请去掉特殊符号。',
      tn: '店鋪無法讀取此留言，請去掉特殊符號。',
      ko: '판매자가 읽을 수 없는 글자가 있습니다. 기호를 빼 주세요.',
    }),
  })),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(expect.stringContaining(String(args.error)));
  },
};
export const CountsTypedCharacters: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas, args, globals }) => {
    const remark = inStoryLanguage(globals)({
      en: 'Please pack it softly.',
      zh: '请包装得仔细一些。',
      tn: '請包裝得仔細一些。',
      ko: '꼼꼼하게 포장해 주세요.',
    });
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.keyboard(remark);
    await expect(args.onChange).toHaveBeenLastCalledWith(remark);
    await expect(canvas.getByText(new RegExp(`^${remark.length}`))).toBeVisible();
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledOnce();
  },
};
