import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CardGrid } from '../../../primitives/CardGrid/CardGrid.tsx';
import { meiLin, moonlightLabs, stillRoom } from '../../../testing/names.ts';
import { inStoryLanguage, sampleArgs } from '../../../testing/sampleTexts.ts';
import { InvoiceTitleCard } from './InvoiceTitleCard.tsx';
import { InvoiceTitleCardSkeleton } from './InvoiceTitleCardSkeleton.tsx';

const meta = {
  title: 'Commerce/InvoiceTitleCard',
  component: InvoiceTitleCard,
  subcomponents: { InvoiceTitleCardSkeleton },
  ...sampleArgs((t) => ({
    name: t(moonlightLabs),
    taxNumber: '91330106MA2CF0XY3K',
    details: [
      t({
        en: '90 Wensan Road, Hangzhou · 0571-88001234',
        zh: '杭州市西湖区文三路 90 号 · 0571-88001234',
        tn: '杭州市西湖區文三路 90 號 · 0571-88001234',
        ko: '항저우시 시후구 원싼로 90호 · 0571-88001234',
      }),
      t({
        en: 'Merchants Bank · 571900001234567',
        zh: '招商银行杭州西湖支行 · 571900001234567',
        tn: '招商銀行杭州西湖支行 · 571900001234567',
        ko: '초상은행 항저우 시후 지점 · 571900001234567',
      }),
    ],
    isDefault: true,
    actions: (
      <Button size="small" variant="text">
        {t({ en: 'Edit', zh: '修改', tn: '修改', ko: '수정' })}
      </Button>
    ),
  })),
} satisfies Meta<typeof InvoiceTitleCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => expect(canvas.getByText(args.name)).toBeVisible(),
};
/** A company with all details, a company with a tax number only, a person, and loading with the size of the person. */
export const States: Story = {
  render: (args, { globals }) => (
    <>
      <CardGrid label={inStoryLanguage(globals)({ en: 'Companies', zh: '企业', tn: '企業', ko: '법인' })}>
        <InvoiceTitleCard {...args} />
        <InvoiceTitleCard name={inStoryLanguage(globals)(stillRoom)} taxNumber="91330106MA2CF0XY3K" />
      </CardGrid>
      <InvoiceTitleCard
        name={inStoryLanguage(globals)(meiLin)}
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
