import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { drawnImage } from '../../../testing/drawnImage.ts';
import { type InLanguage, sampleArgs } from '../../../testing/sampleTexts.ts';
import { BannerCarousel } from './BannerCarousel.tsx';
import { BannerCarouselSkeleton } from './BannerCarouselSkeleton.tsx';

const bannersIn = (t: InLanguage) => [
  {
    id: 1,
    imageUrl: drawnImage('dropper', 'clay', true),
    title: t({ en: 'The evening ritual', zh: '晚间护肤仪式', tn: '晚間護膚儀式', ko: '저녁의 스킨케어' }),
    text: t({
      en: 'A milk, an oil, a cream: three steps before the light goes out',
      zh: '一瓶乳、一瓶油、一罐霜，熄灯前的三个步骤',
      tn: '一瓶乳、一瓶油、一罐霜，熄燈前的三個步驟',
      ko: '밀크와 오일과 크림, 불을 끄기 전의 세 단계',
    }),
    href: '#evening',
  },
  {
    id: 2,
    imageUrl: drawnImage('jar', 'sage', true),
    title: t({ en: 'A walk in the wood', zh: '林间漫步', tn: '林間漫步', ko: '숲속 산책' }),
    href: '#wood',
  },
  {
    id: 3,
    imageUrl: drawnImage('bottle', 'sand'),
    title: t({ en: 'From within', zh: '由内而外', tn: '由內而外', ko: '속부터 차오르게' }),
    text: t({ en: 'White peony and rosehip', zh: '白牡丹与玫瑰果', tn: '白牡丹與玫瑰果', ko: '화이트 피오니와 로즈힙' }),
    href: '#within',
  },
];

const meta = {
  title: 'Commerce/BannerCarousel',
  component: BannerCarousel,
  subcomponents: { BannerCarouselSkeleton },
  ...sampleArgs(
    (t) => ({ label: t({ en: 'What the season brings', zh: '当季精选', tn: '當季精選', ko: '이 계절의 추천' }), banners: bannersIn(t) }),
    {
      layout: 'fullscreen',
    },
  ),
} satisfies Meta<typeof BannerCarousel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** One banner needs no controls. */
export const OneBanner: Story = {
  ...sampleArgs((t) => ({ banners: bannersIn(t).slice(0, 1) })),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Loading: Story = {
  render: () => <BannerCarouselSkeleton />,
};
export const TurnsByPointerAndKeyboard: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas, args, step }) => {
    const link = (index: number) => canvas.getByRole('link', { name: args.banners[index]?.title ?? '' });
    const isShown = (index: number) => waitFor(() => expect(link(index)).not.toHaveAttribute('tabindex'), { timeout: 5000 });
    const [turning, previous, next] = canvas.getAllByRole('button');
    if (!turning || !previous || !next) throw new Error('buttons are missing');
    await step('it is stopped and let go by keyboard', async () => {
      turning.focus();
      const before = turning.getAttribute('aria-label');
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(turning.getAttribute('aria-label')).not.toBe(before));
      await userEvent.keyboard(' ');
      await waitFor(() => expect(turning).toHaveAttribute('aria-label', before));
    });
    await step('its slides are gone through by pointer, and round', async () => {
      await isShown(0);
      const { x, y } = next.getBoundingClientRect();
      await expect(next.contains(document.elementFromPoint(x + 20, y + 20))).toBe(true);
      await userEvent.click(next);
      await isShown(1);
      await expect(link(2)).toHaveAttribute('tabindex', '-1');
      await userEvent.click(previous);
      await isShown(0);
      await userEvent.click(previous);
      await isShown(2);
    });
    await step('while somebody is at it, what changes is told', async () => {
      await expect(link(2).closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
    });
  },
};
