import type { UnfoldState } from '@mall/ui';
import { ProductPanel } from '@mall/ui/navigation/ProductPanel';
import { type ReactNode, useEffect, useState } from 'react';
import { useFetcher } from 'react-router-dom';
import { paths } from '#app/paths.ts';
import type { PanelGoods } from '../shell.ts';

/** Whether the focus is in a form of the header: in the search, or in what the search unfolds. */
const isSearching = (focused: EventTarget | null): focused is HTMLElement =>
  focused instanceof HTMLElement && focused.closest('header form') !== null;

/** Open or not; never together with what the search unfolds, which goes with its focus. */
function useAlone(): UnfoldState {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const yieldTo = ({ target }: FocusEvent) => {
      if (isSearching(target)) setOpen(false);
    };
    document.addEventListener('focusin', yieldTo);
    return () => document.removeEventListener('focusin', yieldTo);
  }, []);
  return {
    open,
    onOpenChange: (next) => {
      const { activeElement } = document;
      if (next && isSearching(activeElement)) activeElement.blur();
      setOpen(next);
    },
  };
}

interface GoodsPanelProps {
  /** The entry of the navigation that it unfolds under. */
  readonly children: ReactNode;
}

/** Five products at a glance, asked for when somebody wants to see them. */
export function GoodsPanel({ children }: GoodsPanelProps) {
  const state = useAlone();
  const { data: goods, load } = useFetcher<PanelGoods>();
  return (
    <ProductPanel
      {...state}
      {...(goods?.products && { products: goods.products })}
      failed={goods !== undefined && goods.products === undefined}
      onOpen={() => {
        if (!goods?.products) void load(paths.productPanel);
      }}
    >
      {children}
    </ProductPanel>
  );
}
