import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Price } from './Price.tsx';

const meta = { title: 'Commerce/Price', component: Price, args: { value: '1280.00' } } satisfies Meta<typeof Price>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText('¥1,280.00')).toHaveAttribute('aria-hidden', 'true');
    if (globals.language === 'en') await expect(canvas.getByText('1,280.00 yuan')).toBeInTheDocument();
  },
};
export const Range: Story = { args: { value: '98.00-218.00' } };
export const Reduced: Story = { args: { value: '98.00', was: '128.00', size: 'large' } };
export const ForMembers: Story = { args: { value: '248.00', member: '222.00' } };
