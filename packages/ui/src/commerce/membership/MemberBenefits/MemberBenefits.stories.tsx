import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyBenefits } from '../../../testing/membership.ts';
import { sampleArgs } from '../../../testing/sampleTexts.ts';
import { MemberBenefits } from './MemberBenefits.tsx';

const meta = {
  title: 'Commerce/MemberBenefits',
  component: MemberBenefits,
  ...sampleArgs((t, language) => ({
    benefits: storyBenefits(language),
    label: t({ en: 'Your member benefits', zh: '会员权益', tn: '會員權益', ko: '회원 혜택' }),
  })),
} satisfies Meta<typeof MemberBenefits>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('list', { name: String(args.label) })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(args.benefits.length);
  },
};
/** Names only, as in the membership dialog. */
export const NamesAlone: Story = {
  render: ({ benefits, ...args }) => <MemberBenefits {...args} benefits={benefits.map(({ name, iconUrl = '' }) => ({ name, iconUrl }))} />,
};
