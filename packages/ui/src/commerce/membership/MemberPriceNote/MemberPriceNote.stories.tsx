import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MemberPriceNote } from './MemberPriceNote.tsx';

const meta = {
  title: 'Commerce/MemberPriceNote',
  component: MemberPriceNote,
  args: { price: '295.20', href: '#membership' },
  decorators: [(Story) => <div style={{ maxWidth: 440 }}>{Story()}</div>],
} satisfies Meta<typeof MemberPriceNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/¥295\.20/)).toBeVisible();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#membership');
  },
};
export const ForAMember: Story = {
  args: { isMember: true },
  play: async ({ canvas }) => expect(canvas.queryByRole('link')).toBeNull(),
};
