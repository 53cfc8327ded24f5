import type { Meta, StoryObj } from '@storybook/react-vite';
import { NativeSelect } from './NativeSelect.tsx';

const meta = {
  title: 'Fields/NativeSelect',
  component: NativeSelect,
  args: {
    label: 'Sort by',
    children: (
      <>
        <option>Our choice</option>
        <option>Price</option>
        <option>Sales</option>
      </>
    ),
  },
} satisfies Meta<typeof NativeSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithFault: Story = { args: { error: 'Choose the region.' } };
export const Disabled: Story = { args: { disabled: true } };
