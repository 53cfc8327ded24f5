import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { RemarksField } from './RemarksField.tsx';

const meta = { title: 'Forms/RemarksField', component: RemarksField, args: { onChange: fn(), onBlur: fn() } } satisfies Meta<
  typeof RemarksField
>;

export default meta;
export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.keyboard('soft');
    await expect(args.onChange).toHaveBeenLastCalledWith('soft');
    await expect(canvas.getByText(/^4/)).toBeVisible();
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledOnce();
  },
};
