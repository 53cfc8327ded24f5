// @spec 2.123

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { inFrame } from '../../testing/inFrame.ts';
import { PaymentSuccessDialog } from './PaymentSuccessDialog.tsx';

const meta = {
  title: 'Overlays/PaymentSuccessDialog',
  component: PaymentSuccessDialog,
  parameters: inFrame,
  args: { open: true, onClose: fn(), orderNumber: 'DJ20261121103000471', amount: '68.00', homeHref: '#home' },
} satisfies Meta<typeof PaymentSuccessDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ClosesByLinkAndEscape: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(screen.getByText(args.orderNumber)).toBeVisible();
    await expect(screen.getByText('¥68.00')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('link'));
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};
export const OfAMembership: Story = {
  args: {
    amount: '168.00',
    details: [
      { label: 'Membership', value: 'One quarter' },
      { label: 'Good until', value: '21 February 2027' },
    ],
  },
};
export const OfATopUp: Story = {
  args: {
    orderNumber: 'CZ1795241400123456789',
    numberLabel: 'Transaction number',
    amount: '200.00',
    homeHref: '#wallet',
    stepText: 'To my wallet',
  },
  play: async ({ canvas: _, args }) => {
    await expect(await screen.findByRole('link')).toHaveAttribute('href', args.homeHref);
  },
};
