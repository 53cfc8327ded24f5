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
export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('繁體中文')).toHaveAttribute('lang', 'zh-TW');
    await expect(canvas.getByText('繁體中文')).toHaveAttribute('aria-current', 'true');
  },
};
