import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Rating } from './Rating.tsx';

const meta = { title: 'Primitives/Rating', component: Rating, args: { value: 4.5 } } satisfies Meta<typeof Rating>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole('img')).toHaveAccessibleName(expect.stringContaining('4.5')),
};
export const Values: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 8 }}>
      {[0, 1, 2.5, 3.3, 4.9, 5].map((value) => (
        <Rating key={value} value={value} />
      ))}
    </div>
  ),
};
export const BeyondTheScale: Story = {
  tags: ['!autodocs', '!dev'],
  args: { value: 7 },
  play: async ({ canvas }) => expect(canvas.getByRole('img')).toHaveAccessibleName(expect.stringContaining('5')),
};
