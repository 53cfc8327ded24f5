import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sylvane, sylvaneFlagship } from '../../../testing/names.ts';
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
export const One: Story = {
  ...sampleArgs((t) => ({ tags: [{ label: t(sylvane), href: '?' }] })),
  play: async ({ canvas }) => expect(canvas.getAllByRole('listitem')).toHaveLength(2),
};
/** More conditions than a row holds wrap to the next rows. */
export const Many: Story = {
  ...sampleArgs((t) => ({
    tags: Array.from({ length: 14 }, (_, index) => ({
      label: `${t({ en: 'Brand', zh: '品牌', tn: '品牌', ko: '브랜드' })}: ${t(index % 2 ? sylvaneFlagship : sylvane)} ${index + 1}`,
      href: `?without=${index}`,
    })),
  })),
  play: async ({ canvas }) => {
    const tags = canvas.getAllByRole('link');
    const rows = new Set(tags.map((tag) => tag.getBoundingClientRect().top));
    await expect(tags).toHaveLength(15);
    await expect(rows.size).toBeGreaterThan(1);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const NothingSelected: Story = {
  tags: ['!autodocs', '!dev'],
  args: { tags: [] },
  play: async ({ canvas }) => expect(canvas.queryByRole('list')).toBeNull(),
};
