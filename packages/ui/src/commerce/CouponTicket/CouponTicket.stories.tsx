import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { translateSample } from '../../testing/translateSample.ts';
import { CouponTicket, type CouponTicketProps } from './CouponTicket.tsx';
import { CouponTicketSkeleton } from './CouponTicketSkeleton.tsx';

const receive = (
  <Button size="small" variant="contained">
    Claim
  </Button>
);

const meta = {
  title: 'Commerce/CouponTicket',
  component: CouponTicket,
  subcomponents: { CouponTicketSkeleton },
  args: {
    benefit: { kind: 'amountOff', amount: '30.00' },
    name: '[Sylvane Flagship] Autumn greeting',
    condition: 'On orders from ¥199.00',
    validity: 'Until 31 December 2026',
    state: 'open',
    action: receive,
  },
  decorators: [(Story) => <div style={{ width: 'min(420px, 100%)' }}>{Story()}</div>],
} satisfies Meta<typeof CouponTicket>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, globals }) => {
    const t = translateSample(globals);
    await expect(canvas.getByRole('article', { name: t(args.name) })).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('Claim') })).toBeVisible();
    await expect(canvas.getByText('¥30')).toBeVisible();
  },
};

/** Returns one ticket per benefit, named after it. */
const ticketsOf = (args: CouponTicketProps, benefits: Readonly<Record<string, CouponTicketProps['benefit']>>) => (
  <div style={{ display: 'grid', gap: 16 }}>
    {Object.entries(benefits).map(([name, benefit]) => (
      <CouponTicket key={name} {...args} name={name} benefit={benefit} />
    ))}
  </div>
);

export const Benefits: Story = {
  render: (args, { globals }) =>
    translateSample(globals)(
      ticketsOf(args, {
        'An amount': { kind: 'amountOff', amount: '12.50' },
        'A share': { kind: 'shareOff', tenths: '8.50' },
        'No delivery to pay': { kind: 'freeDelivery' },
        'A gift': { kind: 'gift' },
      }),
    ),
};
export const LongAmountsOnOneLine: Story = {
  tags: ['!autodocs', '!dev'],
  render: (args, { globals }) =>
    translateSample(globals)(
      ticketsOf(args, {
        'An amount': { kind: 'amountOff', amount: '12.50' },
        'A large amount': { kind: 'amountOff', amount: '188888.50' },
        'A great amount': { kind: 'amountOff', amount: '99999999.99' },
        'The greatest amount': { kind: 'amountOff', amount: '999999999999.99' },
      }),
    ),
  play: async ({ canvas }) => {
    for (const amount of canvas.getAllByText(/^¥/)) {
      const text = document.createRange();
      text.selectNodeContents(amount);
      const { left, right } = amount.parentElement?.getBoundingClientRect() ?? new DOMRect();
      const lines = [...text.getClientRects()];
      await expect(lines).toHaveLength(1);
      await expect(lines[0]?.left).toBeGreaterThan(left);
      await expect(lines[0]?.right).toBeLessThan(right);
    }
  },
};

const states = ['held', 'inUse', 'used', 'gone', 'expired'] as const;
export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      {states.map((state) => (
        <CouponTicket key={state} {...args} state={state} />
      ))}
    </div>
  ),
  // Only a coupon in the state `held` can be used.
  play: async ({ canvas }) => expect(canvas.getAllByRole('button')).toHaveLength(1),
};
export const NameAlone: Story = {
  render: (_, { globals }) => (
    <CouponTicket benefit={{ kind: 'freeDelivery' }} name={translateSample(globals)('Winter welcome')} state="gone" />
  ),
};
export const Loading: Story = { render: () => <CouponTicketSkeleton /> };
export const SkeletonOfTheSameBox: Story = {
  tags: ['!autodocs', '!dev'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <CouponTicket {...args} />
      <CouponTicketSkeleton />
    </div>
  ),
};
