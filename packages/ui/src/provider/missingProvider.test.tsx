import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Price } from '../commerce/catalog/Price/Price.tsx';
import { ProductCard } from '../commerce/catalog/ProductCard/ProductCard.tsx';
import { ProductCardSkeleton } from '../commerce/catalog/ProductCard/ProductCardSkeleton.tsx';
import { Notice } from '../feedback/Notice/Notice.tsx';
import { useToast } from '../feedback/Toast/ToastProvider.tsx';
import { Dialog } from '../overlays/Dialog/Dialog.tsx';
import { Section } from '../primitives/Section/Section.tsx';

function Toasting() {
  useToast();
  return null;
}

it.each<[string, ReactNode]>([
  ['Price', <Price key="price" value="1.00" />],
  ['ProductCard', <ProductCard key="card" href="/x" title="Serum" price="1.00" />],
  ['ProductCardSkeleton', <ProductCardSkeleton key="skeleton" />],
  ['Notice', <Notice key="notice">Saved</Notice>],
  [
    'Section',
    <Section key="section" title="New">
      Serums
    </Section>,
  ],
  [
    'Dialog',
    <Dialog key="dialog" open title="Sizes" onClose={() => {}}>
      30 ml
    </Dialog>,
  ],
])('%s outside MallUiProvider throws an error that names the provider', (_, element) => {
  expect(() => renderToString(element)).toThrow('outside MallUiProvider');
});

it('useToast outside ToastProvider throws an error that names the provider', () => {
  expect(() => renderToString(<Toasting />)).toThrow('outside ToastProvider');
});
