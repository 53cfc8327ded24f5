import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { spoken } from '../../testing/spoken.ts';
import { AfterSalesTimeline } from './AfterSalesTimeline.tsx';
import type { AfterSalesKind, AfterSalesState } from './afterSalesStops.ts';

const meta = {
  title: 'Commerce/AfterSalesTimeline',
  component: AfterSalesTimeline,
  args: {
    kind: 'return',
    state: 'awaitingReturn',
    times: { applied: '20 November, 10:02', approved: '20 November, 16:40' },
    note: 'To Sylvane Flagship, 18 Lingyin Road, Hangzhou. Please write the parcel number into the form.',
  },
} satisfies Meta<typeof AfterSalesTimeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, globals }) => {
    const stops = canvas.getAllByRole('listitem');
    await expect(stops).toHaveLength(5);
    await expect(stops.find((stop) => stop.hasAttribute('aria-current'))).toHaveTextContent(spoken(globals)(String(args.note)));
  },
};

const cases: readonly (readonly [AfterSalesKind, AfterSalesState])[] = [
  ['refund', 'underReview'],
  ['refund', 'refunded'],
  ['return', 'sentBack'],
  ['return', 'refusedAfterReturn'],
  ['exchange', 'underReview'],
  ['exchange', 'replacementSent'],
  ['exchange', 'exchanged'],
  ['exchange', 'refused'],
];
export const States: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))', gap: 40 }}>
      {cases.map(([kind, state]) => (
        <AfterSalesTimeline key={`${kind} ${state}`} kind={kind} state={state} />
      ))}
    </div>
  ),
};
