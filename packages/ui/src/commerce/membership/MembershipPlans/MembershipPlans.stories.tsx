import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { storyPlans } from '../../../testing/membership.ts';
import { sampleArgs } from '../../../testing/sampleTexts.ts';
import { MembershipPlans, type MembershipPlansProps } from './MembershipPlans.tsx';

const meta = {
  title: 'Commerce/MembershipPlans',
  component: MembershipPlans,
  ...sampleArgs((_, language) => ({ plans: storyPlans(language), value: '1', onChange: fn() })),
} satisfies Meta<typeof MembershipPlans>;

export default meta;
type Story = StoryObj<typeof meta>;

function Stateful({ value, onChange, ...props }: MembershipPlansProps) {
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
  render: (args) => <Stateful {...args} />,
  play: async ({ canvas, args }) => {
    const [, quarter, year] = args.plans;
    if (!quarter || !year) throw new Error('There are fewer plans than three.');
    await userEvent.click(canvas.getByText(quarter.name));
    await expect(args.onChange).toHaveBeenLastCalledWith('2');
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('3');
    await expect(canvas.getByRole('radio', { checked: true })).toHaveAccessibleName(new RegExp(`${year.name}.*238\\.00`));
  },
};
