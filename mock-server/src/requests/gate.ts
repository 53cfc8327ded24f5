import { type FieldError, type Operation, withoutFiles } from '@mall/contract';
import type { FastifyRequest } from 'fastify';
import type { Gated } from '../responses/call.ts';
import { failure, refusal } from '../responses/envelope.ts';
import type { Messages } from '../responses/messages.ts';
import { type KeyedCall, keyPattern, type Replays } from '../responses/replays.ts';
import { type Caller, isSignedIn, lastText } from './caller.ts';
import type { RequestForm } from './form.ts';

/** The dependencies of the gate. */
export interface GateDependencies {
  readonly messages: Messages;
  readonly replays: Replays;
  /** Whether operations that require a session are refused without one. */
  readonly requiresSession: boolean;
}

/** A call before its response is chosen. */
interface GatedCall {
  readonly request: Pick<FastifyRequest, 'headers'>;
  readonly form: RequestForm;
  readonly key: string | undefined;
  readonly caller: Caller;
  /** Whether the call chooses its response by `Prefer`; a stored response does not replace it. */
  readonly isPreferred: boolean;
}

/** The checks of a call. */
export interface Gate {
  /** The response that the gateway sends to a valid request without running the operation: a refusal or a stored response; undefined without one. */
  check(operation: Operation, request: Request): Gated | undefined;
  /** Stores a success, so that an equal call gets it again. */
  store(operation: Operation, response: Gated & { readonly request?: Request }): void;
}

type Request = Readonly<Record<string, unknown>>;

/** Checks a call for a required session, and for an `Idempotency-Key` that is invalid, was used with another request, or has a stored response. */
export function createGate(call: GatedCall, { messages, replays, requiresSession }: GateDependencies): Gate {
  const { caller, isPreferred } = call;
  const { accessId } = caller;
  const refuse = (fault: FieldError): Gated => ({ faults: [fault], envelope: refusal(messages, caller.language, [fault]) });
  const keyedCall = (operation: Operation, request: Request): KeyedCall | undefined => {
    const idempotencyKey = textOf(call.request.headers['idempotency-key']) ?? lastText(call.form, 'idempotency_key');
    if (operation.idempotency !== 'key' || idempotencyKey === undefined) return undefined;
    return { key: call.key, accessId, api: operation.api, idempotencyKey, request: withoutFiles(operation, { ...request }) };
  };
  return {
    check(operation, request) {
      if (requiresSession && operation.login === 'required' && !isSignedIn(caller))
        return { faults: [{ field: 'access_id', rule: 'required' }], envelope: failure('203', messages, caller.language, null) };
      const keyed = keyedCall(operation, request);
      if (!keyed) return undefined;
      if (!keyPattern.test(keyed.idempotencyKey)) return refuse({ field: 'idempotency_key', rule: 'pattern', limit: keyPattern.source });
      const known = isPreferred ? undefined : replays.find(keyed);
      if (known === 'other') return refuse({ field: 'idempotency_key', rule: 'sameRequest' });
      return known && { envelope: known, isReplayed: true };
    },
    store(operation, { envelope, request, faults, isReplayed }) {
      if (faults || isReplayed || !request || isPreferred || String(envelope.code) !== '200') return;
      const keyed = keyedCall(operation, request);
      if (keyed) replays.store(keyed, envelope);
    },
  };
}

/** The text of a header; undefined for an empty one. */
const textOf = (header: string | string[] | undefined) => (header === undefined || header === '' ? undefined : String(header));
