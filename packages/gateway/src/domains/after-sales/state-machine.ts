/** The kinds of application; the numbers are the wire's `re_type`. */
export const afterSaleKind = { returnAndRefund: 1, refundOnly: 2, exchange: 3 } as const;
export type AfterSaleKind = (typeof afterSaleKind)[keyof typeof afterSaleKind];

/** The state of an after-sale; the numbers are the wire's `r_type`. A withdrawn one is never sent: 100 is the wire's "no after-sale". */
export const afterSaleState = {
  underReview: 0,
  toSendBack: 1,
  returnRefused: 2,
  sentBack: 3,
  returnRefunded: 4,
  returnedToCustomer: 5,
  refundRefused: 8,
  refunded: 9,
  exchangeRefused: 10,
  replacementSent: 11,
  exchanged: 12,
  refundedAtOnce: 15,
  withdrawn: 100,
} as const;
export type AfterSaleState = (typeof afterSaleState)[keyof typeof afterSaleState];

/** The events of an after-sale. `expire` ends one whose products were not sent back in time. */
export const afterSaleEvents = [
  'approve',
  'refuse',
  'withdraw',
  'sendBack',
  'expire',
  'receive',
  'sendReplacement',
  'confirmReplacement',
] as const;
export type AfterSaleEvent = (typeof afterSaleEvents)[number];

/** Days after which the mall acts for the inactive party. */
export const reviewDays = 3;
export const sendBackDays = 7;
export const receiveDays = 10;
export const confirmReplacementDays = 7;

/** The automatic event of a state that has lasted too long. */
export interface Timeout {
  readonly days: number;
  readonly event: AfterSaleEvent;
}

interface Step {
  readonly on: { readonly [E in AfterSaleEvent]?: AfterSaleState };
  readonly timeout?: Timeout;
}
type Steps = { readonly [S in AfterSaleState]?: Step };

const state = afterSaleState;

/** The open states of each kind with their events. A state that is not listed is final. */
const machines: Readonly<Record<AfterSaleKind, Steps>> = {
  // A refund without a return is never decided by a timer.
  [afterSaleKind.refundOnly]: {
    [state.underReview]: { on: { approve: state.refunded, refuse: state.refundRefused, withdraw: state.withdrawn } },
  },
  [afterSaleKind.returnAndRefund]: {
    [state.underReview]: {
      on: { approve: state.toSendBack, refuse: state.returnRefused, withdraw: state.withdrawn },
      timeout: { days: reviewDays, event: 'approve' },
    },
    [state.toSendBack]: {
      on: { sendBack: state.sentBack, expire: state.returnRefused },
      timeout: { days: sendBackDays, event: 'expire' },
    },
    [state.sentBack]: {
      on: { receive: state.returnRefunded, refuse: state.returnedToCustomer },
      timeout: { days: receiveDays, event: 'receive' },
    },
  },
  [afterSaleKind.exchange]: {
    [state.underReview]: {
      on: { approve: state.toSendBack, refuse: state.exchangeRefused, withdraw: state.withdrawn },
      timeout: { days: reviewDays, event: 'approve' },
    },
    [state.toSendBack]: {
      on: { sendBack: state.sentBack, expire: state.exchangeRefused },
      timeout: { days: sendBackDays, event: 'expire' },
    },
    // The mall cannot pack a parcel automatically, so this state has no timeout.
    [state.sentBack]: { on: { sendReplacement: state.replacementSent, refuse: state.returnedToCustomer } },
    [state.replacementSent]: {
      on: { confirmReplacement: state.exchanged },
      timeout: { days: confirmReplacementDays, event: 'confirmReplacement' },
    },
  },
};

/** Returns the state after an event; undefined when the event is illegal in this state. */
export function transition(kind: AfterSaleKind, from: AfterSaleState, event: AfterSaleEvent): AfterSaleState | undefined {
  return machines[kind][from]?.on[event];
}

/** Returns the automatic event of a state and its delay in days; undefined when there is none. */
export function timeoutOf(kind: AfterSaleKind, from: AfterSaleState): Timeout | undefined {
  return machines[kind][from]?.timeout;
}

/** The states in which an after-sale is open. */
export const openStates: readonly AfterSaleState[] = [state.underReview, state.toSendBack, state.sentBack, state.replacementSent];
/** The states of an after-sale that refunded money. */
export const refundedStates: readonly AfterSaleState[] = [state.returnRefunded, state.refunded, state.refundedAtOnce];
/** The states of an after-sale that the shop refused. */
export const refusedStates: readonly AfterSaleState[] = [
  state.returnRefused,
  state.returnedToCustomer,
  state.refundRefused,
  state.exchangeRefused,
];

export const isOpen = (current: AfterSaleState): boolean => openStates.includes(current);
