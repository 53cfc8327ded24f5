import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { storyPlans } from '../../testing/membership.ts';
import { MembershipPlans, type MembershipPlansProps } from './MembershipPlans.tsx';

const meta = {
  title: 'Commerce/MembershipPlans',
  component: MembershipPlans,
  args: { plans: storyPlans('en'), value: '1', onChange: fn() },
} satisfies Meta<typeof MembershipPlans>;

export default meta;
type Story = StoryObj<typeof meta>;

function Chosen({ value, onChange, ...props }: MembershipPlansProps) {
  const [id, setId] = useState(value);
  return (
    <MembershipPlans
      {...props}
      value={id}
      onChange={(next) => {
        setId(next);
        onChange(next);
      }}
    />
  );
}

export const Default: Story = {
  render: (args) => <Chosen {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('1 quarter'));
    await expect(args.onChange).toHaveBeenLastCalledWith('2');
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('3');
    await expect(canvas.getByRole('radio', { checked: true })).toHaveAccessibleName(/1 year.*238\.00/);
  },
};
