import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router-dom';
import type { CartItem, CartOutcome } from './cart.ts';
import { type CartIntent, cartFields, writeIntent } from './cart-form.ts';

/** Changes that the server has not confirmed yet. */
interface Draft {
  readonly counts: ReadonlyMap<number, number>;
  readonly selections: ReadonlyMap<number, boolean>;
}

const noChanges: Draft = { counts: new Map(), selections: new Map() };
const update = writeIntent({ kind: 'update' });

/** The debounce time of quantity changes: a series of clicks is sent as one change. */
const debounceMs = 300;

/** State of the cart's form with JavaScript: changes show as optimistic updates, are sent together, and roll back when refused. */
export interface CartFormState {
  readonly form: RefObject<HTMLFormElement | null>;
  /** The result of the last submission, available once the page shows the updated cart. */
  readonly outcome: CartOutcome | undefined;
  /** True while a change is pending or in flight: the totals do not match the quantities shown. */
  readonly isPending: boolean;
  /** The intent that is being processed. */
  readonly pendingIntent: string | undefined;
  countOf(item: CartItem): number;
  isSelected(item: CartItem): boolean;
  changeCount(item: CartItem, count: number): void;
  select(items: readonly CartItem[], selected: boolean): void;
  submit(intent: CartIntent): void;
  /** Sends debounced changes immediately, because the shopper left the field. */
  flush(): void;
}

/** Submits one form with one request at a time, so that responses cannot arrive out of order. */
export function useCartForm(): CartFormState {
  const form = useRef<HTMLFormElement>(null);
  const { data, state, pendingIntent, post } = useCartFetcher();
  const [outcome, setOutcome] = useState(data);
  const [draft, setDraft] = useState(noChanges);
  const queue = useRef<string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const isIdle = useRef(true);

  const sendNext = useCallback(() => {
    timer.current = undefined;
    // While a request is in flight, its completion triggers the next.
    if (!isIdle.current || !form.current) return;
    const intent = queue.current.shift();
    if (intent === undefined) return;
    isIdle.current = false;
    post(form.current, intent);
  }, [post]);

  const enqueue = useCallback(
    (intent: string, delay: number) => {
      if (!queue.current.includes(intent)) queue.current.push(intent);
      clearTimeout(timer.current);
      timer.current = setTimeout(sendNext, delay);
    },
    [sendNext],
  );

  useEffect(() => {
    isIdle.current = state === 'idle';
    if (!isIdle.current) return;
    setOutcome(data);
    if (timer.current !== undefined) return;
    if (queue.current.length > 0) sendNext();
    else setDraft(noChanges);
  }, [state, data, sendNext]);

  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    form,
    outcome,
    pendingIntent,
    isPending: state !== 'idle' || draft !== noChanges,
    countOf: (item) => draft.counts.get(item.id) ?? item.count,
    isSelected: (item) => draft.selections.get(item.id) ?? item.selected,
    changeCount(item, count) {
      setDraft((before) => ({ ...before, counts: new Map(before.counts).set(item.id, count) }));
      enqueue(update, debounceMs);
    },
    select(items, selected) {
      setDraft((before) => ({ ...before, selections: new Map([...before.selections, ...items.map(({ id }) => [id, selected] as const)]) }));
      enqueue(update, 0);
    },
    submit: (intent) => enqueue(writeIntent(intent), 0),
    flush() {
      if (timer.current === undefined) return;
      clearTimeout(timer.current);
      timer.current = setTimeout(sendNext, 0);
    },
  };
}

/** Returns the only fetcher of the form. */
function useCartFetcher() {
  const { data, state, formData, submit } = useFetcher<CartOutcome>();
  const post = useCallback(
    (form: HTMLFormElement, intent: string) => {
      const data = new FormData(form);
      // The select-all box is for pages without JavaScript: here each item's box is authoritative.
      data.delete(cartFields.all);
      data.delete(cartFields.allShown);
      data.set(cartFields.intent, intent);
      void submit(data, { method: 'post' });
    },
    [submit],
  );
  return { data, state, pendingIntent: formData?.get(cartFields.intent)?.toString(), post };
}
