import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RowList } from '../../primitives/RowList/RowList.tsx';
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
        Change
      </Button>
    ),
  },
} satisfies Meta<typeof SecurityRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** In place, to do, without an action, on its way. */
export const States: Story = {
  render: (args) => (
    <RowList label="Security">
      <SecurityRow {...args} />
      <SecurityRow
        title="Payment password"
        state="Not set yet: without one nobody pays from your balance, not even you."
        isSet={false}
        action={
          <Button variant="contained" size="small" href="#payment">
            Set
          </Button>
        }
      />
      <SecurityRow title="Account name" state="shopper01" isSet level={3} />
      <SecurityRowSkeleton />
    </RowList>
  ),
  play: async ({ canvas }) => {
    const box = (row: Element | undefined) => row?.firstElementChild?.getBoundingClientRect().height ?? 0;
    const [, , row, skeleton] = canvas.getAllByRole('listitem');
    await expect(Math.abs(box(row) - box(skeleton))).toBeLessThanOrEqual(2);
  },
};
