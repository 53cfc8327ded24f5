import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { live } from '../../../testing/live.tsx';
import { nightSerum } from '../../../testing/names.ts';
import { inStoryLanguage, sampleArgs } from '../../../testing/sampleTexts.ts';
import { storyShops } from '../../../testing/shops.ts';
import { ShopCard } from './ShopCard.tsx';
import { ShopCardSkeleton } from './ShopCardSkeleton.tsx';

const meadow = { en: 'Meadow', zh: '原野', tn: '原野', ko: '들녘' };

const meta = {
  title: 'Commerce/ShopCard',
  component: ShopCard,
  subcomponents: { ShopCardSkeleton },
  ...sampleArgs((_, language) => ({ ...storyShops(language)[0], onFollow: fn() })),
  decorators: [live('follow.followed', 'onFollow'), (Story) => <div style={{ width: 'min(400px, 100%)' }}>{Story()}</div>],
} satisfies Meta<typeof ShopCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Followed; without logo, location and products. */
export const States: Story = {
  args: { follow: { followed: true, action: '#follow', fields: { shopId: '0' } } },
  render: (args, { globals }) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <ShopCard {...args} />
      <ShopCard
        href="#bare"
        name={inStoryLanguage(globals)(meadow)}
        followers={1}
        productCount={0}
        follow={{ followed: false, action: '#follow' }}
      />
    </div>
  ),
};
export const Loading: Story = { render: () => <ShopCardSkeleton /> };
export const SkeletonOfTheSameBox: Story = {
  tags: ['!autodocs', '!dev'],
  render: (args, { globals }) => (
    <div style={{ display: 'grid', gap: 16, alignItems: 'start' }}>
      <div data-testid="card">
        <ShopCard {...args} name={inStoryLanguage(globals)(meadow)} />
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
export const NamesProductsWithoutImage: Story = {
  tags: ['!autodocs', '!dev'],
  ...sampleArgs((t) => ({ products: [{ href: '#serum', title: t(nightSerum) }] })),
  play: async ({ canvas, globals }) => {
    const name = inStoryLanguage(globals)(nightSerum);
    await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', '#serum');
  },
};
export const FollowsByPointerAndKeyboard: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas, args }) => {
    const { name, href } = args;
    const follow = canvas.getByRole('button', { name: new RegExp(name) });
    await expect(follow).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(follow);
    await expect(args.onFollow).toHaveBeenLastCalledWith(true);
    await expect(follow).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(args.onFollow).toHaveBeenLastCalledWith(false);
    await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href);
    await expect(canvas.getAllByRole('img')).toHaveLength(3);
  },
};
