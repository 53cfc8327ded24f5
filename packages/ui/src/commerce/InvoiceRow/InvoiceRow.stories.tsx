import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RowList } from '../../primitives/RowList/RowList.tsx';
import { translateSample } from '../../testing/translateSample.ts';
import { InvoiceRow } from './InvoiceRow.tsx';
import { InvoiceRowSkeleton } from './InvoiceRowSkeleton.tsx';

const meta = {
  title: 'Commerce/InvoiceRow',
  component: InvoiceRow,
  subcomponents: { InvoiceRowSkeleton },
  args: {
    number: 'GM20261110093000000044',
    placed: '10 November 2026',
    shopName: 'Sylvane Flagship',
    amount: '1246.00',
    actions: (
      <Button size="small" variant="outlined">
        Ask for it
      </Button>
    ),
  },
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
    <RowList label={translateSample(globals)('Invoices')}>
      <InvoiceRow {...args} data-testid="row" />
      <InvoiceRow {...args} titleName={translateSample(globals)('Moonlight Labs, Hangzhou')} email="shopper01@example.com" />
      <InvoiceRow number="GM2026090109300000004" placed={translateSample(globals)('1 September 2026')} amount="62.00" />
      <InvoiceRowSkeleton data-testid="skeleton" />
    </RowList>
  ),
  play: async ({ canvas }) => {
    const [row, skeleton] = [canvas.getByTestId('row'), canvas.getByTestId('skeleton')];
    await expect(Math.abs(row.offsetHeight - skeleton.offsetHeight)).toBeLessThanOrEqual(2);
  },
};
