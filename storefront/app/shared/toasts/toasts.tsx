import type { ToastOptions } from '@mall/ui';
import { type ComponentType, createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { firstInteraction } from '#app/shared/deferred/first-interaction.ts';
import type { WantedToast } from './wanted-toast.ts';

/** Shows a short message over the page and announces it. */
export type ShowToast = (message: string, options?: ToastOptions) => void;

const ToastContext = createContext<ShowToast>(() => {});

const loadLayer = () => import('./toast-layer.tsx');

/** Provides toasts to its children. Rendered once around the application. */
export function Toasts({ children }: { children: ReactNode }) {
  const [wanted, setWanted] = useState<WantedToast>();
  // Most visits show no toast: the layer is loaded on the first interaction, so that it is available when the connection is lost. Not with
  // Suspense, which would delay a message by a third of a second.
  const [Layer, setLayer] = useState<ComponentType<{ wanted: WantedToast }>>();
  const next = useRef(1);
  const show = useCallback<ShowToast>((message, options = {}) => {
    setWanted({ ...options, id: next.current, message });
    next.current += 1;
    loadLayer().then(({ ToastLayer }) => setLayer(() => ToastLayer), console.error);
  }, []);
  useEffect(() => void firstInteraction?.then(loadLayer).catch(() => undefined), []);
  return (
    <ToastContext value={show}>
      {children}
      {wanted && Layer && <Layer wanted={wanted} />}
    </ToastContext>
  );
}

/** `const toast = useToast(); toast(message, { tone: 'error', duration: 2000 })`; five seconds without a duration. */
export function useToast(): ShowToast {
  return useContext(ToastContext);
}
