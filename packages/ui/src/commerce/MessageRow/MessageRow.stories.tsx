import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RowList } from '../../primitives/RowList/RowList.tsx';
import { translateSample } from '../../testing/translateSample.ts';
import { MessageRow } from './MessageRow.tsx';
import { MessageRowSkeleton } from './MessageRowSkeleton.tsx';

const meta = {
  title: 'Commerce/MessageRow',
  component: MessageRow,
  subcomponents: { MessageRowSkeleton },
  args: {
    href: '#message',
    title: 'Your parcel is on its way',
    date: '21 November 2026, 18:10',
    excerpt: 'SF Express has taken it over.',
    unread: true,
    actions: (
      <Button size="small" variant="text">
        Delete
      </Button>
    ),
  },
} satisfies Meta<typeof MessageRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, globals }) => {
    const t = translateSample(globals);
    const link = canvas.getByRole('link', { name: new RegExp(t(args.title)) });
    await expect(link).toHaveAttribute('href', '#message');
    await expect(link).not.toHaveAccessibleName(t(args.title));
    await expect(canvas.getByRole('button', { name: t('Delete') })).toBeVisible();
  },
};
/** Unread and read, long and short, and loading rows. */
export const States: Story = {
  render: (args, { globals }) => {
    const t = translateSample(globals);
    return (
      <RowList label={t('Messages')}>
        <MessageRow {...args} />
        <MessageRow
          {...args}
          unread={false}
          title={t('Points that expire')}
          excerpt={t('Sixty points expire at the end of the month. ').repeat(8)}
        />
        <MessageRow href="#short" title={t('Welcome')} date={t('1 March 2026')} />
        <MessageRowSkeleton />
      </RowList>
    );
  },
};
export const SkeletonOfTheSameBox: Story = {
  tags: ['!autodocs', '!dev'],
  args: { actions: undefined },
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <div data-testid="row">
        <MessageRow {...args} />
      </div>
      <div data-testid="skeleton">
        <MessageRowSkeleton />
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    const [row, skeleton] = [canvas.getByTestId('row'), canvas.getByTestId('skeleton')];
    await expect(Math.abs(row.offsetHeight - skeleton.offsetHeight)).toBeLessThanOrEqual(2);
  },
};
