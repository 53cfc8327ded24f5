import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { inFrame } from '../../testing/inFrame.ts';
import { translateSample } from '../../testing/translateSample.ts';
import { NextStepDialog } from './NextStepDialog.tsx';

const meta = {
  title: 'Overlays/NextStepDialog',
  component: NextStepDialog,
  parameters: inFrame,
  args: {
    open: true,
    onClose: fn(),
    title: 'This address has no region yet',
    children: 'The parcel service asks for province, city and district.',
    href: '#address',
    stepText: 'Complete the address',
  },
} satisfies Meta<typeof NextStepDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ClosesByButtonAndEscape: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ args, globals }) => {
    const t = translateSample(globals);
    const dialog = await screen.findByRole('dialog', { name: t(args.title) });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(screen.getByRole('link', { name: t(args.stepText) })).toHaveAttribute('href', args.href);
    await userEvent.click(screen.getAllByRole('button').at(-1) ?? document.body);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};
export const OtherWords: Story = { args: { stayText: 'Not now', children: 'Without it nothing can be sent there.' } };
