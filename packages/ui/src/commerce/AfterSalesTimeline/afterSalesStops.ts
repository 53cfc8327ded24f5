/** What was asked for: the money, the money for the goods, other goods for the goods. */
export type AfterSalesKind = 'refund' | 'return' | 'exchange';

/** Where an after-sales case stands. */
export type AfterSalesState =
  /** The shop has not answered yet. */
  | 'underReview'
  /** Agreed: the buyer sends the goods back. */
  | 'awaitingReturn'
  /** The goods are on their way to the shop. */
  | 'sentBack'
  /** The shop has sent the replacement. */
  | 'replacementSent'
  | 'refunded'
  | 'exchanged'
  /** Refused at once. */
  | 'refused'
  /** Refused when the goods had come back; they return to the buyer. */
  | 'refusedAfterReturn';

/** A stop of an after-sales case; each stage but the last has one name while it is under way or ahead and one when it is done. */
export type AfterSalesStop =
  | 'applied'
  | 'auditing'
  | 'approved'
  | 'sendBack'
  | 'sentBack'
  | 'checking'
  | 'checked'
  | 'replacing'
  | 'replaced'
  | 'confirm'
  | 'confirmed'
  | 'refunded'
  | 'exchanged'
  | 'refused'
  | 'refusedAndReturned';

interface Stage {
  readonly open: AfterSalesStop;
  readonly done: AfterSalesStop;
}

const applied: Stage = { open: 'applied', done: 'applied' };
const audit: Stage = { open: 'auditing', done: 'approved' };
const sendBack: Stage = { open: 'sendBack', done: 'sentBack' };
const refunded: Stage = { open: 'refunded', done: 'refunded' };

const ways: Readonly<Record<AfterSalesKind, readonly Stage[]>> = {
  refund: [applied, audit, refunded],
  return: [applied, audit, sendBack, { open: 'checking', done: 'checked' }, refunded],
  exchange: [
    applied,
    audit,
    sendBack,
    { open: 'replacing', done: 'replaced' },
    { open: 'confirm', done: 'confirmed' },
    { open: 'exchanged', done: 'exchanged' },
  ],
};

/** How many stages lie behind a case; an end lies behind all of them. */
const passed: Readonly<Record<AfterSalesState, number>> = {
  underReview: 1,
  awaitingReturn: 2,
  sentBack: 3,
  replacementSent: 4,
  refunded: Number.POSITIVE_INFINITY,
  exchanged: Number.POSITIVE_INFINITY,
  refused: 1,
  refusedAfterReturn: 3,
};

const refusals: Readonly<Partial<Record<AfterSalesState, AfterSalesStop>>> = {
  refused: 'refused',
  refusedAfterReturn: 'refusedAndReturned',
};

/** The stops of an after-sales case in the order of time, and the one it has reached. A refusal ends the way where it was spoken. */
export function afterSalesStops(
  kind: AfterSalesKind,
  state: AfterSalesState,
): { readonly stops: readonly AfterSalesStop[]; readonly current: AfterSalesStop } {
  const way = ways[kind];
  const at = Math.min(passed[state], way.length - 1);
  const behind = way.slice(0, at).map(({ done }) => done);
  const refusal = refusals[state];
  if (refusal) return { stops: [...behind, refusal], current: refusal };
  const ahead = way.slice(at).map(({ open }) => open);
  return { stops: [...behind, ...ahead], current: ahead[0] ?? 'applied' };
}
