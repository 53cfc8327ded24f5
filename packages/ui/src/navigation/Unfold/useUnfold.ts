import { type FocusEvent, type PointerEvent, useEffect, useEffectEvent, useId, useRef } from 'react';
import { useHydrated } from '../../provider/useHydrated.ts';
import type { UnfoldState } from './usePanels.ts';

/** Milliseconds a pointer rests on a thing before it unfolds: passing over it does nothing. */
const restBeforeOpening = 120;

/** Milliseconds a pointer may be away before it folds: the way to what unfolded may cut a corner. */
const graceBeforeClosing = 300;

/**
 * A disclosure that a resting mouse opens too. Its button opens and closes it, and keeps open what the mouse has opened; Escape closes it
 * and gives the button the focus back; so does the focus that leaves.
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
  // The pointer that brought the page to life may rest here already: React was not there to hear it enter.
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
    // On the document: what the mouse opened must close while the focus is elsewhere.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      onOpenChange(false);
      if (document.getElementById(id)?.contains(document.activeElement)) button.current?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open, onOpenChange, id]);

  return {
    /** Works in this browser by now. */
    isLive,
    /** Closes it and gives its button the focus. */
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
      // Before the script the style sheet unfolds it, which this attribute would not know.
      'aria-expanded': isLive ? open : undefined,
      onClick: () => {
        // Safari gives a pressed button no focus, which is what closes it when somebody goes elsewhere.
        button.current?.focus();
        if (open && isPressed.current) turn(false);
        else turn(true, true);
      },
    },
    /** A press on its ground keeps the focus within. */
    sheet: { id, tabIndex: -1 },
  } as const;
}
