import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storySlots } from '../../../testing/flashSale.ts';
import { sampleArgs } from '../../../testing/sampleTexts.ts';
import { SlotLinks } from './SlotLinks.tsx';

const meta = {
  title: 'Commerce/SlotLinks',
  component: SlotLinks,
  args: { slots: storySlots, current: 21 },
} satisfies Meta<typeof SlotLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
    const shown = canvas.getByRole('link', { current: 'page' });
    await expect(shown).toHaveAttribute('href', '?id=21');
    await expect(shown).toHaveTextContent('16:00');
  },
};
/** Wider than a phone: the current slot is scrolled into view. */
export const AcrossMidnight: Story = {
  ...sampleArgs((t) => ({
    slots: [
      {
        id: 17,
        title: '20:00',
        day: t({ en: 'Nov 20, 2026', zh: '2026年11月20日', tn: '2026年11月20日', ko: '2026년 11월 20일' }),
        href: '?id=17',
        state: 'finished',
      },
      ...['00:00', '04:00', '08:00'].map((title, index) => ({
        id: 30 + index,
        title,
        href: `?id=${30 + index}`,
        state: 'finished' as const,
      })),
      ...storySlots.slice(2),
      {
        id: 40,
        title: '00:00',
        day: t({ en: 'Nov 22, 2026', zh: '2026年11月22日', tn: '2026年11月22日', ko: '2026년 11월 22일' }),
        href: '?id=40',
        state: 'waiting',
      },
    ],
    current: 40,
  })),
  play: async ({ canvas }) => {
    const [bar, shown] = [canvas.getByRole('navigation'), canvas.getByRole('link', { current: 'page' })];
    await expect(shown.getBoundingClientRect().right).toBeLessThan(bar.getBoundingClientRect().right + 1);
  },
};
