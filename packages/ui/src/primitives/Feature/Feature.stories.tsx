import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawnImage } from '../../testing/drawnImage.ts';
import { sampleArgs } from '../../testing/sampleTexts.ts';
import { Feature } from './Feature.tsx';

const meta = {
  title: 'Primitives/Feature',
  component: Feature,
  ...sampleArgs(
    (t) => ({
      eyebrow: t({ en: 'The autumn shelf', zh: '秋日架上', tn: '秋日架上', ko: '가을의 선반' }),
      title: t({ en: 'Night work, done quietly', zh: '夜里的功课，悄悄做完', tn: '夜裡的功課，悄悄做完', ko: '밤의 손질, 조용하게' }),
      children: t({
        en: 'Bakuchiol smooths while you sleep and asks nothing of sensitive skin.',
        zh: '补骨脂酚在睡梦中抚平细纹，对敏感肌也十分温和。',
        tn: '補骨脂酚在睡夢中撫平細紋，對敏感肌也十分溫和。',
        ko: '바쿠치올은 잠든 사이 결을 매끈하게 다듬고 예민한 피부에도 편안합니다.',
      }),
      action: <Button variant="contained">{t({ en: 'Read on', zh: '继续阅读', tn: '繼續閱讀', ko: '더 읽어 보기' })}</Button>,
      image: { src: drawnImage('dropper', 'clay', true), alt: '' },
    }),
    { layout: 'fullscreen' },
  ),
} satisfies Meta<typeof Feature>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ImageFirst: Story = { args: { imageAt: 'start', ratio: 1, level: 3 } };
