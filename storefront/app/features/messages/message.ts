/** A message as a row of the list. */
export interface MessageSummary {
  readonly id: number;
  readonly title: string;
  /** How it begins. */
  readonly excerpt: string;
  /** ISO moment. */
  readonly sentAt: string | undefined;
  readonly isUnread: boolean;
}

/** A whole message. Its html was sanitised by the gateway. */
export interface Message {
  readonly title: string;
  readonly html: string;
  readonly sentAt: string | undefined;
}

/** What removing a message came to. */
export type RemoveOutcome = { readonly at: number; readonly kind: 'removed' | 'refused' };
