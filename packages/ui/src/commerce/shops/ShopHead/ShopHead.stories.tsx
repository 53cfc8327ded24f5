import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { live } from '../../../testing/live.tsx';
import { sampleArgs } from '../../../testing/sampleTexts.ts';
import { storyShopHead } from '../../../testing/shops.ts';
import { ShopHead } from './ShopHead.tsx';

const meta = {
  title: 'Commerce/ShopHead',
  component: ShopHead,
  ...sampleArgs((_, language) => ({ ...storyShopHead(language), onFollow: fn() })),
  decorators: [live('follow.followed', 'onFollow')],
} satisfies Meta<typeof ShopHead>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Without image, logo and description; followed. */
export const Bare: Story = {
  args: { follow: { followed: true, action: '#follow' } },
  render: ({ name, followers, productCount, follow, onFollow }) => (
    <ShopHead {...{ name, followers, follow }} productCount={productCount} {...(onFollow && { onFollow })} />
  ),
};
export const FollowsByPointerAndKeyboard: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: args.name })).toBeVisible();
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onFollow).toHaveBeenLastCalledWith(true);
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(args.onFollow).toHaveBeenLastCalledWith(false);
  },
};
