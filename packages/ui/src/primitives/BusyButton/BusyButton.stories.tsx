import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { BusyButton } from './BusyButton.tsx';

const meta = {
  title: 'Primitives/BusyButton',
  component: BusyButton,
  args: { children: 'Add to cart', variant: 'contained', size: 'large', onClick: fn() },
  // The documentation generator does not read props that are picked from MUI's.
  argTypes: {
    variant: { control: 'select', options: ['text', 'outlined', 'contained'] },
    size: { control: 'select', options: ['small', 'medium', 'large'] },
    color: { control: 'select', options: ['primary', 'secondary', 'error', 'inherit'] },
    disabled: { control: 'boolean' },
    fullWidth: { control: 'boolean' },
  },
} satisfies Meta<typeof BusyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
export const KeepsTheFocusWhileBusy: Story = {
  tags: ['!autodocs', '!dev'],
  render: function Turning(args) {
    const [busy, setBusy] = useState(false);
    return <BusyButton {...args} busy={busy} onClick={() => setBusy(true)} />;
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};
