// @spec 2.4

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Countdown } from '../../commerce/Countdown/Countdown.tsx';
import { FlashSaleCard } from '../../commerce/FlashSaleCard/FlashSaleCard.tsx';
import { FlashSaleCardSkeleton } from '../../commerce/FlashSaleCard/FlashSaleCardSkeleton.tsx';
import { ProductGrid } from '../../commerce/ProductCard/ProductGrid.tsx';
import { type Slot, SlotLinks } from '../../commerce/SlotLinks/SlotLinks.tsx';
import type { LanguageCode } from '../../i18n/languages.ts';
import { Section } from '../../primitives/Section/Section.tsx';
import { storyFlashItems, storySlots } from '../../testing/flashSale.ts';
import { inLanguage, storyLanguage } from '../../testing/globals.ts';
import { StoryShell } from '../../testing/shell.tsx';

interface FlashSalePageProps {
  readonly language: LanguageCode;
  readonly slot: Slot['state'];
  readonly loading?: boolean;
}

const shownSlot = { finished: 20, running: 21, waiting: 22 } as const;

function FlashSalePage({ language, slot, loading = false }: FlashSalePageProps) {
  const say = inLanguage(language);
  return (
    <StoryShell language={language}>
      <Section
        tight
        level={1}
        eyebrow={say('For a few hours', '限时', '단 몇 시간 동안')}
        title={say('Flash sale', '秒杀', '타임 세일')}
        action={
          <Countdown
            inFull
            label={say('Ends in', '距结束', '종료까지')}
            until="2026-11-21T20:00:00+08:00"
            now="2026-11-21T18:10:00+08:00"
          />
        }
      >
        <SlotLinks slots={storySlots} current={shownSlot[slot]} />
      </Section>
      <Section tight level={2} title={say('In this slot', '本场商品', '이번 회차 상품')}>
        <ProductGrid across={4}>
          {storyFlashItems(language, slot).map((item) =>
            loading ? <FlashSaleCardSkeleton key={item.href} /> : <FlashSaleCard key={item.href} {...item} priority />,
          )}
        </ProductGrid>
      </Section>
    </StoryShell>
  );
}

/** The flash sale: its slots, the time left and the products of one slot. */
const meta = {
  title: 'Pages/FlashSale',
  component: FlashSalePage,
  parameters: { layout: 'fullscreen' },
  args: { language: 'en', slot: 'running' },
  render: (args, { globals }) => <FlashSalePage {...args} language={storyLanguage(globals)} />,
} satisfies Meta<typeof FlashSalePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {};
export const Waiting: Story = { args: { slot: 'waiting' } };
export const Finished: Story = { args: { slot: 'finished' } };
export const Loading: Story = { args: { loading: true } };
