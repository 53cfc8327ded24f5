import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { inFrame } from '../../testing/inFrame.ts';
import { translateSample } from '../../testing/translateSample.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const meta = {
  title: 'Overlays/ConfirmDialog',
  component: ConfirmDialog,
  parameters: inFrame,
  args: {
    open: true,
    title: 'Remove this address?',
    children: 'Orders already placed keep it.',
    onConfirm: fn(),
    onCancel: fn(),
    confirmText: 'Remove',
    destructive: true,
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ConfirmsAndCancels: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ args, globals }) => {
    await userEvent.click(await screen.findByRole('button', { name: translateSample(globals)('Remove') }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};
export const Pending: Story = { args: { pending: true } };
export const StaysOpenWhilePending: Story = {
  tags: ['!autodocs', '!dev'],
  args: { pending: true },
  play: async ({ args, globals }) => {
    await expect(await screen.findByRole('button', { name: translateSample(globals)('Remove') })).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};
