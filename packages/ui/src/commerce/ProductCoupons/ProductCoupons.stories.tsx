import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ProductCoupons } from './ProductCoupons.tsx';

const meta = {
  title: 'Commerce/ProductCoupons',
  component: ProductCoupons,
  args: {
    action: '#receive',
    onReceive: fn(),
    coupons: [
      { id: '1', benefit: { kind: 'amountOff', amount: '30.00' }, condition: 'On orders from ¥199.00', state: 'open' },
      { id: '2', benefit: { kind: 'shareOff', tenths: '9.00' }, condition: 'On serums of the Sylvane Flagship', state: 'open' },
      { id: '3', benefit: { kind: 'freeDelivery' }, condition: 'On orders from ¥99.00', state: 'held' },
      { id: '4', benefit: { kind: 'gift' }, condition: 'A travel size of the sleeping mask', state: 'gone' },
    ],
  },
  decorators: [(Story) => <div style={{ maxWidth: 440 }}>{Story()}</div>],
} satisfies Meta<typeof ProductCoupons>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const [first, second, ...others] = canvas.getAllByRole('button');
    if (!first || !second) throw new Error('the buttons are missing');
    await expect(others).toEqual([]);
    await userEvent.click(first);
    await expect(args.onReceive).toHaveBeenLastCalledWith('1');
    second.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onReceive).toHaveBeenLastCalledWith('2');
  },
};
export const OnItsWay: Story = {
  args: { pendingId: '1' },
  play: async ({ canvas }) => expect(canvas.getAllByRole('button')[0]).toHaveAttribute('aria-disabled', 'true'),
};
