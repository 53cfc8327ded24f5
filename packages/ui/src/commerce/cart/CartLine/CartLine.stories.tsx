// @spec 3.18

import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { drawnImage } from '../../../testing/drawnImage.ts';
import { live } from '../../../testing/live.tsx';
import { nightSerum } from '../../../testing/names.ts';
import { inStoryLanguage, sampleArgs } from '../../../testing/sampleTexts.ts';
import { QuantityStepper } from '../QuantityStepper/QuantityStepper.tsx';
import { CartLine } from './CartLine.tsx';
import { CartLineSkeleton } from './CartLineSkeleton.tsx';

const select = fn();

const meta = {
  title: 'Commerce/CartLine',
  component: CartLine,
  subcomponents: { CartLineSkeleton },
  ...sampleArgs((t) => ({
    href: '#1',
    title: t(nightSerum),
    spec: '30 ml',
    price: '328.00',
    amount: '656.00',
    imageUrl: drawnImage('dropper', 'clay', true),
    selection: { name: 'cartId', value: '1', checked: false, onChange: select },
    quantity: '× 2',
  })),
  decorators: [live('selection.checked', 'selection.onChange')],
} satisfies Meta<typeof CartLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Shown to a shopper without membership and to a member. */
export const MembersPrice: Story = {
  args: { memberPrice: '311.60' },
  // As in an order: nothing to select.
  render: ({ memberPrice = '', selection: _, ...args }, { globals }) => (
    <>
      <CartLine {...args} memberPrice={memberPrice} />
      <CartLine
        {...args}
        title={inStoryLanguage(globals)({ en: 'Camellia Hair Oil', zh: '山茶花护发油', tn: '山茶花護髮油', ko: '동백 헤어 오일' })}
        price="121.60"
        was="128.00"
        amount="121.60"
        quantity="× 1"
      />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/¥311\.60/)).toBeVisible();
    await expect(canvas.getByText('¥128.00')).toBeVisible();
  },
};
export const OffShelf: Story = {
  args: { state: 'offShelf' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeDisabled();
  },
};
export const Loading: Story = { render: () => <CartLineSkeleton withTick withControls /> };
export const SkeletonOfTheSameBox: Story = {
  tags: ['!autodocs', '!dev'],
  ...sampleArgs((t) => ({
    quantity: <QuantityStepper value={2} max={9} onChange={() => {}} />,
    actions: (
      <Button variant="text" size="small">
        {t({ en: 'Remove', zh: '删除', tn: '刪除', ko: '삭제' })}
      </Button>
    ),
  })),
  render: (args) => (
    <>
      <div data-testid="line">
        <CartLine {...args} />
      </div>
      <div data-testid="skeleton">
        <CartLineSkeleton withTick withControls />
      </div>
    </>
  ),
  play: async ({ canvas }) => {
    const [line, skeleton] = [canvas.getByTestId('line'), canvas.getByTestId('skeleton')];
    await expect(Math.abs(line.offsetHeight - skeleton.offsetHeight)).toBeLessThanOrEqual(2);
  },
};
export const ReportsTheSelection: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas, args }) => {
    const checkbox = canvas.getByRole('checkbox', { name: new RegExp(args.title) });
    await userEvent.click(checkbox);
    await expect(select).toHaveBeenLastCalledWith(true);
    await expect(checkbox).toBeChecked();
  },
};
