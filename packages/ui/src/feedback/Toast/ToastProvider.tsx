import { createContext, type FocusEvent, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { useUiText } from '../../i18n/useUiText.ts';
import { styled } from '../../styles/styled.ts';
import { useAnnounce } from '../Announcer/Announcer.tsx';
import { Notice, type Tone } from '../Notice/Notice.tsx';

/** Display options of a toast. */
export interface ToastOptions {
  /** @default 'info' */
  tone?: Tone;
  /** Milliseconds until it closes by itself; it stays while the pointer or the focus is on it. @default 5000 */
  duration?: number;
}

/** Shows a short message over the page and announces it; returns a function that closes it. */
export type ShowToast = (message: string, options?: ToastOptions) => () => void;

interface OpenToast extends Required<ToastOptions> {
  id: number;
  message: string;
}

/** Long enough to read about fifteen words. */
const defaultDuration = 5000;

const ToastContext = createContext<ShowToast | undefined>(undefined);

const Stack = styled('section')(({ theme }) => ({
  position: 'fixed',
  insetInline: theme.spacing(2),
  insetBlockEnd: theme.spacing(3),
  zIndex: theme.zIndex.snackbar,
  display: 'grid',
  justifyItems: 'center',
  gap: theme.spacing(1),
  pointerEvents: 'none',
  '& > div': {
    pointerEvents: 'auto',
    maxWidth: theme.mall.size.form,
    width: 'fit-content',
    boxShadow: theme.mall.elevation.float,
    borderRadius: theme.mall.radius.card,
  },
}));

function Toast({ shown, onClose }: { shown: OpenToast; onClose: (id: number) => void }) {
  const [held, setHeld] = useState(false);
  const before = useRef<EventTarget>(null);
  const { id, duration, tone, message } = shown;
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => onClose(id), duration);
    return () => clearTimeout(timer);
  }, [held, duration, id, onClose]);
  const enter = ({ relatedTarget }: FocusEvent) => {
    before.current = relatedTarget;
    setHeld(true);
  };
  const dismiss = () => {
    // The button is removed with its toast: the focus returns to where it was before.
    if (before.current instanceof HTMLElement) before.current.focus();
    onClose(id);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pausing a toast on hover is a convenience; its button closes it
    <div onMouseEnter={() => setHeld(true)} onMouseLeave={() => setHeld(false)} onFocus={enter} onBlur={() => setHeld(false)}>
      <Notice tone={tone} silent onDismiss={dismiss}>
        {message}
      </Notice>
    </div>
  );
}

/** Props of {@link ToastProvider}. */
export interface ToastProviderProps {
  /** The application. */
  children: ReactNode;
}

/** Provides the page's toasts. Use one around the application, inside the `MallUiProvider`. */
export function ToastProvider({ children }: ToastProviderProps) {
  const [list, setList] = useState<readonly OpenToast[]>([]);
  const next = useRef(1);
  const announce = useAnnounce();
  const t = useUiText();
  const remove = useCallback((id: number) => setList((before) => before.filter((toast) => toast.id !== id)), []);
  const show = useCallback<ShowToast>(
    (message, { tone = 'info', duration = defaultDuration } = {}) => {
      const id = next.current++;
      // A repeated message restarts its toast instead of adding a second one.
      setList((before) => [...before.filter((toast) => toast.message !== message), { id, message, tone, duration }]);
      announce(message, tone === 'error' ? 'assertive' : 'polite');
      return () => remove(id);
    },
    [announce, remove],
  );
  return (
    <ToastContext value={show}>
      {children}
      {list.length > 0 && (
        <Stack aria-label={t('notice.label')}>
          {list.map((shown) => (
            <Toast key={shown.id} shown={shown} onClose={remove} />
          ))}
        </Stack>
      )}
    </ToastContext>
  );
}

/**
 * Returns the function that shows a toast.
 *
 * @throws Error outside of a `ToastProvider`
 * @example
 * const toast = useToast();
 * const remove = toast('In your cart', { tone: 'success' });
 */
export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (!show) throw new Error('useToast is called outside ToastProvider. Render the application inside <ToastProvider>.');
  return show;
}
