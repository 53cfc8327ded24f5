import { SkipLink } from '@mall/ui';
import type { ReactNode } from 'react';

interface MainFrameProps {
  readonly header: ReactNode;
  readonly footer: ReactNode;
  readonly children: ReactNode;
}

/** Renders the main layout: header, page, footer. */
export function MainFrame({ header, footer, children }: MainFrameProps) {
  return (
    <>
      <SkipLink />
      {header}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {footer}
    </>
  );
}
