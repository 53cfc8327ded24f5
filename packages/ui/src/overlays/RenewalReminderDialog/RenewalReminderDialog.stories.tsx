// @spec 2.119

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { storyLanguage } from '../../testing/globals.ts';
import { inFrame } from '../../testing/inFrame.ts';
import { storyBenefits } from '../../testing/membership.ts';
import { RenewalReminderDialog } from './RenewalReminderDialog.tsx';

const meta = {
  title: 'Overlays/RenewalReminderDialog',
  component: RenewalReminderDialog,
  parameters: inFrame,
  render: (args, { globals }) => (
    <RenewalReminderDialog {...args} benefits={storyBenefits(storyLanguage(globals)).slice(0, args.benefits?.length)} />
  ),
  args: { open: true, onClose: fn(), onRenew: fn(), user: { name: 'Mei Lin' }, daysLeft: 7, benefits: storyBenefits('en') },
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
    within(dialog).getByRole('checkbox').focus();
    await userEvent.keyboard(' {Escape}');
    await expect(args.onClose).toHaveBeenLastCalledWith({ quiet: true });
    await userEvent.click(within(dialog).getAllByRole('button').at(-1) ?? document.body);
    await expect(args.onRenew).toHaveBeenCalledOnce();
  },
};
export const LastDay: Story = { args: { daysLeft: 1, benefits: storyBenefits('en').slice(0, 2) } };
