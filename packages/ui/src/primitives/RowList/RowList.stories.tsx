import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { translateSample } from '../../testing/translateSample.ts';
import { RowList } from './RowList.tsx';

const meta = {
  title: 'Primitives/RowList',
  component: RowList,
  args: { label: 'Jars', children: ['Rice bran', 'Oat milk', 'Rose clay'] },
} satisfies Meta<typeof RowList>;

export default meta;
export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('list', { name: translateSample(globals)('Jars') })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};
