import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { drawnImage } from '../../testing/drawnImage.ts';
import { sampleArgs } from '../../testing/sampleTexts.ts';
import { Image } from './Image.tsx';

const meta = {
  title: 'Primitives/Image',
  component: Image,
  ...sampleArgs((t) => ({
    src: drawnImage('jar', 'clay', true),
    alt: t({
      en: 'A jar of clay mask beside a sprig',
      zh: '一罐泥膜，旁边一枝绿叶',
      tn: '一罐泥膜，旁邊一枝綠葉',
      ko: '잔가지 곁에 놓인 클레이 마스크 한 통',
    }),
    ratio: 4 / 5,
  })),
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
} satisfies Meta<typeof Image>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('img').closest('span');
    await expect(box?.getBoundingClientRect().height).toBeCloseTo(400, 0);
  },
};
export const OfTheMall: Story = {
  args: { src: '/media/jar.jpg' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('source')).toHaveAttribute('srcset', expect.stringContaining('/media/jar.jpg?w=640 640w'));
    await expect(canvas.getByRole('img')).toHaveAttribute('loading', 'lazy');
  },
};
export const Empty: Story = { args: { src: '' } };
