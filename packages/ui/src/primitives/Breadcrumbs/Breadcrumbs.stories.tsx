import type { Meta, StoryObj } from '@storybook/react-vite';
import { nightSerum } from '../../testing/names.ts';
import { sampleArgs } from '../../testing/sampleTexts.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = {
  title: 'Primitives/Breadcrumbs',
  component: Breadcrumbs,
  ...sampleArgs((t) => ({
    items: [
      { label: t({ en: 'Home', zh: '首页', tn: '首頁', ko: '홈' }), href: '#' },
      { label: t({ en: 'Serums', zh: '精华', tn: '精華', ko: '세럼' }), href: '#serums' },
      { label: t(nightSerum) },
    ],
  })),
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
export const Default: StoryObj<typeof meta> = {};
