import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleArgs } from '../../testing/sampleTexts.ts';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  ...sampleArgs((t) => ({
    title: t({ en: 'Your cart is still empty', zh: '购物车还是空的', tn: '購物車還是空的', ko: '아직 담은 상품이 없어요' }),
    children: t({
      en: 'What you choose waits here for you.',
      zh: '放进来的商品会一直在这里等您。',
      tn: '放進來的商品會一直在這裡等您。',
      ko: '담아 둔 상품은 준비될 때까지 여기에서 기다립니다.',
    }),
    action: <Button variant="contained">{t({ en: 'All products', zh: '全部商品', tn: '全部商品', ko: '전체 상품' })}</Button>,
  })),
} satisfies Meta<typeof EmptyState>;

export default meta;
export const Default: StoryObj<typeof meta> = {};
