import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { drawnImage } from '../../testing/drawnImage.ts';
import { translateSample } from '../../testing/translateSample.ts';
import { BannerCarousel } from './BannerCarousel.tsx';
import { BannerCarouselSkeleton } from './BannerCarouselSkeleton.tsx';

const banners = [
  {
    id: 1,
    imageUrl: drawnImage('dropper', 'clay', true),
    title: 'The evening ritual',
    text: 'A milk, an oil, a cream: three steps before the light goes out',
    href: '#evening',
  },
  { id: 2, imageUrl: drawnImage('jar', 'sage', true), title: 'A walk in the wood', href: '#wood' },
  { id: 3, imageUrl: drawnImage('bottle', 'sand'), title: 'From within', text: 'White peony and rosehip', href: '#within' },
];

const meta = {
  title: 'Commerce/BannerCarousel',
  component: BannerCarousel,
  subcomponents: { BannerCarouselSkeleton },
  parameters: { layout: 'fullscreen' },
  args: { label: 'What the season brings', banners },
} satisfies Meta<typeof BannerCarousel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step, globals }) => {
    const link = (name: string) => canvas.getByRole('link', { name: translateSample(globals)(name) });
    const isShown = (name: string) => waitFor(() => expect(link(name)).not.toHaveAttribute('tabindex'), { timeout: 5000 });
    const [turning, previous, next] = canvas.getAllByRole('button');
    if (!turning || !previous || !next) throw new Error('buttons are missing');
    await step('it is stopped and let go by keyboard', async () => {
      turning.focus();
      const before = turning.getAttribute('aria-label');
      await userEvent.keyboard('{Enter}');
      await expect(turning.getAttribute('aria-label')).not.toBe(before);
      await userEvent.keyboard(' ');
      await expect(turning).toHaveAttribute('aria-label', before);
    });
    await step('its slides are gone through by pointer, and round', async () => {
      await isShown('The evening ritual');
      const { x, y } = next.getBoundingClientRect();
      await expect(next.contains(document.elementFromPoint(x + 20, y + 20))).toBe(true);
      await userEvent.click(next);
      await isShown('A walk in the wood');
      await expect(link('From within')).toHaveAttribute('tabindex', '-1');
      await userEvent.click(previous);
      await isShown('The evening ritual');
      await userEvent.click(previous);
      await isShown('From within');
    });
    await step('while somebody is at it, what changes is told', async () => {
      await expect(link('From within').closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
    });
  },
};
/** One banner needs no controls. */
export const OneBanner: Story = {
  args: { banners: banners.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Loading: Story = {
  render: () => <BannerCarouselSkeleton />,
};
