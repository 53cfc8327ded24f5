import { type ErrorAdvice, errorAdvice } from './error-advice.ts';
import { type Failure, failureOf, type Operation } from './operations.ts';
import type { Version } from './versions.ts';

/** A code of the catalogue with the operations that declare it. */
export interface ErrorEntry {
  readonly failure: Failure;
  /** Cause and remedy; undefined for codes that only other servers answer. */
  readonly advice: ErrorAdvice | undefined;
  /** The action of a client, in words. */
  readonly action: string;
  readonly operations: readonly Operation[];
}

/** The codes of one class. */
export interface ErrorGroup {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly entries: readonly ErrorEntry[];
}

const actions: Readonly<Record<string, string>> = {
  none: 'Nothing',
  toast: 'Show the message to the customer',
  signIn: 'Show the sign-in page',
  maintenance: 'Show the maintenance page',
  insufficientBalance: 'Show the balance and offer a top-up',
  setPaymentPassword: 'Offer to set a payment password',
  backToCart: 'Show the message, then the cart',
  home: 'Offer the home page',
};

const classes = [
  { id: 'session', title: 'Session (401)', description: 'The operation needs a signed-in customer.' },
  { id: 'balance', title: 'Balance (402)', description: 'The wallet does not cover a payment.' },
  {
    id: 'business',
    title: 'Refused (409)',
    description: 'The gateway understood the request and refused it. Most codes name a state that the customer can change.',
  },
  { id: 'maintenance', title: 'Maintenance (503)', description: 'The mall is closed for maintenance; `data` holds the notice.' },
];

/** The catalogue by class; codes that only other servers of the family response are a group of their own. */
export function errorGroups({ document, domains }: Version): readonly ErrorGroup[] {
  const operations = domains.flatMap((domain) => domain.operations);
  const catalogue = Object.entries(document['x-error-catalogue']).filter(([, entry]) => entry['x-class'] !== 'success');
  const entriesWhere = (isWanted: (entry: (typeof catalogue)[number][1]) => boolean) =>
    catalogue
      .filter(([, entry]) => isWanted(entry))
      .map(([code, entry]) => ({
        failure: failureOf(document, code),
        advice: errorAdvice[code],
        action: actions[entry['x-action']] ?? entry['x-action'],
        operations: operations.filter(({ failures }) => failures.some((failure) => failure.code === code)),
      }));
  return [
    ...classes.map((group) => ({ ...group, entries: entriesWhere((entry) => entry['x-emitted'] && entry['x-class'] === group.id) })),
    {
      id: 'other-servers',
      title: 'Codes of other servers',
      description: 'The gateway of this mall never sends these codes. They matter to clients that also call other servers with this API.',
      entries: entriesWhere((entry) => !entry['x-emitted']),
    },
  ];
}
