import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { drawnImage } from '../../testing/drawnImage.ts';
import { inFrame } from '../../testing/inFrame.ts';
import { onPhone, playOnPhone } from '../../testing/onPhone.ts';
import { sampleArgs } from '../../testing/sampleTexts.ts';
import { ImageThumbnails } from './ImageThumbnails.tsx';

const nineImages = (['dropper', 'jar', 'bar'] as const).flatMap((subject) =>
  (['mist', 'sand', 'plum'] as const).map((ground) => drawnImage(subject, ground)),
);

const meta = {
  title: 'Overlays/ImageThumbnails',
  component: ImageThumbnails,
  ...sampleArgs(
    (t) => ({
      label: t({ en: 'Photos of the product', zh: '商品图片', tn: '商品圖片', ko: '상품 사진' }),
      images: [drawnImage('dropper', 'mist'), drawnImage('bar', 'sand')],
    }),
    inFrame,
  ),
} satisfies Meta<typeof ImageThumbnails>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const One: Story = {
  args: { images: [drawnImage('jar', 'clay')] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('list', { name: args.label })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};
/** Nine images, the most that a review has, wrap on a phone. */
export const NineOnPhone: Story = {
  ...onPhone(320),
  args: { images: nineImages },
  play: playOnPhone(async ({ canvas }) => {
    const images = canvas.getAllByRole('link');
    await expect(images).toHaveLength(9);
    await expect(new Set(images.map((image) => image.getBoundingClientRect().top)).size).toBeGreaterThan(1);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  }),
};
export const OpensTheLightbox: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas, args }) => {
    const [, second] = canvas.getAllByRole('link');
    if (!second) throw new Error('There is no second picture');
    second.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('dialog', { name: args.label })).toBeVisible();
  },
};
