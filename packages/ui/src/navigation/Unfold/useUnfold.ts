import { type FocusEvent, type PointerEvent, useEffect, useEffectEvent, useId, useRef } from 'react';
import { useHydrated } from '../../provider/useHydrated.ts';
import type { UnfoldState } from './usePanels.ts';

/** Milliseconds of hovering before it opens, so that a passing pointer does not open it. */
const restBeforeOpening = 120;

/** Milliseconds after the pointer leaves before it closes, so that the pointer can cut a corner on its path to the sheet. */
const graceBeforeClosing = 300;

/**
 * Manages a disclosure that also opens on hover. Its button opens and closes it; after a click it stays open when the mouse leaves. Escape
 * closes it and returns the focus to the button; it also closes when the focus leaves.
 */
export function useUnfold({ open, onOpenChange }: UnfoldState) {
  const id = useId();
  const isLive = useHydrated();
  const button = useRef<HTMLButtonElement>(null);
  const isPressed = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const turn = (next: boolean, pressed = false) => {
    clearTimeout(timer.current);
    isPressed.current = pressed;
    if (next !== open) onOpenChange(next);
  };
  const turnAfter = (wait: number, next: boolean) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => turn(next), wait);
  };
  const openAfterRest = useEffectEvent(() => turnAfter(restBeforeOpening, true));
  // The pointer can hover here before hydration, when React receives no enter event.
  useEffect(() => {
    const root = isLive ? button.current?.closest('[data-live]') : undefined;
    if (root?.matches(':hover') && window.matchMedia('(hover: hover)').matches) openAfterRest();
  }, [isLive]);

  const fold = () => {
    turn(false);
    button.current?.focus();
  };

  useEffect(() => {
    if (!open) return;
    // On the document, because a disclosure opened by hovering must close while the focus is elsewhere.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      onOpenChange(false);
      if (document.getElementById(id)?.contains(document.activeElement)) button.current?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open, onOpenChange, id]);

  return {
    /** Whether the browser has hydrated it. */
    isLive,
    /** Closes it and focuses its button. */
    fold,
    root: {
      'data-open': open || undefined,
      'data-live': isLive || undefined,
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'mouse') return;
        clearTimeout(timer.current);
        if (!open) turnAfter(restBeforeOpening, true);
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'mouse' && !(open && isPressed.current)) turnAfter(graceBeforeClosing, false);
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) turn(false);
      },
    },
    button: {
      ref: button,
      type: 'button',
      'aria-controls': id,
      // Before hydration the style sheet opens it, which this attribute could not reflect.
      'aria-expanded': isLive ? open : undefined,
      onClick: () => {
        // Safari does not focus a clicked button; without focus it would not close when the focus leaves.
        button.current?.focus();
        if (open && isPressed.current) turn(false);
        else turn(true, true);
      },
    },
    /** A click on its background keeps the focus inside. */
    sheet: { id, tabIndex: -1 },
  } as const;
}
