import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RowList } from '../../primitives/RowList/RowList.tsx';
import { translateSample } from '../../testing/translateSample.ts';
import { LedgerRow } from './LedgerRow.tsx';
import { LedgerRowSkeleton } from './LedgerRowSkeleton.tsx';

const meta = {
  title: 'Commerce/LedgerRow',
  component: LedgerRow,
  subcomponents: { LedgerRowSkeleton },
  args: { title: 'Order paid', date: '21 November 2026, 18:10', amount: '-724.00', balance: '4020.00', note: 'GM261121181000' },
} satisfies Meta<typeof LedgerRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText('−¥724.00')).toBeVisible();
    if (globals.language === 'en') await expect(canvas.getByText('minus 724.00 yuan')).toBeInTheDocument();
  },
};
/** Credits and debits of money and points, and loading rows. */
export const States: Story = {
  render: (args, { globals }) => {
    const t = translateSample(globals);
    return (
      <RowList label={t('Movements')}>
        <LedgerRow {...args} />
        <LedgerRow title={t('Returned: White Peony Hand Cream')} date={t('18 November 2026')} amount="68.00" balance="4744.00" />
        <LedgerRow title={t('Opening of the membership')} date={t('1 March 2026')} amount="1000" unit="points" balance="1280" />
        <LedgerRow title={t('Given for a gift')} date={t('2 March 2026')} amount="-60" unit="points" />
        <LedgerRowSkeleton />
      </RowList>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('+¥68.00')).toBeVisible();
    await expect(canvas.getByText('+1,000')).toBeVisible();
  },
};
export const SkeletonOfTheSameBox: Story = {
  tags: ['!autodocs', '!dev'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <div data-testid="row">
        <LedgerRow title={args.title} date={args.date} amount={args.amount} />
      </div>
      <div data-testid="skeleton">
        <LedgerRowSkeleton />
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    const [row, skeleton] = [canvas.getByTestId('row'), canvas.getByTestId('skeleton')];
    await expect(Math.abs(row.offsetHeight - skeleton.offsetHeight)).toBeLessThanOrEqual(2);
  },
};
