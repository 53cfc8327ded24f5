import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { storyLanguage } from '../../testing/globals.ts';
import { storyShopHead } from '../../testing/shops.ts';
import { ShopHead } from './ShopHead.tsx';

const headIn = (globals: Record<string, unknown>) => storyShopHead(storyLanguage(globals));

const meta = {
  title: 'Commerce/ShopHead',
  component: ShopHead,
  args: { ...headIn({}), onFollow: fn() },
  render: (args, { globals }) => <ShopHead {...args} {...headIn(globals)} />,
} satisfies Meta<typeof ShopHead>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, globals }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: headIn(globals).name })).toBeVisible();
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onFollow).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard('{Enter}');
    await expect(args.onFollow).toHaveBeenCalledTimes(2);
  },
};
/** Without image, logo and description; followed. */
export const Bare: Story = {
  render: (_, { globals }) => {
    const { name, followers, productCount } = headIn(globals);
    return <ShopHead name={name} followers={followers} productCount={productCount} follow={{ followed: true, action: '#follow' }} />;
  },
};
