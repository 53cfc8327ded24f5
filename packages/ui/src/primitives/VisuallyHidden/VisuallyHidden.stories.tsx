import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { translateSample } from '../../testing/translateSample.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'Primitives/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'in a new tab' },
  render: (args, { globals }) => (
    <a href="#cart">
      {translateSample(globals)('Cart')} <VisuallyHidden {...args} />
    </a>
  ),
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('link', { name: translateSample(globals)(['Cart', 'in a new tab']).join(' ') })).toBeVisible();
  },
};
