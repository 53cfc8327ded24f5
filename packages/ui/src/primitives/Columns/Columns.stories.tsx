import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { translateSample } from '../../testing/translateSample.ts';
import { Columns } from './Columns.tsx';

const meta = {
  title: 'Primitives/Columns',
  component: Columns,
  args: { side: <p>Beside it</p>, children: <p>The page’s matter.</p> },
} satisfies Meta<typeof Columns>;

export default meta;
export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas, globals }) => {
    const [side, matter] = translateSample(globals)(['Beside it', 'The page’s matter.']).map((text) =>
      canvas.getByText(text).getBoundingClientRect(),
    );
    if (!side || !matter) throw new Error('A column is missing.');
    const isAbove = side.bottom <= matter.top;
    const isBeside = side.right <= matter.left;
    await expect(isAbove !== isBeside).toBe(true);
  },
};
