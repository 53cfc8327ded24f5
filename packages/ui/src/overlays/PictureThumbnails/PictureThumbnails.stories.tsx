import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { drawnPicture } from '../../testing/drawnPicture.ts';
import { inFrame } from '../../testing/inFrame.ts';
import { spoken } from '../../testing/spoken.ts';
import { PictureThumbnails } from './PictureThumbnails.tsx';

const meta = {
  title: 'Overlays/PictureThumbnails',
  component: PictureThumbnails,
  parameters: inFrame,
  args: { label: 'Pictures of the goods', pictures: [drawnPicture('dropper', 'mist'), drawnPicture('bar', 'sand')] },
} satisfies Meta<typeof PictureThumbnails>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OpensTheLightbox: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas, args, globals }) => {
    const [, second] = canvas.getAllByRole('link');
    if (!second) throw new Error('There is no second picture');
    second.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('dialog', { name: spoken(globals)(args.label) })).toBeVisible();
  },
};
