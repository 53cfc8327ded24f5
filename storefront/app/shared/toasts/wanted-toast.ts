import type { ToastOptions } from '@mall/ui';

/** A requested message. */
export interface WantedToast extends ToastOptions {
  readonly id: number;
  readonly message: string;
}
