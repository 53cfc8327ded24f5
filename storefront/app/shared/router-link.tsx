import type { LinkComponentProps } from '@mall/ui';
import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { isChunkMissing } from './page-errors/handle-chunk-errors.ts';

/** Returns true for a click that the router should handle: not for another tab, window or file. */
function isForTheRouter({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented, currentTarget }: MouseEvent<HTMLAnchorElement>) {
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey || defaultPrevented) && currentTarget.target === '';
}

/** Renders a link of @mall/ui by the router: no document request inside the shop, unless a chunk is missing. */
export function RouterLink({ href, onClick, ...rest }: LinkComponentProps) {
  // The router does not handle anchors of the current page.
  if (href.startsWith('#')) return <a href={href} onClick={onClick} {...rest} />;
  return (
    <Link
      to={href}
      onClick={(event) => {
        onClick?.(event);
        if (!isChunkMissing() || !isForTheRouter(event)) return;
        event.preventDefault();
        location.assign(event.currentTarget.href);
      }}
      {...rest}
    />
  );
}
