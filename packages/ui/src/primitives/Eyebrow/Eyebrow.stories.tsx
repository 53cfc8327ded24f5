import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleArgs } from '../../testing/sampleTexts.ts';
import { Eyebrow } from './Eyebrow.tsx';

const meta = {
  title: 'Primitives/Eyebrow',
  component: Eyebrow,
  ...sampleArgs((t) => ({ children: t({ en: 'The evening shelf', zh: '晚间的护肤架', tn: '晚間的護膚架', ko: '저녁의 선반' }) })),
} satisfies Meta<typeof Eyebrow>;

export default meta;
export const Default: StoryObj<typeof meta> = {};
