import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inStoryLanguage, sampleArgs } from '../../testing/sampleTexts.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const cart = { en: 'Cart', zh: '购物车', tn: '購物車', ko: '장바구니' };

const meta = {
  title: 'Primitives/VisuallyHidden',
  component: VisuallyHidden,
  ...sampleArgs((t) => ({ children: t({ en: 'in a new tab', zh: '在新页面打开', tn: '在新頁面打開', ko: '새 탭에서 열림' }) })),
  render: (args, { globals }) => (
    <a href="#cart">
      {inStoryLanguage(globals)(cart)} <VisuallyHidden {...args} />
    </a>
  ),
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas, args, globals }) => {
    await expect(canvas.getByRole('link', { name: [inStoryLanguage(globals)(cart), args.children].join(' ') })).toBeVisible();
  },
};
