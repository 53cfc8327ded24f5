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

export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <StockBar {...args} />
      <StockBar {...args} left={40} />
      <StockBar {...args} left={0} />
      <StockBar {...args} isQuiet />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText(/40/)).toHaveLength(4);
    // The bar is empty when nothing is sold, and full when the product is sold out.
    const fills = [...canvasElement.querySelectorAll<HTMLElement>('.fill')].map(({ style }) => style.width);
    await expect(fills).toEqual(['70%', '0%', '100%', '70%']);
  },
};
