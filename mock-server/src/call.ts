import { decodeForm, type FieldError, type Form, type Operation, operations, validateRequest, withoutFiles } from '@mall/contract';
import { type Change, changed } from './change.ts';
import { type Envelope, inLanguage, isEnvelope, refusal } from './envelope.ts';
import type { Lengthen } from './long.ts';
import type { Messages } from './messages.ts';
import type { Mocker } from './mocker.ts';
import { nearest } from './nearest.ts';
import { withinPages } from './pages.ts';
import { choose, type Preference, type WrongPreference } from './preference.ts';

/** One call as the front door read it. */
export interface Call {
  /** The operation's name, from the body, the query or the virtual path. */
  readonly api: string | undefined;
  readonly form: Form;
  /** Which of its answers is wanted. */
  readonly preference: Preference | WrongPreference;
  readonly language: string | undefined;
  /** A change of that answer. */
  readonly change?: Change | undefined;
  /** Finds the recorded answer to a valid request; undefined where recordings do not apply. */
  readonly replay?: ((operation: Operation, request: Readonly<Record<string, unknown>>) => Envelope | undefined) | undefined;
  /** Whether a request without a recorded answer is refused, where recordings apply. */
  readonly isStrict?: boolean;
}

/** What the mock answers. */
export interface Reply {
  readonly envelope: Envelope;
  /** The operation that was meant; undefined when there is no such operation. */
  readonly operation?: Operation;
  /** What is wrong with the request; undefined where nothing is. */
  readonly faults?: readonly FieldError[];
  /** Whether the answer was recorded. */
  readonly isRecorded?: boolean;
  /** The HTTP status at both addresses: 400 for a wrong `Prefer`, 404 for a call that was not recorded. No gateway would answer so. */
  readonly status?: 400 | 404;
  /** Who alone refused the request, when Prism and the contract's own validator disagree; the canary test allows none. */
  readonly refusedOnlyBy?: 'prism' | 'contract';
}

/** What answers are made with. */
export interface Means {
  readonly mocker: Mocker;
  readonly messages: Messages;
  readonly lengthen: Lengthen;
}

/** Answers one call: finds the operation, decodes its form, lets Prism judge and answer. */
export async function answer(call: Call, { mocker, messages, lengthen }: Means): Promise<Reply> {
  const refuse = (...faults: FieldError[]) => ({ faults, envelope: refusal(messages, call.language, faults) });
  const { api } = call;
  if (api === undefined || api === '') return refuse({ field: 'api', rule: 'required' });
  const operation = operations.get(api);
  if (!operation) return refuse({ field: 'api', rule: 'enum', limit: nearest(api, operations.keys()) });

  const { preference } = call;
  if ('faults' in preference) return { operation, status: 400, ...refuse(...preference.faults) };
  const choice = choose(operation, preference);
  if ('rule' in choice) return { operation, status: 400, ...refuse(choice) };

  const request = decodeForm(operation, call.form);
  // Prism knows nothing but JSON: what is wrong with a file, the contract's validator finds.
  const verdict = await mocker(operation, withoutFiles(operation, request), choice);
  const faults = validateRequest(operation, request);
  if (verdict.kind === 'refused') {
    if (faults.length > 0) return { operation, ...refuse(...faults) };
    return { operation, ...refuse(...verdict.faults), refusedOnlyBy: 'prism' };
  }
  // The gateway would refuse it, so letting it pass would mislead whoever tests against the mock.
  if (faults.length > 0) return { operation, ...refuse(...faults), refusedOnlyBy: 'contract' };
  const recorded = call.replay?.(operation, withoutFiles(operation, request));
  if (recorded) return { operation, envelope: inLanguage(recorded, messages, call.language), isRecorded: true };
  if (call.replay && call.isStrict) return { operation, status: 404, ...refuse({ field: 'recording', rule: 'missing', limit: api }) };
  if (!isEnvelope(verdict.body)) throw new Error(`${operation.api} has an answer that is no envelope`);
  const envelope = inLanguage(verdict.body, messages, call.language);
  const onPage = choice.status === 200 && !choice.dynamic ? withinPages(operation, envelope, request) : envelope;
  const isLong = preference.long === true && choice.status === 200;
  const chosen = isLong ? lengthen(operation, onPage, call.language) : onPage;
  return { operation, envelope: call.change ? changed(chosen, call.change, request) : chosen };
}
