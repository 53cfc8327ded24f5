import type { UnfoldState } from '@mall/ui';
import { ProductPanel } from '@mall/ui/navigation/ProductPanel';
import type { ReactNode } from 'react';
import { useFetcher } from 'react-router-dom';
import { paths } from '#app/paths.ts';
import type { PanelProducts } from '../shell.ts';

interface HeaderProductsProps extends UnfoldState {
  /** The navigation entry. */
  readonly children: ReactNode;
}

/** Renders five products below a navigation entry, loaded when it is opened. */
export function HeaderProducts({ children, ...state }: HeaderProductsProps) {
  const { data, load } = useFetcher<PanelProducts>();
  return (
    <ProductPanel
      {...state}
      {...(data?.products && { products: data.products })}
      failed={data !== undefined && data.products === undefined}
      onOpen={() => {
        if (!data?.products) void load(paths.productPanel);
      }}
    >
      {children}
    </ProductPanel>
  );
}
