import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CardGrid } from '../../primitives/CardGrid/CardGrid.tsx';
import { translateSample } from '../../testing/translateSample.ts';
import { InvoiceTitleCard } from './InvoiceTitleCard.tsx';
import { InvoiceTitleCardSkeleton } from './InvoiceTitleCardSkeleton.tsx';

const meta = {
  title: 'Commerce/InvoiceTitleCard',
  component: InvoiceTitleCard,
  subcomponents: { InvoiceTitleCardSkeleton },
  args: {
    name: 'Moonlight Labs, Hangzhou',
    taxNumber: '91330106MA2CF0XY3K',
    details: ['90 Wensan Road, Hangzhou · 0571-88001234', 'Merchants Bank · 571900001234567'],
    isDefault: true,
    actions: (
      <Button size="small" variant="text">
        Edit
      </Button>
    ),
  },
} satisfies Meta<typeof InvoiceTitleCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, globals }) => expect(canvas.getByText(translateSample(globals)(args.name))).toBeVisible(),
};
/** A company with all details, a company with a tax number only, a person, and loading with the size of the person. */
export const States: Story = {
  render: (args, { globals }) => (
    <>
      <CardGrid label={translateSample(globals)('Companies')}>
        <InvoiceTitleCard {...args} />
        <InvoiceTitleCard name={translateSample(globals)('Still Room')} taxNumber="91330106MA2CF0XY3K" />
      </CardGrid>
      <InvoiceTitleCard
        name={translateSample(globals)('Mei Lin')}
        actions={args.actions}
        data-testid="card"
        sx={{ height: 'auto', marginBlock: 3 }}
      />
      <InvoiceTitleCardSkeleton data-testid="skeleton" sx={{ height: 'auto' }} />
    </>
  ),
  play: async ({ canvas }) => {
    const [card, skeleton] = [canvas.getByTestId('card'), canvas.getByTestId('skeleton')];
    await expect(Math.abs(card.offsetHeight - skeleton.offsetHeight)).toBeLessThanOrEqual(2);
  },
};
