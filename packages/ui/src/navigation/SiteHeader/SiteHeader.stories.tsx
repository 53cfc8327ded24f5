import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { storyLanguage } from '../../testing/globals.ts';
import { storyHeader } from '../../testing/shell.tsx';
import { SiteHeader } from './SiteHeader.tsx';

const meta = {
  title: 'Navigation/SiteHeader',
  component: SiteHeader,
  parameters: { layout: 'fullscreen' },
  args: storyHeader('en'),
  render: (args, { globals }) => <SiteHeader {...args} {...storyHeader(storyLanguage(globals))} cartCount={args.cartCount ?? 0} />,
} satisfies Meta<typeof SiteHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const menu = canvasElement.querySelector('summary');
    if (!menu || window.innerWidth >= 900) return;
    const before = canvasElement.querySelector('header')?.getBoundingClientRect().height;
    await userEvent.click(menu);
    await expect(canvasElement.querySelector('details')).toHaveAttribute('open');
    await expect(canvasElement.querySelector('header')?.getBoundingClientRect().height).toBe(before);
  },
};
export const SignedIn: Story = {
  args: { user: { name: '林梅', isMember: true, signOutAction: '/logout' }, couponCount: 2, unreadMessages: true, cartCount: 128 },
  render: (args, { globals }) => {
    const { cartCount: _, ...shell } = storyHeader(storyLanguage(globals));
    return <SiteHeader {...args} {...shell} />;
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99+')).toBeVisible();
  },
};
export const FewItems: Story = {
  args: { menu: [1, 4] },
  render: (args, { globals }) => <SiteHeader {...args} {...storyHeader(storyLanguage(globals))} menu={[1, 4]} cartCount={0} />,
};
