import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon, type IconName } from './Icon.tsx';

const names: IconName[] = [
  'bag',
  'search',
  'menu',
  'close',
  'minus',
  'plus',
  'refresh',
  'left',
  'right',
  'down',
  'leaf',
  'info',
  'check',
  'grid',
  'heart',
  'share',
  'copy',
  'play',
];

const meta = { title: 'Primitives/Icon', component: Icon, args: { name: 'leaf' } } satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const All: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 16 }}>
      {names.map((name) => (
        <Icon key={name} name={name} />
      ))}
    </div>
  ),
};
