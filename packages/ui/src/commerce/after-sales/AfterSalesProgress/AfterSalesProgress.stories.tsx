import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleArgs } from '../../../testing/sampleTexts.ts';
import { AfterSalesProgress } from './AfterSalesProgress.tsx';
import type { AfterSalesKind, AfterSalesState } from './afterSalesSteps.ts';

const meta = {
  title: 'Commerce/AfterSalesProgress',
  component: AfterSalesProgress,
  ...sampleArgs((t) => ({
    kind: 'return',
    state: 'awaitingReturn',
    times: {
      applied: t({ en: 'November 20, 10:02', zh: '11月20日 10:02', tn: '11月20日 10:02', ko: '11월 20일 10:02' }),
      approved: t({ en: 'November 20, 16:40', zh: '11月20日 16:40', tn: '11月20日 16:40', ko: '11월 20일 16:40' }),
    },
  })),
} satisfies Meta<typeof AfterSalesProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem');
    await expect(steps).toHaveLength(5);
    await expect(steps.findIndex((step) => step.hasAttribute('aria-current'))).toBe(2);
  },
};

const cases: readonly (readonly [AfterSalesKind, AfterSalesState])[] = [
  ['refund', 'underReview'],
  ['refund', 'refunded'],
  ['refund', 'refused'],
  ['return', 'sentBack'],
  ['return', 'refusedAfterReturn'],
  ['exchange', 'underReview'],
  ['exchange', 'replacementSent'],
  ['exchange', 'exchanged'],
];
export const States: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 40 }}>
      {cases.map(([kind, state]) => (
        <AfterSalesProgress key={`${kind} ${state}`} kind={kind} state={state} />
      ))}
    </div>
  ),
};
