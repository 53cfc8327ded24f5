import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { translateSample } from '../../testing/translateSample.ts';
import { Timeline } from './Timeline.tsx';

const meta = {
  title: 'Primitives/Timeline',
  component: Timeline,
  args: {
    label: 'Your order',
    currentId: 'shipped',
    stops: [
      { id: 'placed', title: 'Placed', time: '21 November, 13:55' },
      { id: 'paid', title: 'Paid', time: '21 November, 13:58' },
      { id: 'shipped', title: 'On its way', time: '22 November, 09:10', children: 'SF Express · SF1029384756' },
      { id: 'received', title: 'Received' },
    ],
  },
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('list', { name: translateSample(globals)('Your order') })).toBeVisible();
    const stops = canvas.getAllByRole('listitem');
    await expect(stops.map((stop) => stop.getAttribute('aria-current'))).toEqual([null, null, 'step', null]);
  },
};
export const LatestFirst: Story = {
  args: { latestFirst: true, stops: meta.args.stops.toReversed() },
  play: async ({ canvas }) => {
    const [ahead, current] = canvas.getAllByRole('listitem');
    await expect(ahead).toHaveAttribute('data-ahead');
    await expect(current).toHaveAttribute('aria-current', 'step');
  },
};
export const JustBegun: Story = { args: { currentId: 'placed' } };
export const AtItsEnd: Story = { args: { currentId: 'received' } };
export const OneStop: Story = { args: { currentId: 'placed', stops: [{ id: 'placed', title: 'Placed', time: '21 November, 13:55' }] } };
