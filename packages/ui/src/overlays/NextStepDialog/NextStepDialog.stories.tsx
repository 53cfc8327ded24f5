import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { InvoiceTimedOutDialog } from '../InvoiceTimedOutDialog/InvoiceTimedOutDialog.tsx';
import { PaymentLeftOpenDialog } from '../PaymentLeftOpenDialog/PaymentLeftOpenDialog.tsx';
import { ProfileIncompleteDialog } from '../ProfileIncompleteDialog/ProfileIncompleteDialog.tsx';
import { SetPaymentPasswordDialog } from '../SetPaymentPasswordDialog/SetPaymentPasswordDialog.tsx';
import { NextStepDialog } from './NextStepDialog.tsx';

const meta = {
  title: 'Overlays/NextStepDialog',
  component: NextStepDialog,
  subcomponents: { InvoiceTimedOutDialog, PaymentLeftOpenDialog, ProfileIncompleteDialog, SetPaymentPasswordDialog },
  args: {
    open: true,
    onClose: fn(),
    title: 'This address has no region yet',
    children: 'The parcel service asks for province, city and district.',
    href: '#way-on',
    stepText: 'Complete the address',
  },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(screen.getByRole('link')).toHaveAttribute('href', args.href);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getAllByRole('button').at(-1) ?? document.body);
    await userEvent.click(screen.getByRole('link'));
    await expect(args.onClose).toHaveBeenCalledTimes(3);
  },
} satisfies Meta<typeof NextStepDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: args.title });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(screen.getByRole('link', { name: args.stepText })).toHaveAttribute('href', args.href);
  },
};
export const OtherWords: Story = { args: { stayText: 'Not now', children: 'Without it nothing can be sent there.' } };
export const NoPaymentPassword: Story = {
  render: (args) => <SetPaymentPasswordDialog {...args} />,
};
export const ProfileIncomplete: Story = {
  render: (args) => <ProfileIncompleteDialog {...args} />,
};
export const PaymentLeftOpen: Story = {
  render: (args) => <PaymentLeftOpenDialog {...args} />,
};
export const InvoiceTimedOut: Story = {
  render: (args) => <InvoiceTimedOutDialog {...args} />,
};
