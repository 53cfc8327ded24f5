import { type FocusEvent, type KeyboardEvent, useContext, useEffect, useId, useLayoutEffect, useState } from 'react';
import type { UnfoldState } from '../../../navigation/Unfold/usePanels.ts';
import { ComboboxContext } from '../SearchField/combobox.ts';
import { entryAfter, noEntry } from './steps.ts';

interface ComboboxState extends UnfoldState {
  /** Number of entries. */
  count: number;
}

function clear(input: HTMLInputElement) {
  input.value = '';
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Makes the surrounding search field a combobox with a list of `count` entries. Arrow keys select an entry, Enter follows it; Escape closes
 * the list, then clears the field.
 */
export function useCombobox({ open, onOpenChange, count }: ComboboxState) {
  const bind = useContext(ComboboxContext);
  const id = useId();
  const [chosen, setChosen] = useState(noEntry);
  const isShown = open && count > 0;
  const active = isShown && chosen < count ? chosen : noEntry;
  const idOf = (entry: number) => `${id}-${entry}`;

  const change = (next: boolean) => {
    setChosen(noEntry);
    if (next !== open) onOpenChange(next);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // During composition the keys belong to the input method.
    if (event.nativeEvent.isComposing) return;
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      if (!isShown) return change(true);
      const next = entryAfter(active, key, count);
      setChosen(next);
      document.getElementById(idOf(next))?.scrollIntoView({ block: 'nearest' });
    } else if (key === 'Enter') {
      if (active === noEntry) return change(false);
      event.preventDefault();
      document.getElementById(idOf(active))?.click();
    } else if (key === 'Escape') {
      event.preventDefault();
      if (isShown) change(false);
      else clear(event.currentTarget);
    }
  };
  const stays = (target: EventTarget | null) => target instanceof Element && target.closest('[data-search-panel]') !== null;

  // In the same commit, because the next key press needs the current selection.
  useLayoutEffect(() => {
    bind({
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isShown,
      'aria-controls': id,
      'aria-activedescendant': active === noEntry ? undefined : idOf(active),
      onBlur: ({ relatedTarget }) => !stays(relatedTarget) && change(false),
      onChange: () => change(true),
      onClick: () => change(true),
      onKeyDown,
    });
  });
  useEffect(() => () => bind(undefined), [bind]);

  return {
    isShown,
    /** Id of the list. */
    id,
    /** Attributes of an entry of the list. */
    entry: (at: number) => ({
      id: idOf(at),
      role: 'option',
      'aria-selected': at === active,
      tabIndex: -1,
      onClick: () => change(false),
    }),
    /** Attributes of the panel, which closes when the focus leaves it. */
    panel: {
      'data-search-panel': true,
      onBlur: ({ relatedTarget, currentTarget }: FocusEvent) => {
        const isField = currentTarget.closest('form')?.querySelector('[role=combobox]') === relatedTarget;
        if (!stays(relatedTarget) && !isField) change(false);
      },
    },
  } as const;
}

/** Return value of {@link useCombobox}. */
export type Combobox = ReturnType<typeof useCombobox>;
