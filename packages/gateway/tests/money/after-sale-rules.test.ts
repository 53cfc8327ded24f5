import { describe, expect, test } from 'vitest';
import { Fault } from '../../src/dispatch/fault.ts';
import { kindsAllowed, kindsAllowedTogether, type LineFacts, refundable } from '../../src/domains/after-sales/eligibility.ts';
import { divideAmount } from '../../src/domains/after-sales/requested-amount.ts';
import {
  type AfterSaleEvent,
  type AfterSaleKind,
  type AfterSaleState,
  afterSaleEvents,
  afterSaleKind,
  afterSaleState,
  isOpen,
  timeoutOf,
  transition,
} from '../../src/domains/after-sales/state-machine.ts';
import { type OrderStatus, orderStatus } from '../../src/domains/orders/schema.ts';
import { addDays } from '../../src/shared/clock.ts';

const kinds = Object.values(afterSaleKind);
const states = Object.values(afterSaleState);
const { refundOnly, returnAndRefund, exchange } = afterSaleKind;
const s = afterSaleState;

type Row = readonly [AfterSaleKind, AfterSaleState, AfterSaleEvent, AfterSaleState];
/** Every legal transition. */
const legal: readonly Row[] = [
  [refundOnly, s.underReview, 'approve', s.refunded],
  [refundOnly, s.underReview, 'refuse', s.refundRefused],
  [refundOnly, s.underReview, 'withdraw', s.withdrawn],
  [returnAndRefund, s.underReview, 'approve', s.toSendBack],
  [returnAndRefund, s.underReview, 'refuse', s.returnRefused],
  [returnAndRefund, s.underReview, 'withdraw', s.withdrawn],
  [returnAndRefund, s.toSendBack, 'sendBack', s.sentBack],
  [returnAndRefund, s.toSendBack, 'expire', s.returnRefused],
  [returnAndRefund, s.sentBack, 'receive', s.returnRefunded],
  [returnAndRefund, s.sentBack, 'refuse', s.returnedToCustomer],
  [exchange, s.underReview, 'approve', s.toSendBack],
  [exchange, s.underReview, 'refuse', s.exchangeRefused],
  [exchange, s.underReview, 'withdraw', s.withdrawn],
  [exchange, s.toSendBack, 'sendBack', s.sentBack],
  [exchange, s.toSendBack, 'expire', s.exchangeRefused],
  [exchange, s.sentBack, 'sendReplacement', s.replacementSent],
  [exchange, s.sentBack, 'refuse', s.returnedToCustomer],
  [exchange, s.replacementSent, 'confirmReplacement', s.exchanged],
];

describe('claim 30: the state machine of an after-sale', () => {
  const every = kinds.flatMap((kind) => states.flatMap((state) => afterSaleEvents.map((event) => ({ kind, state, event }))));

  test.each(every)('handles kind $kind, state $state: $event', ({ kind, state, event }) => {
    const row = legal.find(([k, from, e]) => k === kind && from === state && e === event);
    expect(transition(kind, state, event)).toBe(row?.[3]);
  });

  test('has only legal events of open states as timeouts', () => {
    for (const kind of kinds) {
      for (const state of states) {
        const timeout = timeoutOf(kind, state);
        if (!timeout) continue;
        expect(isOpen(state)).toBe(true);
        expect(transition(kind, state, timeout.event)).toBeDefined();
      }
    }
  });

  test('allows events only in open states', () => {
    for (const [, from] of legal) expect(isOpen(from)).toBe(true);
  });

  test('never refunds by timer without a return', () => {
    expect(states.map((state) => timeoutOf(refundOnly, state))).toEqual(states.map(() => undefined));
  });
});

const now = new Date('2026-11-23T12:00:00Z');
const received = addDays(now, -3);

const order = {
  status: orderStatus.paid as OrderStatus,
  kind: 'GM' as const,
  pickupStoreId: null as number | null,
  receivedAt: null as Date | null,
  removed: false,
  splitAt: null as Date | null,
  freight: 1200n,
};
const line: LineFacts = {
  id: 1,
  unitPrice: 5000n,
  quantity: 2,
  discount: 999n,
  inAfterSale: false,
  refunded: 0n,
  refundedAt: null,
  restockedAt: null,
  exchanges: 0,
  exchangedAt: null,
};
const all: readonly AfterSaleKind[] = [refundOnly, returnAndRefund, exchange];
const completed = { status: orderStatus.completed, receivedAt: received };

describe('the kinds of after-sale', () => {
  const cases: readonly [string, Partial<typeof order>, Partial<LineFacts>, readonly AfterSaleKind[]][] = [
    ['nothing of an unpaid order', { status: orderStatus.unpaid }, {}, []],
    ['nothing of a closed order', { status: orderStatus.closed }, {}, []],
    ['nothing of a removed order', { ...completed, removed: true }, {}, []],
    ['nothing of a split order, whose parts allow it', { splitAt: now }, {}, []],
    ['a refund of a paid order', {}, {}, [refundOnly]],
    ['everything of a shipped order', { status: orderStatus.shipped }, {}, all],
    ['everything within seven days of receipt', completed, {}, all],
    ['everything at the end of the seventh day', { ...completed, receivedAt: addDays(now, -7) }, {}, all],
    ['nothing after seven days', { ...completed, receivedAt: new Date(addDays(now, -7).getTime() - 1) }, {}, []],
    [
      'everything within seven days of the replacement',
      { ...completed, receivedAt: addDays(now, -20) },
      { exchanges: 1, exchangedAt: received },
      all,
    ],
    ['no third exchange', completed, { exchanges: 2, exchangedAt: received }, [refundOnly, returnAndRefund]],
    ['nothing beside an open after-sale', completed, { inAfterSale: true }, []],
    ['nothing after a refund', completed, { refundedAt: now, refunded: 1n }, []],
    ['a refund of an order that waits in a store', { status: orderStatus.shipped, pickupStoreId: 31 }, {}, [refundOnly]],
    ['nothing of an order that was picked up', { ...completed, pickupStoreId: 31 }, {}, []],
    ['a refund of a paid flash sale', { kind: 'MS' as never }, {}, [refundOnly]],
    ['an exchange of a shipped flash sale', { status: orderStatus.shipped, kind: 'MS' as never }, {}, [exchange]],
  ];
  test.each(cases)('allows %s', (_title, ofOrder, ofLine, expected) => {
    expect(kindsAllowed({ ...order, ...ofOrder }, { ...line, ...ofLine }, now)).toEqual(expected);
  });

  test('allows for several lines only the kinds that each line allows', () => {
    const exchangedTwice = { ...line, id: 2, exchanges: 2 };
    const shipped = { ...order, status: orderStatus.shipped };
    expect(kindsAllowedTogether(shipped, [line, exchangedTwice], [line, exchangedTwice], now)).toEqual([refundOnly, returnAndRefund]);
    expect(kindsAllowedTogether(shipped, [], [line], now)).toEqual([]);
  });

  test('allows no refund of a line that cost nothing', () => {
    const gift = { ...line, id: 2, discount: 10_000n };
    const shipped = { ...order, status: orderStatus.shipped };
    expect(kindsAllowedTogether(shipped, [gift], [line, gift], now)).toEqual([exchange]);
  });
});

describe('claim 31: the refundable amount', () => {
  const other = { ...line, id: 2, unitPrice: 333n, quantity: 1, discount: 0n };

  test('is the paid amount after discount shares, without delivery while another line remains', () => {
    expect(refundable(order, [line], [line, other])).toEqual({ productsAmount: 9001n, freight: 0n });
  });
  test('includes delivery when the application covers every line', () => {
    expect(refundable(order, [line, other], [line, other])).toEqual({ productsAmount: 9334n, freight: 1200n });
  });
  test('includes delivery when the other lines were refunded in full or returned', () => {
    expect(refundable(order, [line], [line, { ...other, refundedAt: now, refunded: 333n }]).freight).toBe(1200n);
    expect(refundable(order, [line], [line, { ...other, refundedAt: now, refunded: 1n, restockedAt: now }]).freight).toBe(1200n);
  });
  test('excludes delivery when another line was refunded in part and not returned', () => {
    expect(refundable(order, [line], [line, { ...other, refundedAt: now, refunded: 332n }]).freight).toBe(0n);
  });
});

describe('claim 31: dividing the requested amount', () => {
  const lines = [1n, 2n, 3n].map((cents, index) => ({ ...line, id: index + 1, unitPrice: cents * 100n, quantity: 1, discount: 0n }));
  const max = { productsAmount: 600n, freight: 50n };
  const sum = (amount: bigint | undefined) =>
    divideAmount(amount, max, lines).reduce((total, { productsAmount, freight }) => total + productsAmount + freight, 0n);

  test('assigns each line its share, and delivery to the last line', () => {
    expect(divideAmount(undefined, max, lines)).toEqual([
      { lineId: 1, productsAmount: 100n, freight: 0n },
      { lineId: 2, productsAmount: 200n, freight: 0n },
      { lineId: 3, productsAmount: 300n, freight: 50n },
    ]);
  });
  test('is exact to the cent for every amount, and never exceeds the cost of a line', () => {
    for (let amount = 1n; amount <= 650n; amount += 1n) {
      expect(sum(amount)).toBe(amount);
      divideAmount(amount, max, lines).forEach(({ productsAmount }, index) => {
        expect(productsAmount).toBeLessThanOrEqual(BigInt(index + 1) * 100n);
      });
    }
  });
  test.each([0n, 651n])('refuses %s', (amount) => {
    expect(() => divideAmount(amount, max, lines)).toThrow(Fault);
  });
});
