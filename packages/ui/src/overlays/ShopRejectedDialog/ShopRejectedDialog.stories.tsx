// @spec 2.121

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { inFrame } from '../../testing/inFrame.ts';
import { translateSample } from '../../testing/translateSample.ts';
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

export const Default: Story = {};
export const ClosesByButtonAndEscape: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ args, globals }) => {
    const reason = await screen.findByText(translateSample(globals)(args.reason));
    await waitFor(() => expect(reason).toBeVisible());
    const again = screen.getByRole('link');
    await expect(again).toHaveAttribute('href', '#again');
    await userEvent.click(screen.getAllByRole('button')[0] ?? document.body);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};
export const LongReason: Story = {
  args: {
    reason:
      'The business licence you sent ran out on 30 September 2026, and the company named on it is not the one you named. Please send a licence that is valid today, with all four corners in the picture and every line sharp enough to read. If the company has a new name, send the notice of the change as well. Your list of goods has eye drops in it, which may not be sold here; please take them off. Everything else is in order, and we keep it for your next application.',
  },
};
