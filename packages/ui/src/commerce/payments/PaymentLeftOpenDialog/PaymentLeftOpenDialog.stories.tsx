// @spec 8.14

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { inFrame } from '../../../testing/inFrame.ts';
import { opensAndCloses } from '../../../testing/opensAndCloses.tsx';
import { reopen } from '../../../testing/reopen.ts';
import { PaymentLeftOpenDialog } from './PaymentLeftOpenDialog.tsx';

const meta = {
  title: 'Commerce/PaymentLeftOpenDialog',
  component: PaymentLeftOpenDialog,
  parameters: inFrame,
  decorators: [opensAndCloses],
  args: { open: true, onClose: fn(), href: '#way-on' },
} satisfies Meta<typeof PaymentLeftOpenDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ClosesByLinkAndEscape: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(screen.getByRole('link')).toHaveAttribute('href', '#way-on');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await reopen();
    await userEvent.click(screen.getByRole('link'));
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};
