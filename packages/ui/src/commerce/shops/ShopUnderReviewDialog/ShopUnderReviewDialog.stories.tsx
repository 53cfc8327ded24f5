// @spec 2.120

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { inFrame } from '../../../testing/inFrame.ts';
import { opensAndCloses } from '../../../testing/opensAndCloses.tsx';
import { reopen } from '../../../testing/reopen.ts';
import { ShopUnderReviewDialog } from './ShopUnderReviewDialog.tsx';

const meta = {
  title: 'Commerce/ShopUnderReviewDialog',
  component: ShopUnderReviewDialog,
  parameters: inFrame,
  decorators: [opensAndCloses],
  args: { open: true, onClose: fn() },
} satisfies Meta<typeof ShopUnderReviewDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ClosesByButtonAndEscape: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ args }) => {
    const buttons = await screen.findAllByRole('button');
    await userEvent.click(buttons.at(-1) ?? document.body);
    await expect(await reopen()).toHaveAccessibleDescription();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};
