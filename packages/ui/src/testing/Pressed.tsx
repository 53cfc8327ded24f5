import { type ReactNode, useEffect, useRef } from 'react';

/** Presses the first button of its content once, so that an anatomy shows what the button unfolds. */
export function Pressed({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.querySelector('button')?.click(), []);
  return <div ref={root}>{children}</div>;
}
