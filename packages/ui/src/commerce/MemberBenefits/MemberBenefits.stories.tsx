import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyBenefits } from '../../testing/membership.ts';
import { MemberBenefits } from './MemberBenefits.tsx';

const meta = {
  title: 'Commerce/MemberBenefits',
  component: MemberBenefits,
  args: { benefits: storyBenefits('en'), label: 'What members enjoy' },
} satisfies Meta<typeof MemberBenefits>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('list', { name: 'What members enjoy' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(args.benefits.length);
  },
};
/** Names alone, as the membership dialog shows them. */
export const NamesAlone: Story = {
  args: { benefits: storyBenefits('en').map(({ name, iconUrl = '' }) => ({ name, iconUrl })) },
};
