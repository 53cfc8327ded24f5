import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { sampleArgs } from '../../../testing/sampleTexts.ts';
import { Countdown } from './Countdown.tsx';

const meta = {
  title: 'Commerce/Countdown',
  component: Countdown,
  ...sampleArgs((t) => ({
    until: '2026-11-21T16:00:00+08:00',
    now: '2026-11-21T14:10:00+08:00',
    label: t({ en: 'Ends in', zh: '距结束', tn: '距結束', ko: '종료까지' }),
    onEnd: fn(),
  })),
} satisfies Meta<typeof Countdown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('timer', { name: args.label })).toHaveTextContent(/^1:(50:00|49:5\d)$/);
  },
};
export const InFull: Story = {
  args: { inFull: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent(/^01:(50:00|49:5\d)$/);
  },
};
export const AnnouncesTheEndOnce: Story = {
  tags: ['!autodocs', '!dev'],
  args: { until: '2026-11-21T14:10:01+08:00' },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent('00:00'), { timeout: 10_000 });
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledOnce());
  },
};
export const LongOver: Story = {
  args: { until: '2026-11-21T14:00:00+08:00', inFull: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('00:00:00');
    await expect(args.onEnd).not.toHaveBeenCalled();
  },
};
