import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router-dom';
import type { CartItem, CartOutcome } from './cart.ts';
import { type CartIntent, cartFields, writeIntent } from './cart-form.ts';

/** What the shopper changed and the server has not answered yet. */
interface Draft {
  readonly counts: ReadonlyMap<number, number>;
  readonly ticks: ReadonlyMap<number, boolean>;
}

const noChanges: Draft = { counts: new Map(), ticks: new Map() };
const update = writeIntent({ kind: 'update' });

/** How long the quantity must rest before it is sent: a row of clicks is one change. */
const debounceMs = 300;

/** The cart's form with JavaScript: what is changed shows at once, is sent as one, and falls back to the server's state when refused. */
export interface CartFormState {
  readonly form: RefObject<HTMLFormElement | null>;
  /** What the last sending came to, once the page shows the cart that came of it. */
  readonly outcome: CartOutcome | undefined;
  /** Something is on its way, or about to be: the sums are not those of the quantities shown. */
  readonly isPending: boolean;
  /** What the button asked for that is being answered. */
  readonly pendingIntent: string | undefined;
  countOf(item: CartItem): number;
  isTicked(item: CartItem): boolean;
  changeCount(item: CartItem, count: number): void;
  tick(items: readonly CartItem[], ticked: boolean): void;
  ask(intent: CartIntent): void;
  /** Sends at once what waits for more clicks: the shopper has gone on. */
  hurry(): void;
}

/** One form, one request at a time: a later answer can never be overtaken by an earlier one. */
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
    // While an answer is awaited, its coming sends the next.
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
    isTicked: (item) => draft.ticks.get(item.id) ?? item.ticked,
    changeCount(item, count) {
      setDraft((before) => ({ ...before, counts: new Map(before.counts).set(item.id, count) }));
      enqueue(update, debounceMs);
    },
    tick(items, ticked) {
      setDraft((before) => ({ ...before, ticks: new Map([...before.ticks, ...items.map(({ id }) => [id, ticked] as const)]) }));
      enqueue(update, 0);
    },
    ask: (intent) => enqueue(writeIntent(intent), 0),
    hurry() {
      if (timer.current === undefined) return;
      clearTimeout(timer.current);
      timer.current = setTimeout(sendNext, 0);
    },
  };
}

/** The one fetcher of the form. */
function useCartFetcher() {
  const { data, state, formData, submit } = useFetcher<CartOutcome>();
  const post = useCallback(
    (form: HTMLFormElement, intent: string) => {
      const data = new FormData(form);
      // The box for everything is for pages without JavaScript: here each item's own box says it.
      data.delete(cartFields.all);
      data.delete(cartFields.allShown);
      data.set(cartFields.intent, intent);
      void submit(data, { method: 'post' });
    },
    [submit],
  );
  return { data, state, pendingIntent: formData?.get(cartFields.intent)?.toString(), post };
}
