import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onPhone, playOnPhone } from '../../testing/onPhone.ts';
import { inStoryLanguage, sampleArgs } from '../../testing/sampleTexts.ts';
import { Columns } from './Columns.tsx';

const besideIt = { en: 'Beside it', zh: '侧栏', tn: '側欄', ko: '옆 칸' };
const pageMatter = { en: 'The page’s matter.', zh: '页面的正文。', tn: '頁面的正文。', ko: '페이지 본문입니다.' };

const meta = {
  title: 'Primitives/Columns',
  component: Columns,
  ...sampleArgs((t) => ({ side: <p>{t(besideIt)}</p>, children: <p>{t(pageMatter)}</p> })),
} satisfies Meta<typeof Columns>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const [side, matter] = [inStoryLanguage(globals)(besideIt), inStoryLanguage(globals)(pageMatter)].map((text) =>
      canvas.getByText(text).getBoundingClientRect(),
    );
    if (!side || !matter) throw new Error('A column is missing.');
    const isAbove = side.bottom <= matter.top;
    const isBeside = side.right <= matter.left;
    await expect(isAbove !== isBeside).toBe(true);
  },
};
/** On a phone the column is above the main content. */
export const OnPhone: Story = {
  ...onPhone(320),
  play: playOnPhone(async ({ canvas, globals }) => {
    const t = inStoryLanguage(globals);
    const side = canvas.getByText(t(besideIt)).getBoundingClientRect();
    await expect(side.bottom).toBeLessThanOrEqual(canvas.getByText(t(pageMatter)).getBoundingClientRect().top);
  }),
};
