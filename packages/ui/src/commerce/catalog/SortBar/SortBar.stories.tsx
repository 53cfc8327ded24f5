import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SortBar } from './SortBar.tsx';

const meta = {
  title: 'Commerce/SortBar',
  component: SortBar,
  args: {
    count: 128,
    sort: 'priceUp',
    hrefOf: (sort) => `?sort=${sort}`,
    layout: 'grid',
    layoutHrefOf: (layout) => `?layout=${layout}`,
  },
} satisfies Meta<typeof SortBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const current = canvas.getAllByRole('link', { current: true }).map((link) => link.getAttribute('href'));
    await expect(current).toEqual(['?layout=grid', '?sort=priceUp']);
    await expect(canvas.getAllByRole('link')).toHaveLength(6);
    await expect(canvas.getByText(/128/)).toBeVisible();
    // The two arrows stand together beside their word, on a phone too.
    const [up, down] = [...canvas.getAllByRole('link')].slice(-2).map((link) => link.querySelector('svg')?.getBoundingClientRect());
    if (!up || !down) throw new Error('The arrows are missing.');
    await expect(down.left - up.right).toBeLessThanOrEqual(up.width);
    const word = canvasElement.querySelector('.pair > span')?.getBoundingClientRect();
    await expect(up.left - (word?.right ?? 0)).toBeLessThanOrEqual(up.width);
    await expect(Math.abs(up.top - down.top)).toBeLessThanOrEqual(1);
  },
};
export const OneLayout: Story = {
  render: ({ hrefOf }) => <SortBar count={1} hrefOf={hrefOf} />,
  play: async ({ canvas }) => expect(canvas.getAllByRole('navigation')).toHaveLength(1),
};
