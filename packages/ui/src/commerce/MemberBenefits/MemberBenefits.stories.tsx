import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyLanguage } from '../../testing/globals.ts';
import { storyBenefits } from '../../testing/membership.ts';
import { translateSample } from '../../testing/translateSample.ts';
import { MemberBenefits } from './MemberBenefits.tsx';

const meta = {
  title: 'Commerce/MemberBenefits',
  component: MemberBenefits,
  args: { benefits: storyBenefits('en'), label: 'Your member benefits' },
  render: (args, { globals }) => <MemberBenefits {...args} benefits={storyBenefits(storyLanguage(globals))} />,
} satisfies Meta<typeof MemberBenefits>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, globals }) => {
    await expect(canvas.getByRole('list', { name: translateSample(globals)('Your member benefits') })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(args.benefits.length);
  },
};
/** Names only, as in the membership dialog. */
export const NamesAlone: Story = {
  render: (args, { globals }) => (
    <MemberBenefits {...args} benefits={storyBenefits(storyLanguage(globals)).map(({ name, iconUrl = '' }) => ({ name, iconUrl }))} />
  ),
};
