import type { UnfoldState } from '@mall/ui';
import { ProductPanel } from '@mall/ui/navigation/ProductPanel';
import type { ReactNode } from 'react';
import { useFetcher } from 'react-router-dom';
import { paths } from '#app/paths.ts';
import type { PanelGoods } from '../shell.ts';

interface GoodsPanelProps extends UnfoldState {
  /** The entry of the navigation that it unfolds under. */
  readonly children: ReactNode;
}

/** Five products at a glance, asked for when somebody wants to see them. */
export function GoodsPanel({ children, ...state }: GoodsPanelProps) {
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
