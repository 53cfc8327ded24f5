// @spec 9.19

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
/** A range, a previous price, a member price, and all of them together. */
export const States: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Price value="98.00-218.00" />
      <Price value="98.00" was="128.00" size="large" />
      <Price value="248.00" memberPrice="222.00" />
      <Price value="98.00-218.00" was="128.00-268.00" memberPrice="88.00-196.00" size="small" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('¥128.00').closest('s')).toBeVisible();
    await expect(canvas.getByText(/¥222\.00/)).toBeVisible();
    await expect(canvas.getByText(/¥88\.00 – ¥196\.00/)).toBeVisible();
  },
};
