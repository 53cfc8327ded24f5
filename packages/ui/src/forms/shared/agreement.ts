import type { ReactNode } from 'react';

/** An agreement: its title and its content. */
export interface Agreement {
  readonly title: string;
  readonly content: ReactNode;
}
