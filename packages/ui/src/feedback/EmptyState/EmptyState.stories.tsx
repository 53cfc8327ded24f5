import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleArgs } from '../../testing/sampleTexts.ts';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  ...sampleArgs((t) => ({
    title: t({ en: 'Your cart is still empty', zh: '购物车还是空的', tn: '購物車還是空的', ko: '아직 담은 상품이 없어요' }),
    children: t({
      en: 'Products you add appear here.',
      zh: '放进来的商品会一直在这里等您。',
      tn: '放進來的商品會一直在這裡等您。',
      ko: '담아 둔 상품은 준비될 때까지 여기에서 기다립니다.',
    }),
    action: (
      <Button variant="contained" href="/products">
        {t({ en: 'All products', zh: '全部商品', tn: '全部商品', ko: '전체 상품' })}
      </Button>
    ),
  })),
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** The title alone, for a place too small for a text and an action. */
export const TitleAlone: Story = {
  args: { children: undefined, action: undefined, level: 3 },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: args.title, level: 3 })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
/** The icon of what is missing, and a text of several lines. */
export const LongText: Story = {
  ...sampleArgs((t) => ({
    icon: 'search',
    title: t({
      en: 'No products match “rosehip and sea buckthorn night oil”',
      zh: '没有找到与“玫瑰果沙棘晚安护肤油”相关的商品',
      tn: '沒有找到與「玫瑰果沙棘晚安護膚油」相關的商品',
      ko: '‘로즈힙과 산자나무 나이트 오일’에 맞는 상품이 없습니다',
    }),
    children: t({
      en: 'Check the spelling, use fewer words, or remove a filter. Many products are also listed under the name of their main plant.',
      zh: '请检查是否有错别字，减少关键词，或取消部分筛选条件。许多商品也可以按主要植物成分的名称查找。',
      tn: '請檢查是否有錯別字，減少關鍵字，或取消部分篩選條件。許多商品也可以按主要植物成分的名稱查找。',
      ko: '철자를 확인하거나 검색어를 줄이거나 필터를 해제해 보세요. 주요 식물 성분의 이름으로도 많은 상품을 찾을 수 있습니다.',
    }),
  })),
  play: async ({ canvas, args }) => {
    const { left, right } = canvas.getByText(String(args.children)).getBoundingClientRect();
    await expect(canvas.getByRole('heading', { name: args.title })).toBeVisible();
    // A long text keeps the width of a form, in the middle.
    await expect(right - left).toBeLessThanOrEqual(560);
    await expect((left + right) / 2).toBeCloseTo(document.documentElement.clientWidth / 2, -1);
  },
};
