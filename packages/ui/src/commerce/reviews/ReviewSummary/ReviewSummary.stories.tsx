import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ReviewSummary } from './ReviewSummary.tsx';

const meta = {
  title: 'Commerce/ReviewSummary',
  component: ReviewSummary,
  args: { average: 4.7, counts: [101, 20, 5, 0, 2] },
  decorators: [(Story) => <div style={{ maxWidth: 640 }}>{Story()}</div>],
} satisfies Meta<typeof ReviewSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(expect.stringContaining('4.7'));
    const rows = canvas.getAllByRole('listitem');
    await expect(rows).toHaveLength(5);
    await expect(within(rows[0] ?? canvas.getByRole('list')).getByText('101')).toBeVisible();
  },
};
export const None: Story = { render: () => <ReviewSummary counts={[0, 0, 0, 0, 0]} /> };
