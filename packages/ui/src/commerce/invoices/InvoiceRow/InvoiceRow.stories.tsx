import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RowList } from '../../../primitives/RowList/RowList.tsx';
import { moonlightLabs, sylvaneFlagship } from '../../../testing/names.ts';
import { inStoryLanguage, sampleArgs } from '../../../testing/sampleTexts.ts';
import { InvoiceRow } from './InvoiceRow.tsx';
import { InvoiceRowSkeleton } from './InvoiceRowSkeleton.tsx';

const meta = {
  title: 'Commerce/InvoiceRow',
  component: InvoiceRow,
  subcomponents: { InvoiceRowSkeleton },
  ...sampleArgs((t) => ({
    number: 'GM20261110093000000044',
    placed: t({ en: 'November 10, 2026', zh: '2026年11月10日', tn: '2026年11月10日', ko: '2026년 11월 10일' }),
    shopName: t(sylvaneFlagship),
    amount: '1246.00',
    actions: (
      <Button size="small" variant="outlined">
        {t({ en: 'Ask for it', zh: '申请开票', tn: '申請開票', ko: '계산서 신청' })}
      </Button>
    ),
  })),
} satisfies Meta<typeof InvoiceRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('article', { name: new RegExp(args.number) })).toHaveTextContent('¥1,246.00');
    await expect(canvas.getByRole('button')).toBeVisible();
  },
};
/** Not requested, requested, too late to request, and loading with the size of the first. */
export const States: Story = {
  render: (args, { globals }) => (
    <RowList label={inStoryLanguage(globals)({ en: 'Invoices', zh: '发票', tn: '發票', ko: '계산서' })}>
      <InvoiceRow {...args} data-testid="row" />
      <InvoiceRow {...args} titleName={inStoryLanguage(globals)(moonlightLabs)} email="shopper01@example.com" />
      <InvoiceRow
        number="GM2026090109300000004"
        placed={inStoryLanguage(globals)({ en: 'September 1, 2026', zh: '2026年9月1日', tn: '2026年9月1日', ko: '2026년 9월 1일' })}
        amount="62.00"
      />
      <InvoiceRowSkeleton data-testid="skeleton" />
    </RowList>
  ),
  play: async ({ canvas }) => {
    const [row, skeleton] = [canvas.getByTestId('row'), canvas.getByTestId('skeleton')];
    await expect(Math.abs(row.offsetHeight - skeleton.offsetHeight)).toBeLessThanOrEqual(2);
  },
};
