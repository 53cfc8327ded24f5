import { useAnnounce } from '@mall/ui';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Makes a navigation inside the document end as a loaded document would: at the top of the new page, with the keyboard in its main part and
 * its title said aloud. Forms keep the place while they stay on their page, so the router does not do it after them.
 */
export function Arrival() {
  const { pathname } = useLocation();
  const kind = useNavigationType();
  const shown = useRef(pathname);
  const announce = useAnnounce();

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const main = document.getElementById('main');
    // A page that put the focus somewhere itself knows better.
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
    // Back and forward lead to where the visitor was; the router remembers it.
    if (kind !== 'POP') window.scrollTo(0, 0);
    announce(document.title);
  }, [pathname, kind, announce]);

  return null;
}
