import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleArgs } from '../../testing/sampleTexts.ts';
import { UiLink } from '../UiLink/UiLink.tsx';
import { Section } from './Section.tsx';

const meta = {
  title: 'Primitives/Section',
  component: Section,
  ...sampleArgs(
    (t) => ({
      title: t({ en: 'From the distillery', zh: '来自蒸馏间', tn: '來自蒸餾間', ko: '증류실에서' }),
      eyebrow: t({ en: 'Notes', zh: '手记', tn: '手記', ko: '노트' }),
      children: t({
        en: 'Rice bran, milled before sunrise.',
        zh: '日出之前磨好的米糠。',
        tn: '日出之前磨好的米糠。',
        ko: '해 뜨기 전에 빻은 쌀겨.',
      }),
      action: <UiLink href="#all">{t({ en: 'See everything', zh: '查看全部', tn: '查看全部', ko: '전체 보기' })}</UiLink>,
    }),
    { layout: 'fullscreen' },
  ),
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Sunken: Story = { args: { ground: 'sunken', tight: true } };
export const Untitled: Story = { args: { title: undefined, eyebrow: undefined, action: undefined, ground: 'sheet' } };
