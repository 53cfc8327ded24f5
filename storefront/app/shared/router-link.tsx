import type { LinkComponentProps } from '@mall/ui';
import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { isCodeLost } from './faults/guard-chunks.ts';

/** Leaves a click to the browser: React Router takes those that nobody has prevented. */
function askForTheWholePage(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  location.assign(event.currentTarget.href);
}

/** Links of @mall/ui, rendered by the router: no reload inside the shop. */
export function RouterLink({ href, onClick, ...rest }: LinkComponentProps) {
  return (
    <Link
      to={href}
      onClick={(event) => {
        onClick?.(event);
        const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
        if (isCodeLost() && isPlain && !event.defaultPrevented) askForTheWholePage(event);
      }}
      {...rest}
    />
  );
}
