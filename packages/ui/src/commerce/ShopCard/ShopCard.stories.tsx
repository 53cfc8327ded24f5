import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { storyLanguage } from '../../testing/globals.ts';
import { storyShops } from '../../testing/shops.ts';
import { translateSample } from '../../testing/translateSample.ts';
import { ShopCard } from './ShopCard.tsx';
import { ShopCardSkeleton } from './ShopCardSkeleton.tsx';

const shopIn = (globals: Record<string, unknown>) => storyShops(storyLanguage(globals))[0];

const meta = {
  title: 'Commerce/ShopCard',
  component: ShopCard,
  subcomponents: { ShopCardSkeleton },
  args: { ...shopIn({}), onFollow: fn() },
  render: (args, { globals }) => <ShopCard {...args} {...shopIn(globals)} />,
  decorators: [(Story) => <div style={{ width: 'min(400px, 100%)' }}>{Story()}</div>],
} satisfies Meta<typeof ShopCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, globals }) => {
    const { name, href } = shopIn(globals);
    const follow = canvas.getByRole('button', { name: new RegExp(name) });
    await expect(follow).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(follow);
    await expect(args.onFollow).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard('{Enter}');
    await expect(args.onFollow).toHaveBeenCalledTimes(2);
    await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href);
    await expect(canvas.getAllByRole('img')).toHaveLength(3);
  },
};
/** Followed; without logo, location and products. */
export const States: Story = {
  render: (args, { globals }) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <ShopCard {...args} {...shopIn(globals)} follow={{ ...args.follow, followed: true }} />
      <ShopCard href="#bare" name={translateSample(globals)('Meadow')} followers={1} productCount={0} follow={args.follow} />
    </div>
  ),
};
export const Loading: Story = { render: () => <ShopCardSkeleton /> };
export const SkeletonOfTheSameBox: Story = {
  tags: ['!autodocs', '!dev'],
  render: (args, { globals }) => (
    <div style={{ display: 'grid', gap: 16, alignItems: 'start' }}>
      <div data-testid="card">
        <ShopCard {...args} {...shopIn(globals)} name={translateSample(globals)('Meadow')} />
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
