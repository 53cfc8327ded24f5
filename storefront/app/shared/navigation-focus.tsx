import { useAnnounce } from '@mall/ui';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Scrolls to the top after a client-side navigation, focuses the main landmark and announces the title, as loading a document does. Submits
 * of forms preserve the scroll position, so the router does not do it for the page that follows.
 */
export function NavigationFocus() {
  const { pathname } = useLocation();
  const kind = useNavigationType();
  const shown = useRef(pathname);
  const announce = useAnnounce();

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const main = document.getElementById('main');
    // A page may have set the focus itself.
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
    // The router restores the position after back and forward.
    if (kind !== 'POP') window.scrollTo(0, 0);
    announce(document.title);
  }, [pathname, kind, announce]);

  return null;
}
