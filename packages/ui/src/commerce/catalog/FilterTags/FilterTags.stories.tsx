import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sylvane } from '../../../testing/names.ts';
import { inStoryLanguage, sampleArgs } from '../../../testing/sampleTexts.ts';
import { FilterTags } from './FilterTags.tsx';

const meta = {
  title: 'Commerce/FilterTags',
  component: FilterTags,
  ...sampleArgs((t) => ({
    tags: [
      { label: t({ en: 'Serums', zh: '精华', tn: '精華', ko: '세럼' }), href: '?brand=2' },
      { label: t(sylvane), href: '?class=12' },
      { label: '¥100–¥199', href: '?class=12&brand=2' },
    ],
    clearHref: '?',
  })),
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
    await expect(canvas.getByRole('link', { name: new RegExp(inStoryLanguage(globals)(sylvane)) })).toBeVisible();
  },
};
export const NothingChosen: Story = {
  tags: ['!autodocs', '!dev'],
  args: { tags: [] },
  play: async ({ canvas }) => expect(canvas.queryByRole('list')).toBeNull(),
};
