/** Type of the request: refund only, return with refund, or exchange. */
export type AfterSalesKind = 'refund' | 'return' | 'exchange';

/** State of an after-sales case. */
export type AfterSalesState =
  /** The shop has not responded yet. */
  | 'underReview'
  /** Approved: the buyer returns the products. */
  | 'awaitingReturn'
  /** The products are in transit to the shop. */
  | 'sentBack'
  /** The shop has sent the replacement. */
  | 'replacementSent'
  | 'refunded'
  | 'exchanged'
  /** Refused immediately. */
  | 'refused'
  /** Refused after the products were returned; they are shipped back to the buyer. */
  | 'refusedAfterReturn';

/** A step of an after-sales case. Each step except the last has two names: one while it is in progress or ahead, one when it is done. */
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

/** Number of steps that a case has passed; an ended case has passed all of them. */
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

/** Steps of an after-sales case. */
export interface AfterSalesSteps {
  /** Three steps for a refund, five for a return, six for an exchange. */
  readonly steps: readonly AfterSalesStep[];
  /** Index of the step in progress, or of the last step when all are done. */
  readonly current: number;
  /** The case ended at the current step with a refusal. */
  readonly isRefused: boolean;
}

/** Returns the steps of an after-sales case in chronological order and the current step. A refusal replaces the step that it ended. */
export function afterSalesSteps(kind: AfterSalesKind, state: AfterSalesState): AfterSalesSteps {
  const stages = ways[kind];
  const current = Math.min(passed[state], stages.length - 1);
  const refusal = refusals[state];
  const steps = stages.map(({ open, done }, index) => (index < current ? done : index === current ? (refusal ?? open) : open));
  return { steps, current, isRefused: refusal !== undefined };
}
