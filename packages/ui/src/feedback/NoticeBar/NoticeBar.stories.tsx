import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { translateSample } from '../../testing/translateSample.ts';
import { NoticeBar } from './NoticeBar.tsx';

const meta = {
  title: 'Feedback/NoticeBar',
  component: NoticeBar,
  parameters: { layout: 'fullscreen' },
  args: {
    children: 'The still room rests from 1 to 3 December.',
    link: { label: 'What that means', href: '#notice' },
    onDismiss: fn(),
  },
} satisfies Meta<typeof NoticeBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledTimes(2);
  },
};
export const LongAndStaying: Story = {
  render: (_, { globals }) => (
    <NoticeBar>
      {translateSample(globals)(
        'Deliveries to the islands take two days longer while the ferries keep to their winter timetable; everything else leaves the still room as it always does, on the morning after you have ordered it.',
      )}
    </NoticeBar>
  ),
  play: async ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
};
