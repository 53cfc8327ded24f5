/** A message as a row of the list. */
export interface MessageSummary {
  readonly id: number;
  readonly title: string;
  /** The beginning of its text. */
  readonly excerpt: string;
  /** ISO moment. */
  readonly sentAt: string | undefined;
  readonly isUnread: boolean;
}

/** A whole message. The gateway builds its HTML from escaped text. */
export interface Message {
  readonly title: string;
  readonly html: string;
  readonly sentAt: string | undefined;
}

/** The result of removing a message. */
export type RemoveOutcome = { readonly at: number; readonly kind: 'removed' | 'refused' };
