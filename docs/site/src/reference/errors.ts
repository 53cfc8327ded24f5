import { type Failure, failureOf, type Operation } from './operations.ts';
import type { Version } from './versions.ts';

/** A code of the catalogue with the operations that declare it. */
export interface ErrorEntry {
  readonly failure: Failure;
  /** The action of a client, in words. */
  readonly action: string;
  readonly operations: readonly Operation[];
}

/** The codes of one class. */
export interface ErrorGroup {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly entries: readonly ErrorEntry[];
}

const actions: Readonly<Record<string, string>> = {
  none: 'no action',
  toast: 'show the message',
  signIn: 'show the sign-in page',
  maintenance: 'show the maintenance page',
  insufficientBalance: 'report the balance',
  setPaymentPassword: 'offer to set a payment password',
  backToCart: 'show the message, then the cart',
  home: 'offer the home page',
};

const classes = [
  { id: 'session', title: 'Session (401)', about: 'A signed-in customer is needed.' },
  { id: 'balance', title: 'Balance (402)', about: 'The wallet does not cover a payment.' },
  { id: 'business', title: 'Refused (409)', about: 'The request was understood and refused.' },
  { id: 'maintenance', title: 'Maintenance (503)', about: 'The mall is in maintenance; `data` holds the notice.' },
];

/** The catalogue by class; codes that only other servers of the family answer are a group of their own. */
export function errorGroups({ document, domains }: Version): readonly ErrorGroup[] {
  const operations = domains.flatMap((domain) => domain.operations);
  const catalogue = Object.entries(document['x-error-catalogue']).filter(([, entry]) => entry['x-class'] !== 'success');
  const entriesWhere = (isWanted: (entry: (typeof catalogue)[number][1]) => boolean) =>
    catalogue
      .filter(([, entry]) => isWanted(entry))
      .map(([code, entry]) => ({
        failure: failureOf(document, code),
        action: actions[entry['x-action']] ?? entry['x-action'],
        operations: operations.filter(({ failures }) => failures.some((failure) => failure.code === code)),
      }));
  return [
    ...classes.map((group) => ({ ...group, entries: entriesWhere((entry) => entry['x-emitted'] && entry['x-class'] === group.id) })),
    {
      id: 'other-servers',
      title: 'Other servers of the family',
      about: 'Our gateway never answers these codes. They are for clients that also call other servers of the family.',
      entries: entriesWhere((entry) => !entry['x-emitted']),
    },
  ];
}
