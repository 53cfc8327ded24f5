import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { drawnImage } from '../../../testing/drawnImage.ts';
import { sampleArgs } from '../../../testing/sampleTexts.ts';
import { ReviewItem } from './ReviewItem.tsx';
import { ReviewItemSkeleton } from './ReviewItemSkeleton.tsx';

const meta = {
  title: 'Commerce/ReviewItem',
  component: ReviewItem,
  subcomponents: { ReviewItemSkeleton },
  ...sampleArgs((t) => ({
    author: 'L***i',
    rating: 5,
    time: t({ en: 'November 3, 2026', zh: '2026年11月3日', tn: '2026年11月3日', ko: '2026년 11월 3일' }),
    spec: t({ en: '30 ml, with bottle', zh: '30 ml，含瓶', tn: '30 ml，含瓶', ko: '30 ml, 본품' }),
    text: t({
      en: 'It smells of cut grass for a minute, then of nothing. Two drops are enough for the whole face, and in the morning nothing is dry.',
      zh: '刚上脸有一点青草味，很快就散了。两滴够全脸，早上起来一点都不干。',
      tn: '剛上臉有一點青草味，很快就散了。兩滴夠全臉，早上起來一點都不乾。',
      ko: '바르고 잠깐은 풀 냄새가 나다가 금세 사라져요. 두 방울이면 얼굴 전체에 충분하고, 아침에도 당기는 데가 없어요.',
    }),
    images: [drawnImage('dropper', 'clay', true), drawnImage('dropper', 'sand'), drawnImage('jar', 'mist')],
    followUp: {
      days: 24,
      text: t({
        en: 'The bottle is half empty and my forehead is calm.',
        zh: '用了半瓶，额头平静多了。',
        tn: '用了半瓶，額頭平靜多了。',
        ko: '반병쯤 썼는데 이마가 한결 차분해졌어요.',
      }),
      images: [drawnImage('bottle', 'sage')],
    },
    reply: t({
      en: 'Thank you. Keep the bottle: the refill costs less and there is nothing to throw away.',
      zh: '谢谢您。瓶子请留着：替换装更实惠，也不浪费。',
      tn: '謝謝您。瓶子請留著：替換裝更實惠，也不浪費。',
      ko: '고맙습니다. 병은 그대로 두세요. 리필이 더 저렴하고 버릴 것도 없습니다.',
    }),
    href: '#review',
    replyCount: 3,
  })),
} satisfies Meta<typeof ReviewItem>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const States: Story = {
  args: { href: '' },
  render: ({ text, time }) => (
    <>
      <ReviewItem rating={2} time={time} text={text} />
      <ReviewItem author="W***n" rating={4} time={time} text={text} followUp={{ days: 0, text }} />
      <ReviewItem author="C***a" rating={3} time={time} text={text} href="#a" reply={text} />
    </>
  ),
  play: async ({ canvas }) => expect(canvas.getAllByRole('article')).toHaveLength(3),
};
export const Loading: Story = { render: () => <ReviewItemSkeleton /> };
export const EnlargesAnImage: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas }) => {
    const [, second] = within(canvas.getByRole('article', { name: 'L***i' })).getAllByRole('listitem');
    if (!second) throw new Error('the pictures are missing');
    const link = within(second).getByRole('link');
    await userEvent.click(link);
    const dialog = await screen.findByRole('dialog', {}, { timeout: 10_000 });
    await waitFor(() => expect(dialog).toHaveAttribute('open'));
    within(dialog).getAllByRole('button')[0]?.click();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(link).toHaveFocus();
  },
};
