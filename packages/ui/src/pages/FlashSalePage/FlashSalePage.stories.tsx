import type { Meta, StoryObj } from '@storybook/react-vite';
import { Countdown } from '../../commerce/Countdown/Countdown.tsx';
import { FlashSaleCard } from '../../commerce/FlashSaleCard/FlashSaleCard.tsx';
import { FlashSaleCardSkeleton } from '../../commerce/FlashSaleCard/FlashSaleCardSkeleton.tsx';
import { ProductGrid } from '../../commerce/ProductCard/ProductGrid.tsx';
import { type Slot, SlotLinks } from '../../commerce/SlotLinks/SlotLinks.tsx';
import type { LanguageCode } from '../../i18n/languages.ts';
import { Section } from '../../primitives/Section/Section.tsx';
import { storyFlashItems, storySlots } from '../../testing/flashSale.ts';
import { storyLanguage } from '../../testing/globals.ts';
import { StoryShell } from '../../testing/shell.tsx';

interface FlashSalePageProps {
  readonly language: LanguageCode;
  readonly slot: Slot['state'];
  readonly loading?: boolean;
}

const shownSlot = { finished: 20, running: 21, waiting: 22 } as const;

function FlashSalePage({ language, slot, loading = false }: FlashSalePageProps) {
  const zh = language !== 'en';
  return (
    <StoryShell language={language}>
      <Section
        tight
        level={1}
        eyebrow={zh ? '限时' : 'For a few hours'}
        title={zh ? '秒杀' : 'Flash sale'}
        action={<Countdown inFull label={zh ? '距结束' : 'Ends in'} until="2026-11-21T20:00:00+08:00" now="2026-11-21T18:10:00+08:00" />}
      >
        <SlotLinks slots={storySlots} current={shownSlot[slot]} />
      </Section>
      <Section tight level={2} title={zh ? '本场商品' : 'In this slot'}>
        <ProductGrid across={4}>
          {storyFlashItems(language, slot).map((item) =>
            loading ? <FlashSaleCardSkeleton key={item.href} /> : <FlashSaleCard key={item.href} {...item} priority />,
          )}
        </ProductGrid>
      </Section>
    </StoryShell>
  );
}

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
