import type { FlashSaleCardProps } from '../commerce/flash-sale/FlashSaleCard/FlashSaleCard.tsx';
import type { Slot } from '../commerce/flash-sale/SlotLinks/SlotLinks.tsx';
import type { LanguageCode } from '../i18n/languages.ts';
import { storyProducts } from './products.ts';

const sale = [
  { price: '98.00', was: '128.00', left: 12, total: 40 },
  { price: '49.00', was: '68.00', left: 0, total: 120 },
  { price: '258.00', was: '328.00', left: 55, total: 60 },
  { price: '198.00', was: '248.00', left: 3, total: 30 },
] as const;

/** Returns four products of a flash-sale slot, for stories; in a running slot one is sold out. */
export function storyFlashItems(language: LanguageCode, slot: Slot['state'] = 'running'): FlashSaleCardProps[] {
  return sale.map((item, index) => {
    const { href = '', title = '', imageUrl = '', shopName = '' } = storyProducts(language)[index] ?? {};
    const left = slot === 'waiting' ? item.total : item.left;
    return { href, title, imageUrl, shopName, ...item, left, state: left === 0 ? 'gone' : slot };
  });
}

/** Flash-sale slots of a day, for stories. */
export const storySlots: readonly Slot[] = [
  { id: 19, title: '08:00', href: '?id=19', state: 'finished' },
  { id: 20, title: '12:00', href: '?id=20', state: 'finished' },
  { id: 21, title: '16:00', href: '?id=21', state: 'running' },
  { id: 22, title: '20:00', href: '?id=22', state: 'waiting' },
];
