import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { drawnImage } from '../../testing/drawnImage.ts';
import { inFrame } from '../../testing/inFrame.ts';
import { sampleArgs } from '../../testing/sampleTexts.ts';
import { ImageThumbnails } from './ImageThumbnails.tsx';

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
