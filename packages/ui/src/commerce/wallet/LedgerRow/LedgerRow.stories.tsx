import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RowList } from '../../../primitives/RowList/RowList.tsx';
import { inStoryLanguage, sampleArgs } from '../../../testing/sampleTexts.ts';
import { LedgerRow } from './LedgerRow.tsx';
import { LedgerRowSkeleton } from './LedgerRowSkeleton.tsx';

const meta = {
  title: 'Commerce/LedgerRow',
  component: LedgerRow,
  subcomponents: { LedgerRowSkeleton },
  ...sampleArgs((t) => ({
    title: t({ en: 'Order paid', zh: '订单支付', tn: '訂單付款', ko: '주문 결제' }),
    date: t({ en: 'November 21, 2026, 18:10', zh: '2026年11月21日 18:10', tn: '2026年11月21日 18:10', ko: '2026년 11월 21일 18:10' }),
    amount: '-724.00',
    balance: '4020.00',
    note: 'GM261121181000',
  })),
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
    const t = inStoryLanguage(globals);
    return (
      <RowList label={t({ en: 'Movements', zh: '收支明细', tn: '收支明細', ko: '입출금 내역' })}>
        <LedgerRow {...args} />
        <LedgerRow
          title={t({
            en: 'Returned: White Peony Hand Cream',
            zh: '退款：白毫护手霜',
            tn: '退款：白毫護手霜',
            ko: '환불: 화이트 피오니 핸드크림',
          })}
          date={t({ en: 'November 18, 2026', zh: '2026年11月18日', tn: '2026年11月18日', ko: '2026년 11월 18일' })}
          amount="68.00"
          balance="4744.00"
        />
        <LedgerRow
          title={t({ en: 'Opening of the membership', zh: '开通会员', tn: '開通會員', ko: '멤버십 가입' })}
          date={t({ en: 'March 1, 2026', zh: '2026年3月1日', tn: '2026年3月1日', ko: '2026년 3월 1일' })}
          amount="1000"
          unit="points"
          balance="1280"
        />
        <LedgerRow
          title={t({ en: 'Given for a gift', zh: '兑换礼品', tn: '兌換禮品', ko: '사은품 교환' })}
          date={t({ en: 'March 2, 2026', zh: '2026年3月2日', tn: '2026年3月2日', ko: '2026년 3월 2일' })}
          amount="-60"
          unit="points"
        />
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
