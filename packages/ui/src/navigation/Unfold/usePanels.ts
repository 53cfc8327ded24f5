import { useState } from 'react';

/** Whether something is unfolded, held by whoever shows it. */
export interface UnfoldState {
  /** It is open. */
  open: boolean;
  /** It asks to be opened or closed. */
  onOpenChange: (open: boolean) => void;
}

/** Hands out the state of one panel by its name. */
export type Panels<Name extends string> = (name: Name) => UnfoldState;

/**
 * Panels of which at most one is open:
 * `const panels = usePanels<'goods' | 'search'>(); <ProductPanel {...panels('goods')} />; <SearchPanel {...panels('search')} />`.
 */
export function usePanels<Name extends string>(): Panels<Name> {
  const [current, setCurrent] = useState<Name>();
  return (name) => ({
    open: current === name,
    // One that closes late leaves alone what opened meanwhile.
    onOpenChange: (open) => setCurrent((now) => (open ? name : now === name ? undefined : now)),
  });
}
