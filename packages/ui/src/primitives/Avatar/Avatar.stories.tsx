import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawnImage } from '../../testing/drawnImage.ts';
import { Avatar } from './Avatar.tsx';

const meta = {
  title: 'Primitives/Avatar',
  component: Avatar,
  args: { name: 'Mei Lin', size: 'large' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

const sizes = ['small', 'medium', 'large'] as const;

export const Default: Story = {};
export const States: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, max-content)', alignItems: 'center', gap: 16 }}>
      {[{ name: 'Mei Lin' }, { name: '林梅' }, { name: '김민지', src: drawnImage('jar', 'plum') }].map((person) =>
        sizes.map((size) => <Avatar key={`${person.name} ${size}`} {...person} size={size} />),
      )}
    </div>
  ),
};
