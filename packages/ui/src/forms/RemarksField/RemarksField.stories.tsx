import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inStoryLanguage } from '../../testing/sampleTexts.ts';
import { RemarksField } from './RemarksField.tsx';

const meta = { title: 'Forms/RemarksField', component: RemarksField, args: { onChange: fn(), onBlur: fn() } } satisfies Meta<
  typeof RemarksField
>;

export default meta;
export const Default: StoryObj<typeof meta> = {
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
