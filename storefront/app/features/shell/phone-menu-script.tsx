import { type RefObject, useEffect, useRef } from 'react';
import { InlineScript } from '#app/shared/inline-script.tsx';

declare global {
  var isPhoneMenuOpen: boolean | undefined;
}

/** Runs inline: React replaces the first header with the streamed one before any script of the page has loaded. */
function recordMenuState(): void {
  const noteToggle = ({ target }: Event) => {
    if (target instanceof HTMLDetailsElement && target.closest('header')) globalThis.isPhoneMenuOpen = target.open;
  };
  document.addEventListener('toggle', noteToggle, { capture: true });
}

/** The browser receives it with the page: its bundle does not need a second copy. */
const source = import.meta.env.SSR ? `(${recordMenuState})()` : '';

/** Records whether the visitor has left the phone's menu open, across replaced headers. */
export function PhoneMenuScript() {
  return <InlineScript source={source} />;
}

/** Restores the phone's menu, a native disclosure, when a header is streamed or hydrated, and closes it after a navigation. */
export function usePhoneMenu(root: RefObject<HTMLElement | null>, page: string): void {
  const shown = useRef<string>(undefined);
  useEffect(() => {
    const menu = root.current?.querySelector('details');
    if (shown.current === undefined && globalThis.isPhoneMenuOpen) menu?.setAttribute('open', '');
    if (shown.current !== undefined && shown.current !== page) menu?.removeAttribute('open');
    shown.current = page;
  }, [root, page]);
}
