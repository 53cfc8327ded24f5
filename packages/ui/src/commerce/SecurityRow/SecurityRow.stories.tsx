import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RowList } from '../../primitives/RowList/RowList.tsx';
import { translateSample } from '../../testing/translateSample.ts';
import { SecurityRow } from './SecurityRow.tsx';
import { SecurityRowSkeleton } from './SecurityRowSkeleton.tsx';

const meta = {
  title: 'Commerce/SecurityRow',
  component: SecurityRow,
  subcomponents: { SecurityRowSkeleton },
  args: {
    title: 'Phone',
    state: '138****0001',
    isSet: true,
    action: (
      <Button variant="outlined" size="small" href="#phone">
        Change phone
      </Button>
    ),
  },
} satisfies Meta<typeof SecurityRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Set, not set, without an action, and loading. */
export const States: Story = {
  render: (args, { globals }) => {
    const t = translateSample(globals);
    return (
      <RowList label={t('Security')}>
        <SecurityRow {...args} />
        <SecurityRow
          title={t('Payment password')}
          state={t('Not set. Needed to pay from your balance.')}
          isSet={false}
          action={
            <Button variant="contained" size="small" href="#payment">
              {t('Set payment password')}
            </Button>
          }
        />
        <SecurityRow title={t('Account name')} state="shopper01" isSet level={3} />
        <SecurityRowSkeleton />
      </RowList>
    );
  },
  play: async ({ canvas }) => {
    const box = (row: Element | undefined) => row?.firstElementChild?.getBoundingClientRect().height ?? 0;
    const [, , row, skeleton] = canvas.getAllByRole('listitem');
    await expect(Math.abs(box(row) - box(skeleton))).toBeLessThanOrEqual(2);
  },
};
