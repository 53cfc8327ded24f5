// @spec 2.119

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { inFrame } from '../../../testing/inFrame.ts';
import { storyBenefits } from '../../../testing/membership.ts';
import { meiLin } from '../../../testing/names.ts';
import { opensAndCloses } from '../../../testing/opensAndCloses.tsx';
import { reopen } from '../../../testing/reopen.ts';
import { sampleArgs } from '../../../testing/sampleTexts.ts';
import { RenewalReminderDialog } from './RenewalReminderDialog.tsx';

const meta = {
  title: 'Commerce/RenewalReminderDialog',
  component: RenewalReminderDialog,
  decorators: [opensAndCloses],
  ...sampleArgs(
    (t, language) => ({
      open: true,
      onClose: fn(),
      onRenew: fn(),
      user: { name: t(meiLin) },
      daysLeft: 7,
      benefits: storyBenefits(language),
    }),
    inFrame,
  ),
} satisfies Meta<typeof RenewalReminderDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ReportsHowItIsClosed: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenLastCalledWith({ quiet: false });
    await reopen();
    screen.getByRole('checkbox').focus();
    await userEvent.keyboard(' {Escape}');
    await expect(args.onClose).toHaveBeenLastCalledWith({ quiet: true });
    await reopen();
    await userEvent.click(screen.getAllByRole('button').at(-1) ?? document.body);
    await expect(args.onRenew).toHaveBeenCalledOnce();
  },
};
export const LastDay: Story = sampleArgs((_, language) => ({ daysLeft: 1, benefits: storyBenefits(language).slice(0, 2) }));
