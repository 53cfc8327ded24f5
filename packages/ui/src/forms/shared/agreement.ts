import type { ReactNode } from 'react';

/** An agreement: its title and its content. */
export interface Agreement {
  /** Title of the text: "Terms of service". */
  readonly title: string;
  /** The text. */
  readonly content: ReactNode;
}
