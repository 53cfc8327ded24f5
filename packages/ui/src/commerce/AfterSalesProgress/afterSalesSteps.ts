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

/** A step of an after-sales case; each but the last has one name while it is under way or ahead and one when it is done. */
export type AfterSalesStep =
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
  readonly open: AfterSalesStep;
  readonly done: AfterSalesStep;
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

const refusals: Readonly<Partial<Record<AfterSalesState, AfterSalesStep>>> = {
  refused: 'refused',
  refusedAfterReturn: 'refusedAndReturned',
};

/** The steps of an after-sales case. */
export interface AfterSalesSteps {
  /** Always three for a refund, five for a return, six for an exchange. */
  readonly steps: readonly AfterSalesStep[];
  /** Index of the step that is under way; of the last one when all are done. */
  readonly current: number;
  /** The case ended at the current step with a refusal. */
  readonly isRefused: boolean;
}

/** The steps of an after-sales case in the order of time, and the one it has reached. A refusal takes the place of the step it ended. */
export function afterSalesSteps(kind: AfterSalesKind, state: AfterSalesState): AfterSalesSteps {
  const stages = ways[kind];
  const current = Math.min(passed[state], stages.length - 1);
  const refusal = refusals[state];
  const steps = stages.map(({ open, done }, at) => (at < current ? done : at === current ? (refusal ?? open) : open));
  return { steps, current, isRefused: refusal !== undefined };
}
