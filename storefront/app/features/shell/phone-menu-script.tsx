import { type RefObject, useEffect, useRef } from 'react';
import { InlineScript } from '#app/shared/inline-script.tsx';

declare global {
  var isPhoneMenuOpen: boolean | undefined;
}

/** Runs in the page itself: React puts the header that the server streams later in the place of the first one before any script of the page has come. */
function recordMenuState(): void {
  const noteToggle = ({ target }: Event) => {
    if (target instanceof HTMLDetailsElement && target.closest('header')) globalThis.isPhoneMenuOpen = target.open;
  };
  document.addEventListener('toggle', noteToggle, { capture: true });
}

/** The browser has it from the page: its own code need not hold it once more. */
const source = import.meta.env.SSR ? `(${recordMenuState})()` : '';

/** Keeps in mind whether the visitor has left the phone's menu open, also in a header that another has taken the place of. */
export function PhoneMenuScript() {
  return <InlineScript source={source} />;
}

/** The phone's menu is a native disclosure: it stays as it was left when a header comes late or alive, and closes over the page that was chosen. */
export function usePhoneMenu(root: RefObject<HTMLElement | null>, page: string): void {
  const shown = useRef<string>(undefined);
  useEffect(() => {
    const menu = root.current?.querySelector('details');
    if (shown.current === undefined && globalThis.isPhoneMenuOpen) menu?.setAttribute('open', '');
    if (shown.current !== undefined && shown.current !== page) menu?.removeAttribute('open');
    shown.current = page;
  }, [root, page]);
}
