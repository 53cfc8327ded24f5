import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StockBar } from './StockBar.tsx';

const meta = {
  title: 'Commerce/StockBar',
  component: StockBar,
  args: { left: 12, total: 40 },
  decorators: [(Story) => <div style={{ maxWidth: 280 }}>{Story()}</div>],
} satisfies Meta<typeof StockBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Before the first sale, during it, and sold out; in muted colors when the sale is not running. */
export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <StockBar {...args} />
      <StockBar {...args} left={40} />
      <StockBar {...args} isQuiet />
      <StockBar {...args} left={0} isQuiet />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText(/40/)).toHaveLength(4);
    // The bar is empty when nothing is sold, and full when the product is sold out.
    const fills = [...canvasElement.querySelectorAll<HTMLElement>('.fill')].map(({ style }) => style.width);
    await expect(fills).toEqual(['70%', '0%', '70%', '100%']);
  },
};
export const GroupsNumbers: Story = {
  tags: ['!autodocs', '!dev'],
  args: { left: 1200, total: 10000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/1,200.*10,000|10,000.*1,200/)).toBeVisible();
  },
};
