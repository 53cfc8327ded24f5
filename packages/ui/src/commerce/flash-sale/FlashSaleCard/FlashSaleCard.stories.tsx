// @spec 4.25

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { drawnImage } from '../../../testing/drawnImage.ts';
import { storyFlashItems } from '../../../testing/flashSale.ts';
import { storyLanguage } from '../../../testing/globals.ts';
import { nightSerum, sylvaneFlagship } from '../../../testing/names.ts';
import { inStoryLanguage, sampleArgs } from '../../../testing/sampleTexts.ts';
import { ProductGrid } from '../../catalog/ProductCard/ProductGrid.tsx';
import { FlashSaleCard } from './FlashSaleCard.tsx';
import { FlashSaleCardSkeleton } from './FlashSaleCardSkeleton.tsx';

const meta = {
  title: 'Commerce/FlashSaleCard',
  component: FlashSaleCard,
  subcomponents: { FlashSaleCardSkeleton },
  ...sampleArgs((t) => ({
    href: '#1',
    title: t(nightSerum),
    shopName: t(sylvaneFlagship),
    variant: '30 ml',
    imageUrl: drawnImage('dropper', 'clay', true),
    price: '158.00',
    was: '198.00',
    left: 12,
    total: 40,
    state: 'running',
  })),
  decorators: [(Story) => <div style={{ maxWidth: 280 }}>{Story()}</div>],
} satisfies Meta<typeof FlashSaleCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const leadsByItsName: Story['play'] = async ({ canvas, args }) => {
  await expect(canvas.getByRole('link', { name: args.title })).toHaveAttribute('href', args.href);
  await expect(canvas.getAllByRole('link')).toHaveLength(1);
};

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link');
    await expect(link).toHaveAttribute('href', '#1');
    await expect(link).toHaveAccessibleDescription(args.title);
    await expect(canvas.getByText(/12.*40|40.*12/)).toBeInTheDocument();
    await expect(canvas.getByText('30 ml')).toBeVisible();
  },
};
export const Waiting: Story = { args: { state: 'waiting', left: 40 }, play: leadsByItsName };
export const Gone: Story = { args: { state: 'gone', left: 0 }, play: leadsByItsName };
export const Finished: Story = { args: { state: 'finished' }, play: leadsByItsName };
export const WithoutImageOrShop: Story = {
  render: ({ href, title, price, was, left, total, state }) => <FlashSaleCard {...{ href, title, price, was, left, total, state }} />,
};
export const Row: Story = {
  decorators: [(Story) => <div style={{ width: 'min(1200px, calc(100vw - 32px))' }}>{Story()}</div>],
  render: (_, { globals }) => (
    <ProductGrid label={inStoryLanguage(globals)({ en: 'Flash sale', zh: '限时抢购', tn: '限時搶購', ko: '타임 세일' })}>
      {storyFlashItems(storyLanguage(globals)).map((item) => (
        <FlashSaleCard key={item.href} {...item} />
      ))}
    </ProductGrid>
  ),
};
export const Loading: Story = { render: () => <FlashSaleCardSkeleton /> };
export const SkeletonOfTheSameBox: Story = {
  tags: ['!autodocs', '!dev'],
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: '280px 280px', gap: 16, alignItems: 'start' }}>
      <div data-testid="card">
        <FlashSaleCard {...args} />
      </div>
      <div data-testid="skeleton">
        <FlashSaleCardSkeleton />
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    const [card, skeleton] = [canvas.getByTestId('card'), canvas.getByTestId('skeleton')];
    await expect(Math.abs(card.offsetHeight - skeleton.offsetHeight)).toBeLessThanOrEqual(2);
  },
};
