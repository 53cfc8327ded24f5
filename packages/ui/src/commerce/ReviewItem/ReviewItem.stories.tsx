import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { drawnImage } from '../../testing/drawnImage.ts';
import { ReviewItem } from './ReviewItem.tsx';
import { ReviewItemSkeleton } from './ReviewItemSkeleton.tsx';

const meta = {
  title: 'Commerce/ReviewItem',
  component: ReviewItem,
  subcomponents: { ReviewItemSkeleton },
  args: {
    author: 'L***i',
    rating: 5,
    time: '3 November 2026',
    spec: '30 ml, with bottle',
    text: 'It smells of cut grass for a minute, then of nothing. Two drops are enough for the whole face, and in the morning nothing is dry.',
    images: [drawnImage('dropper', 'clay', true), drawnImage('dropper', 'sand'), drawnImage('jar', 'mist')],
    followUp: { days: 24, text: 'The bottle is half empty and my forehead is calm.', images: [drawnImage('bottle', 'sage')] },
    reply: 'Thank you. Keep the bottle: the refill costs less and there is nothing to throw away.',
    href: '#review',
    replyCount: 3,
  },
} satisfies Meta<typeof ReviewItem>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const [, second] = within(canvas.getByRole('article', { name: 'L***i' })).getAllByRole('listitem');
    if (!second) throw new Error('the pictures are missing');
    const link = within(second).getByRole('link');
    await userEvent.click(link);
    const dialog = await screen.findByRole('dialog', {}, { timeout: 10_000 });
    await waitFor(() => expect(dialog).toHaveAttribute('open'));
    within(dialog).getAllByRole('button')[0]?.click();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(link).toHaveFocus();
  },
};
export const States: Story = {
  args: { href: '' },
  render: ({ text, time }) => (
    <>
      <ReviewItem rating={2} time={time} text={text} />
      <ReviewItem author="W***n" rating={4} time={time} text={text} followUp={{ days: 0, text }} />
      <ReviewItem author="C***a" rating={3} time={time} text={text} href="#a" reply={text} />
    </>
  ),
  play: async ({ canvas }) => expect(canvas.getAllByRole('article')).toHaveLength(3),
};
export const Loading: Story = { render: () => <ReviewItemSkeleton /> };
