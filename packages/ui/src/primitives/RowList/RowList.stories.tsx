import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LedgerRowSkeleton } from '../../commerce/wallet/LedgerRow/LedgerRowSkeleton.tsx';
import { sampleArgs } from '../../testing/sampleTexts.ts';
import { RowList } from './RowList.tsx';

const meta = {
  title: 'Primitives/RowList',
  component: RowList,
  ...sampleArgs((t) => ({
    label: t({ en: 'Jars', zh: '瓶瓶罐罐', tn: '瓶瓶罐罐', ko: '선반 위의 단지' }),
    children: [
      t({ en: 'Rice bran', zh: '米糠', tn: '米糠', ko: '쌀겨' }),
      t({ en: 'Oat milk', zh: '燕麦奶', tn: '燕麥奶', ko: '귀리 우유' }),
      t({ en: 'Rose clay', zh: '玫瑰泥', tn: '玫瑰泥', ko: '로즈 클레이' }),
    ],
  })),
} satisfies Meta<typeof RowList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('list', { name: String(args.label) })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};
export const OneRow: Story = {
  ...sampleArgs((t) => ({ children: t({ en: 'Rice bran', zh: '米糠', tn: '米糠', ko: '쌀겨' }) })),
  play: async ({ canvas }) => expect(canvas.getAllByRole('listitem')).toHaveLength(1),
};
/** While the rows load, each is a skeleton of the same size. */
export const Loading: Story = {
  args: { children: [1, 2, 3].map((row) => <LedgerRowSkeleton key={row} />) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('list', { name: String(args.label) })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};
