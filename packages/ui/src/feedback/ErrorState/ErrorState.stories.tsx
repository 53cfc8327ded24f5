import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { sampleArgs } from '../../testing/sampleTexts.ts';
import { ErrorState } from './ErrorState.tsx';

const meta = { title: 'Feedback/ErrorState', component: ErrorState, args: { onRetry: fn() } } satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutScript: Story = sampleArgs((t) => ({
  retryHref: '?',
  title: t({ en: 'The reviews did not load', zh: '评价没有加载出来', tn: '評價沒有加載出來', ko: '후기를 불러오지 못했습니다' }),
}));
export const RetriesByPointerAndKeyboard: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledTimes(2);
  },
};
