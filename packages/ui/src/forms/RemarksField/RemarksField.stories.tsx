import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { translateSample } from '../../testing/translateSample.ts';
import { RemarksField } from './RemarksField.tsx';

const meta = { title: 'Forms/RemarksField', component: RemarksField, args: { onChange: fn(), onBlur: fn() } } satisfies Meta<
  typeof RemarksField
>;

export default meta;
export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas, args, globals }) => {
    const remark = translateSample(globals)('Please pack it softly.');
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.keyboard(remark);
    await expect(args.onChange).toHaveBeenLastCalledWith(remark);
    await expect(canvas.getByText(new RegExp(`^${remark.length}`))).toBeVisible();
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledOnce();
  },
};
