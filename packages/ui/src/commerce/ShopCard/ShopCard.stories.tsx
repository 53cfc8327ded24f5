import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { storyShops } from '../../testing/shops.ts';
import { ShopCard } from './ShopCard.tsx';
import { ShopCardSkeleton } from './ShopCardSkeleton.tsx';

const [shop] = storyShops('en');

const meta = {
  title: 'Commerce/ShopCard',
  component: ShopCard,
  subcomponents: { ShopCardSkeleton },
  args: { ...shop, onFollow: fn() },
  decorators: [(Story) => <div style={{ width: 'min(400px, 100%)' }}>{Story()}</div>],
} satisfies Meta<typeof ShopCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const follow = canvas.getByRole('button', { name: new RegExp(args.name) });
    await expect(follow).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(follow);
    await expect(args.onFollow).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard('{Enter}');
    await expect(args.onFollow).toHaveBeenCalledTimes(2);
    await expect(canvas.getByRole('link', { name: args.name })).toHaveAttribute('href', args.href);
    await expect(canvas.getAllByRole('img')).toHaveLength(3);
  },
};
/** Followed; without logo, place and goods. */
export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <ShopCard {...args} follow={{ ...args.follow, followed: true }} />
      <ShopCard href="#bare" name="Meadow" followers={1} productCount={0} follow={args.follow} />
    </div>
  ),
};
export const SkeletonOfTheSameBox: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, alignItems: 'start' }}>
      <div data-testid="card">
        <ShopCard {...args} name="Meadow" />
      </div>
      <div data-testid="skeleton">
        <ShopCardSkeleton />
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    const [card, skeleton] = [canvas.getByTestId('card'), canvas.getByTestId('skeleton')];
    await expect(Math.abs(card.offsetHeight - skeleton.offsetHeight)).toBeLessThanOrEqual(2);
  },
};
