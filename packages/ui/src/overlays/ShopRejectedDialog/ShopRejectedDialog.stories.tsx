import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { inFrame } from '../../testing/inFrame.ts';
import { ShopRejectedDialog } from './ShopRejectedDialog.tsx';

const meta = {
  title: 'Overlays/ShopRejectedDialog',
  component: ShopRejectedDialog,
  parameters: inFrame,
  args: {
    open: true,
    onClose: fn(),
    reason: 'The back of the identity card cannot be read. Please take a new picture and apply again.',
    applyAgainHref: '#again',
  },
} satisfies Meta<typeof ShopRejectedDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    const reason = await screen.findByText(args.reason);
    await waitFor(() => expect(reason).toBeVisible());
    const again = screen.getByRole('link');
    await expect(again).toHaveAttribute('href', '#again');
    await userEvent.click(screen.getAllByRole('button')[0] ?? document.body);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};
export const LongReason: Story = { args: { reason: `${'The licence has expired. '.repeat(19)}Please renew it.` } };
