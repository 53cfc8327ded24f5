import { useState } from 'react';

/** Open state of a disclosure, controlled by its parent. */
export interface UnfoldState {
  /** The disclosure is open. */
  open: boolean;
  /** Called to open or close it. */
  onOpenChange: (open: boolean) => void;
}

/** Returns the state of one panel by its name. */
export type Panels<Name extends string> = (name: Name) => UnfoldState;

/**
 * Manages panels of which at most one is open:
 * `const panels = usePanels<'goods' | 'search'>(); <ProductPanel {...panels('goods')} />; <SearchPanel {...panels('search')} />`.
 */
export function usePanels<Name extends string>(): Panels<Name> {
  const [current, setCurrent] = useState<Name>();
  return (name) => ({
    open: current === name,
    // A panel that closes with a delay must not close one that opened in the meantime.
    onOpenChange: (open) => setCurrent((now) => (open ? name : now === name ? undefined : now)),
  });
}
