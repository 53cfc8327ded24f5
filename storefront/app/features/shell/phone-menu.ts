let isOpen = false;

// React swaps the header that the server streams later for the first one before any of our code hears of it: what the visitor did with the
// first one's menu is kept from the start.
if (typeof document !== 'undefined') {
  isOpen = document.querySelector('header details[open]') !== null;
  const note = ({ target }: Event) => {
    if (target instanceof HTMLDetailsElement && target.closest('header')) isOpen = target.open;
  };
  document.addEventListener('toggle', note, { capture: true });
}

/** Whether the visitor has left the phone's menu open, also in a header that another has taken the place of. */
export const wasMenuLeftOpen = (): boolean => isOpen;
