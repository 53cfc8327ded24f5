import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { live } from '../../../testing/live.tsx';
import { stillRoom } from '../../../testing/names.ts';
import { sampleArgs } from '../../../testing/sampleTexts.ts';
import { FollowButton } from './FollowButton.tsx';

const meta = {
  title: 'Commerce/FollowButton',
  component: FollowButton,
  ...sampleArgs((t) => ({ shopName: t(stillRoom), followed: true, action: '#follow', fields: { shopId: '4' }, onFollow: fn() })),
  decorators: [live('followed', 'onFollow')],
} satisfies Meta<typeof FollowButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NotFollowed: Story = {
  args: { followed: false },
};
export const UnfollowsByPointerAndKeyboard: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: new RegExp(args.shopName), pressed: true });
    await userEvent.click(button);
    await expect(args.onFollow).toHaveBeenLastCalledWith(false);
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await userEvent.keyboard(' ');
    await expect(args.onFollow).toHaveBeenLastCalledWith(true);
  },
};
export const Follows: Story = {
  ...NotFollowed,
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: new RegExp(args.shopName), pressed: false });
    await userEvent.click(button);
    await expect(args.onFollow).toHaveBeenLastCalledWith(true);
  },
};
