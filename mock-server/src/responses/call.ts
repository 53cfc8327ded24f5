import { type FieldError, type Form, type Operation, transportErrors, validateRequest, withoutFiles } from '@mall/contract';
import { type Fault, withMessage } from '../faults.ts';
import { nearestOperations, unknownOperation } from '../operation-names.ts';
import type { Mocker } from '../prism/mocker.ts';
import { isSignedIn } from '../requests/caller.ts';
import type { DecodedRequest } from '../requests/decoded-request.ts';
import { applyChange, type Change } from './change.ts';
import { type Envelope, failure, isEnvelope, localizeEnvelope, refusal } from './envelope.ts';
import { withCatalogueTexts } from './example-texts.ts';
import { withJsonTexts } from './json-texts.ts';
import type { Lengthen } from './long-texts.ts';
import type { Messages } from './messages.ts';
import { withOwnSession } from './own-session.ts';
import { withRequestedPage } from './pages.ts';
import { type Choice, choose, type InvalidPreference, type Preference } from './preference.ts';
import { withRequestedProduct } from './product-page.ts';
import { exampleOfVariant } from './request-variant.ts';
import type { TemplateContext } from './template.ts';

/** A decoded call. */
export interface Call {
  /** The operation's name, from the body, the query or the virtual path. */
  readonly api: string | undefined;
  readonly form: Form;
  /** The operation with its decoded request; undefined where there is no such operation. */
  readonly decoded: DecodedRequest | undefined;
  /** The response to choose. */
  readonly preference: (Preference & Pick<Change, 'unchecked'>) | InvalidPreference;
  readonly language: string | undefined;
  /** The session token; undefined without a session. */
  readonly accessId: string | undefined;
  /** A change of that response. */
  readonly change?: Change | undefined;
  /** The values for templates of the change, except the request. */
  readonly context: Omit<TemplateContext, 'request'>;
  /** The response that the gateway sends to a valid request without running the operation; undefined without one. */
  readonly gated: (operation: Operation, request: Readonly<Record<string, unknown>>) => Gated | undefined;
  /** Finds the recorded response to a valid request; undefined where recordings do not apply. */
  readonly replay?: ((operation: Operation, request: Readonly<Record<string, unknown>>) => Envelope | undefined) | undefined;
  /** Whether a request without a recorded response is refused, where recordings apply. */
  readonly isStrict?: boolean;
  /** The error of a request without a recorded response, where recordings apply. */
  readonly missFault?: ((operation: Operation, request: Readonly<Record<string, unknown>>) => Fault) | undefined;
}

/** A response that rules do not change. */
export interface Gated {
  readonly envelope: Envelope;
  /** The errors of the request; undefined without any. */
  readonly faults?: readonly FieldError[];
  /** Whether the response repeats that of an equal call with the same `Idempotency-Key`. */
  readonly isReplayed?: boolean;
}

/** The response of the mock. */
export interface Reply extends Gated {
  /** The operation of the call; undefined when there is no such operation. */
  readonly operation?: Operation;
  /** The decoded request; undefined where it was not decoded. */
  readonly request?: Readonly<Record<string, unknown>>;
  /** Whether the response was recorded. */
  readonly isRecorded?: boolean;
  /** The HTTP status at both addresses: 429 for a rate limit. 400 for an invalid `Prefer` and 404 for a call without a recorded response are sent by the mock only. */
  readonly status?: 400 | 404 | 429;
  /** The validator that alone refused the request, when Prism and the contract's own validator disagree; the tests allow none. */
  readonly refusedOnlyBy?: 'prism' | 'contract';
}

/** The dependencies that create responses. */
export interface ResponseDependencies {
  readonly mocker: Mocker;
  readonly messages: Messages;
  readonly lengthen: Lengthen;
}

/** Answers a call: Prism validates it and chooses the response. */
export async function responseTo(call: Call, { mocker, messages, lengthen }: ResponseDependencies): Promise<Reply> {
  const refuse = (...faults: FieldError[]) => ({ faults, envelope: refusal(messages, call.language, faults) });
  const refuseWithMessage = (...faults: Fault[]) => refuse(...faults.map(withMessage));
  const { api } = call;
  if (api === undefined || api === '') return refuseWithMessage(missingOperation);
  if (!call.decoded) return refuseWithMessage(unknownOperationOf(api));
  const { operation, request } = call.decoded;

  const { preference } = call;
  if ('faults' in preference) return { operation, status: 400, ...refuseWithMessage(...preference.faults) };
  const choice = choose(operation, preference, isSignedIn(call), exampleOfVariant(operation, request));
  if ('rule' in choice) return { operation, status: 400, ...refuseWithMessage(choice) };

  // Prism reads JSON only: files are validated by the contract's validator.
  const verdict = await mocker(operation, withoutFiles(operation, request), choice);
  const transportFaults = transportErrors(operation, call.form);
  const faults = validateRequest(operation, request);
  if (verdict.kind === 'refused') {
    if (faults.length > 0) return { operation, request, ...refuse(...transportFaults, ...faults) };
    return { operation, request, ...refuse(...verdict.faults), refusedOnlyBy: 'prism' };
  }
  // The gateway would refuse the request, so a test against the mock must not pass.
  if (faults.length > 0) return { operation, request, ...refuse(...faults), refusedOnlyBy: 'contract' };
  if (transportFaults.length > 0) return { operation, request, ...refuse(...transportFaults) };
  const gated = call.gated(operation, request);
  if (gated) return { operation, request, ...gated };
  const recorded = call.replay?.(operation, withoutFiles(operation, request));
  if (recorded) return { operation, request, envelope: localizeEnvelope(recorded, messages, call.language), isRecorded: true };
  if (call.missFault && call.isStrict) {
    const { differences, ...fault } = call.missFault(operation, withoutFiles(operation, request));
    const { envelope, faults } = refuseWithMessage(fault);
    return {
      operation,
      request,
      status: 404,
      envelope,
      faults: faults.map((error) => ({ ...error, ...(differences && { differences }) })),
    };
  }
  const envelope = chosenEnvelope(call, operation, choice, verdict.body, request, { messages, lengthen });
  const context = { ...call.context, request };
  const changedEnvelope = call.change ? applyChange(envelope, call.change, context) : envelope;
  return { operation, request, envelope: changedEnvelope, ...(choice.isRateLimit && { status: 429 }) };
}

function chosenEnvelope(
  { preference, language, accessId }: Call,
  operation: Operation,
  choice: Choice,
  body: unknown,
  request: Readonly<Record<string, unknown>>,
  { messages, lengthen }: Omit<ResponseDependencies, 'mocker'>,
): Envelope {
  if (choice.replacedBy !== undefined) return failure(choice.replacedBy, messages, language, null);
  if (!isEnvelope(body)) throw new Error(`A response of ${operation.api} is not an envelope`);
  const envelope = localizeEnvelope(choice.dynamic !== false ? withJsonTexts(operation, body) : body, messages, language);
  const isExample = choice.status === 200 && choice.dynamic === false;
  const response = isExample ? adaptExample(operation, envelope, choice.example, { request, accessId, language }) : envelope;
  const isLong = 'long' in preference && preference.long === true && choice.status === 200;
  return isLong ? lengthen(operation, response, language) : response;
}

/** Adapts an example to the session, page, product and language of the call. */
function adaptExample(
  operation: Operation,
  example: Envelope,
  name: string | undefined,
  { request, accessId, language }: Pick<Call, 'accessId' | 'language'> & { readonly request: Readonly<Record<string, unknown>> },
): Envelope {
  const withSession = withOwnSession(operation, example, accessId);
  const adapted = withRequestedProduct(operation, withRequestedPage(operation, withSession, request), name, request);
  return withCatalogueTexts(adapted, language);
}

/** The error of a call that names no operation, or several. */
const missingOperation: Fault = {
  field: 'api',
  rule: 'required',
  message: 'api: name one operation, in the field api of the body or of the query, or in the path: POST /api/mall.Product.index.',
};

function unknownOperationOf(api: string): Fault {
  const suggestions = nearestOperations(api);
  const { field, rule, message } = unknownOperation('api', api);
  const advice = suggestions.length > 0 ? '' : ' GET / lists the operations.';
  return { field, rule, message: `${message}${advice}`, ...(suggestions.length > 0 && { limit: suggestions }) };
}
