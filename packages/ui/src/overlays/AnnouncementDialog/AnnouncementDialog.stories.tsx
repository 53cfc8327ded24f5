// @spec 2.54 2.127

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { inFrame } from '../../testing/inFrame.ts';
import { translateSample } from '../../testing/translateSample.ts';
import { AnnouncementDialog } from './AnnouncementDialog.tsx';

const meta = {
  title: 'Overlays/AnnouncementDialog',
  component: AnnouncementDialog,
  parameters: inFrame,
  args: {
    open: true,
    onClose: fn(),
    title: 'Closed for the harvest',
    children: (
      <>
        <p>From 1 to 3 December the still room follows the plants into the hills. What you order in these days leaves on 4 December.</p>
        <h3>What goes on</h3>
        <ul>
          <li>Returns are taken in as ever.</li>
          <li>Messages are answered in the evening.</li>
        </ul>
      </>
    ),
  },
} satisfies Meta<typeof AnnouncementDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ComesAgainUnlessToldNotTo: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ args, globals }) => {
    const dialog = await screen.findByRole('dialog', { name: translateSample(globals)(args.title) });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenLastCalledWith({ remind: true });
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(screen.getAllByRole('button').at(-1) ?? dialog);
    await expect(args.onClose).toHaveBeenLastCalledWith({ remind: false });
  },
};
