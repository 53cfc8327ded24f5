import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { translateSample } from '../../testing/translateSample.ts';
import { FollowButton } from './FollowButton.tsx';

const meta = {
  title: 'Commerce/FollowButton',
  component: FollowButton,
  args: { shopName: 'Still Room', followed: true, action: '#follow', fields: { shopId: '4' }, onFollow: fn() },
} satisfies Meta<typeof FollowButton>;

export default meta;
export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas, args, globals }) => {
    const button = canvas.getByRole('button', { name: new RegExp(translateSample(globals)('Still Room')), pressed: true });
    await userEvent.click(button);
    await expect(args.onFollow).toHaveBeenLastCalledWith(false);
    await userEvent.keyboard(' ');
    await expect(args.onFollow).toHaveBeenCalledTimes(2);
  },
};
