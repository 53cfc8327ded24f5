import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleArgs } from '../../testing/sampleTexts.ts';
import { Container } from './Container.tsx';

const meta = {
  title: 'Primitives/Container',
  component: Container,
  ...sampleArgs(
    (t) => ({
      children: t({ en: 'Inside the page’s margins.', zh: '在页边距之内。', tn: '在頁邊距之內。', ko: '페이지 여백 안쪽입니다.' }),
    }),
    { layout: 'fullscreen' },
  ),
} satisfies Meta<typeof Container>;

export default meta;
export const Default: StoryObj<typeof meta> = {};
