import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { drawnImage } from '../../testing/drawnImage.ts';
import { inFrame } from '../../testing/inFrame.ts';
import { translateSample } from '../../testing/translateSample.ts';
import { ImageThumbnails } from './ImageThumbnails.tsx';

const meta = {
  title: 'Overlays/ImageThumbnails',
  component: ImageThumbnails,
  parameters: inFrame,
  args: { label: 'Pictures of the goods', images: [drawnImage('dropper', 'mist'), drawnImage('bar', 'sand')] },
} satisfies Meta<typeof ImageThumbnails>;

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
    await expect(await screen.findByRole('dialog', { name: translateSample(globals)(args.label) })).toBeVisible();
  },
};
