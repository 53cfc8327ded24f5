// @spec 1.21 2.67 3.24

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { languageCodes } from '../../i18n/languages.ts';
import { sampleArgs } from '../../testing/sampleTexts.ts';
import { LanguageLinks } from './LanguageLinks.tsx';

const meta = {
  title: 'Navigation/LanguageLinks',
  component: LanguageLinks,
  ...sampleArgs((t) => ({
    links: languageCodes.map((code) => ({ code, href: `?lang=${code}` })),
    current: 'tn',
    regions: [{ label: t({ en: 'Sylvane Europe', zh: '林间集欧洲', tn: '林間集歐洲', ko: '실반 유럽' }), href: 'https://sylvane.test' }],
  })),
} satisfies Meta<typeof LanguageLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('繁體中文')).toHaveAttribute('lang', 'zh-TW');
    await expect(canvas.getByText('繁體中文')).toHaveAttribute('aria-current', 'true');
  },
};
/** A brand without regional sites, in two languages. */
export const TwoLanguages: Story = {
  args: { links: languageCodes.slice(0, 2).map((code) => ({ code, href: `?lang=${code}` })), current: 'en', regions: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    await expect(canvas.getByRole('link', { current: true })).toHaveAccessibleName('English');
  },
};
