import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TabLinks } from './TabLinks.tsx';

const names = ['All', 'To pay', 'To send', 'To receive', 'To review', 'Returns and refunds', 'Completed'];

const meta = {
  title: 'Navigation/TabLinks',
  component: TabLinks,
  args: {
    label: 'Orders',
    links: names.map((label, index) => ({ label, href: `?status=${index}`, ...(index % 2 ? { count: index } : {}) })),
    current: '?status=5',
  },
} satisfies Meta<typeof TabLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On a phone the tabs overflow the window: the current one is scrolled into view. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const shown = canvas.getByRole('link', { current: 'page' });
    await expect(shown).toHaveAttribute('href', '?status=5');
    const [bar, link] = [canvas.getByRole('list').getBoundingClientRect(), shown.getBoundingClientRect()];
    await expect(link.left).toBeGreaterThanOrEqual(bar.left);
    await expect(link.right).toBeLessThanOrEqual(bar.right);
  },
};
export const Pill: Story = { args: { look: 'pill', current: '?status=0' } };
