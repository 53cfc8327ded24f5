// @spec 2.99

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { drawnImage } from '../../../testing/drawnImage.ts';
import { nightSerum } from '../../../testing/names.ts';
import { type InLanguage, sampleArgs } from '../../../testing/sampleTexts.ts';
import { Gallery } from './Gallery.tsx';
import { GallerySkeleton } from './GallerySkeleton.tsx';

const imagesIn = (t: InLanguage) => [
  {
    src: drawnImage('dropper', 'clay', true),
    alt: t({ en: 'A sprig beside the bottle', zh: '瓶身旁的一枝绿叶', tn: '瓶身旁的一枝綠葉', ko: '세럼 병 곁의 나뭇가지' }),
  },
  { src: drawnImage('dropper', 'sand'), alt: t({ en: 'The bottle on its own', zh: '精华单瓶', tn: '精華單瓶', ko: '세럼 한 병' }) },
  {
    src: drawnImage('jar', 'clay', true),
    alt: t({ en: 'The cream to go with it', zh: '搭配使用的面霜', tn: '搭配使用的面霜', ko: '함께 쓰는 크림' }),
  },
];

const meta = {
  title: 'Commerce/Gallery',
  component: Gallery,
  subcomponents: { GallerySkeleton },
  ...sampleArgs((t) => ({
    label: t(nightSerum),
    images: imagesIn(t),
    video: {
      src: 'data:video/mp4;base64,',
      label: t({ en: 'How it is poured', zh: '取用方法', tn: '取用方法', ko: '덜어 쓰는 방법' }),
      poster: drawnImage('bottle', 'sage', true),
    },
  })),
  decorators: [(Story) => <div style={{ maxWidth: 560 }}>{Story()}</div>],
} satisfies Meta<typeof Gallery>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const KeysLeaveTheSlideOfTheVideo: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas, args }) => {
    const thumbs = within(canvas.getByRole('navigation')).getAllByRole('link');
    const image = (index: number) => canvas.getByRole('link', { name: new RegExp(args.images[index]?.alt ?? '') });
    const shows = (index: number) => waitFor(() => expect(thumbs[index]).toHaveAttribute('aria-current', 'true'));
    image(0).focus();
    await userEvent.keyboard('{End}');
    await shows(3);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(image(2)).toHaveFocus();
    await shows(2);
    await userEvent.keyboard('{End}{Home}');
    await expect(image(0)).toHaveFocus();
    await shows(0);
    // The video itself, one Tab further, uses these keys for its own controls.
    await userEvent.keyboard('{End}');
    await shows(3);
    await userEvent.keyboard('{Tab}');
    const video = canvas.getByLabelText(args.video?.label ?? '');
    await expect(video).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(video).toHaveFocus();
  },
};
export const Swiped: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas }) => {
    const row = canvas.getAllByRole('list')[0];
    row?.scrollTo({ left: row.clientWidth * 2, behavior: 'instant' });
    const thumbs = within(canvas.getByRole('navigation')).getAllByRole('link');
    await waitFor(() => expect(thumbs[2]).toHaveAttribute('aria-current', 'true'));
  },
};
export const OneImage: Story = {
  ...sampleArgs((t) => ({ images: imagesIn(t).slice(0, 1) })),
  render: ({ label, images: shown }) => <Gallery label={label} images={shown} ratio={4 / 5} />,
  play: async ({ canvas }) => expect(canvas.queryByRole('navigation')).toBeNull(),
};
export const Loading: Story = { render: () => <GallerySkeleton /> };
export const SkeletonOfTheSameBox: Story = {
  tags: ['!autodocs', '!dev'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Gallery {...args} />
      <div data-testid="skeleton">
        <GallerySkeleton />
      </div>
    </div>
  ),
  play: async ({ canvas, args }) => {
    const [gallery, skeleton] = [canvas.getByRole('region', { name: args.label }), canvas.getByTestId('skeleton')];
    await expect(Math.abs(gallery.offsetHeight - skeleton.offsetHeight)).toBeLessThanOrEqual(2);
  },
};
export const ShowsImagesByPointerAndKeyboard: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas, args, step }) => {
    const thumbs = within(canvas.getByRole('navigation')).getAllByRole('link');
    const [, second, third, film] = thumbs;
    const large = (index: number) => canvas.getByRole('link', { name: new RegExp(args.images[index]?.alt ?? '') });
    const current = () => thumbs.findIndex((thumb) => thumb.hasAttribute('aria-current'));
    if (!second || !third || !film) throw new Error('thumbnails are missing');
    await step('a thumbnail is pressed', async () => {
      await userEvent.click(second);
      await waitFor(() => expect(current()).toBe(1));
      await expect(large(1)).not.toHaveAttribute('tabindex');
    });
    await step('arrow keys go on to the film and round to the first picture', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expect(third).toHaveFocus();
      await userEvent.keyboard('{End}');
      await expect(film).toHaveFocus();
      await waitFor(() => expect(current()).toBe(3));
      await userEvent.keyboard('{ArrowRight}');
      await waitFor(() => expect(current()).toBe(0));
    });
    await step('a picture opens over the whole window, and Escape leads back to it', async () => {
      large(0).focus();
      await userEvent.keyboard('{Enter}');
      const dialog = await screen.findByRole('dialog', {}, { timeout: 10_000 });
      await waitFor(() => expect(dialog).toHaveAttribute('open'));
      within(dialog).getAllByRole('button')[0]?.click();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(large(0)).toHaveFocus();
    });
  },
};
