import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { drawnImage } from '../../testing/drawnImage.ts';
import { inFrame } from '../../testing/inFrame.ts';
import { translateSample } from '../../testing/translateSample.ts';
import { Lightbox } from './Lightbox.tsx';

const meta = {
  title: 'Overlays/Lightbox',
  component: Lightbox,
  parameters: inFrame,
  args: {
    label: 'Bakuchiol Night Serum',
    images: [
      { src: drawnImage('dropper', 'clay', true), alt: 'The bottle beside a sprig' },
      { src: drawnImage('dropper', 'sand'), alt: 'The bottle alone' },
      { src: drawnImage('jar', 'clay', true), alt: 'The jar it goes with' },
    ],
    start: 1,
    onClose: fn(),
  },
} satisfies Meta<typeof Lightbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const MovesByKeyboardAndPointer: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ args, globals, step }) => {
    const t = translateSample(globals);
    const dialog = await screen.findByRole('dialog', { name: t(args.label) });
    const shows = (alt: string) =>
      waitFor(() => {
        const [image, row] = [within(dialog).getByAltText(t(alt)), within(dialog).getByRole('list')];
        expect(Math.abs(image.getBoundingClientRect().x - row.getBoundingClientRect().x)).toBeLessThan(row.clientWidth / 2);
      });
    await shows('The bottle alone');
    await step('by keyboard, round the end', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await shows('The jar it goes with');
      await userEvent.keyboard('{ArrowRight}');
      await shows('The bottle beside a sprig');
    });
    await step('by pointer', async () => {
      const [close, , next] = within(dialog).getAllByRole('button');
      if (!close || !next) throw new Error('buttons are missing');
      await userEvent.click(next);
      await shows('The bottle alone');
      await userEvent.click(close);
      await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    });
  },
};
export const OneImage: Story = {
  args: { images: [{ src: drawnImage('bar', 'sage'), alt: 'A bar of soap' }], start: 0 },
  play: async () => {
    await expect(await screen.findAllByRole('button')).toHaveLength(1);
    const { left, right } = (await screen.findByRole('list')).getBoundingClientRect();
    await expect([left, right]).toEqual([0, document.documentElement.clientWidth]);
  },
};
