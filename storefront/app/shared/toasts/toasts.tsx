import type { ToastOptions } from '@mall/ui';
import { createContext, lazy, type ReactNode, Suspense, useCallback, useContext, useRef, useState } from 'react';

/** Shows a short message over the page and says it aloud. */
export type ShowToast = (message: string, options?: ToastOptions) => void;

/** A message somebody wants to be shown. */
export interface WantedToast extends ToastOptions {
  readonly id: number;
  readonly message: string;
}

// Most visits see no toast: what shows them comes with the first.
const ToastLayer = lazy(() => import('./toast-layer.tsx').then((module) => ({ default: module.ToastLayer })));

const ToastContext = createContext<ShowToast>(() => {});

/** Lets everything inside it show toasts. One around the application. */
export function Toasts({ children }: { children: ReactNode }) {
  const [wanted, setWanted] = useState<WantedToast>();
  const next = useRef(1);
  const show = useCallback<ShowToast>((message, options = {}) => {
    setWanted({ ...options, id: next.current, message });
    next.current += 1;
  }, []);
  return (
    <ToastContext value={show}>
      {children}
      {wanted && (
        <Suspense fallback={null}>
          <ToastLayer wanted={wanted} />
        </Suspense>
      )}
    </ToastContext>
  );
}

/** `const toast = useToast(); toast(message, { tone: 'error', duration: 2000 })`. */
export function useToast(): ShowToast {
  return useContext(ToastContext);
}
