import type { LinkComponentProps } from '@mall/ui';
import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { isChunkMissing } from './page-errors/handle-chunk-errors.ts';

/** A click that the router would answer: not one for another tab, window or file. */
function isForTheRouter({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented, currentTarget }: MouseEvent<HTMLAnchorElement>) {
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey || defaultPrevented) && currentTarget.target === '';
}

/** Links of @mall/ui, rendered by the router: no reload inside the shop, unless a part of its code is lost. */
export function RouterLink({ href, onClick, ...rest }: LinkComponentProps) {
  // A part of this page is no business of the router's.
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
