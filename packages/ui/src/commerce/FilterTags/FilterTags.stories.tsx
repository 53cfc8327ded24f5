import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { translateSample } from '../../testing/translateSample.ts';
import { FilterTags } from './FilterTags.tsx';

const meta = {
  title: 'Commerce/FilterTags',
  component: FilterTags,
  args: {
    tags: [
      { label: 'Serums', href: '?brand=2' },
      { label: 'Sylvane', href: '?class=12' },
      { label: '¥100–¥199', href: '?class=12&brand=2' },
    ],
    clearHref: '?',
  },
} satisfies Meta<typeof FilterTags>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '?brand=2',
      '?class=12',
      '?class=12&brand=2',
      '?',
    ]);
    await expect(canvas.getByRole('link', { name: new RegExp(translateSample(globals)('Sylvane')) })).toBeVisible();
  },
};
export const NothingChosen: Story = {
  tags: ['!autodocs', '!dev'],
  args: { tags: [] },
  play: async ({ canvas }) => expect(canvas.queryByRole('list')).toBeNull(),
};
