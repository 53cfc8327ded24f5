import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { drawnImage } from '../../testing/drawnImage.ts';
import { inFrame } from '../../testing/inFrame.ts';
import { nightSerum } from '../../testing/names.ts';
import { opensAndCloses } from '../../testing/opensAndCloses.tsx';
import { reopen } from '../../testing/reopen.ts';
import { sampleArgs } from '../../testing/sampleTexts.ts';
import { Lightbox } from './Lightbox.tsx';

const meta = {
  title: 'Overlays/Lightbox',
  component: Lightbox,
  decorators: [opensAndCloses],
  ...sampleArgs(
    (t) => ({
      label: t(nightSerum),
      images: [
        {
          src: drawnImage('dropper', 'clay', true),
          alt: t({ en: 'The bottle beside a sprig', zh: '枝叶旁的精华瓶', tn: '枝葉旁的精華瓶', ko: '나뭇가지 곁의 세럼' }),
        },
        { src: drawnImage('dropper', 'sand'), alt: t({ en: 'The bottle alone', zh: '精华瓶', tn: '精華瓶', ko: '세럼 한 병' }) },
        {
          src: drawnImage('jar', 'clay', true),
          alt: t({ en: 'The jar it goes with', zh: '搭配使用的面霜', tn: '搭配使用的面霜', ko: '함께 쓰는 크림' }),
        },
      ],
      start: 1,
      onClose: fn(),
    }),
    inFrame,
  ),
} satisfies Meta<typeof Lightbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const MovesByKeyboardAndPointer: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ args, step }) => {
    const dialog = await screen.findByRole('dialog', { name: args.label });
    const shows = (index: number) =>
      waitFor(() => {
        const [image, row] = [within(dialog).getByAltText(args.images[index]?.alt ?? ''), within(dialog).getByRole('list')];
        expect(Math.abs(image.getBoundingClientRect().x - row.getBoundingClientRect().x)).toBeLessThan(row.clientWidth / 2);
      });
    await shows(1);
    await step('by keyboard, round the end', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await shows(2);
      await userEvent.keyboard('{ArrowRight}');
      await shows(0);
    });
    await step('by pointer', async () => {
      const [close, , next] = within(dialog).getAllByRole('button');
      if (!close || !next) throw new Error('buttons are missing');
      await userEvent.click(next);
      await shows(1);
      await userEvent.click(close);
      await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
      await reopen();
    });
  },
};
export const OneImage: Story = {
  ...sampleArgs((t) => ({
    images: [{ src: drawnImage('bar', 'sage'), alt: t({ en: 'A bar of soap', zh: '一块手工皂', tn: '一塊手工皂', ko: '비누 하나' }) }],
    start: 0,
  })),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getAllByRole('button')).toHaveLength(1);
    const { left, right } = dialog.getByRole('list').getBoundingClientRect();
    await expect([left, right]).toEqual([0, document.documentElement.clientWidth]);
  },
};
