import type { Operation } from '@mall/contract';
import { isJsonObject } from '../json-object.ts';
import type { Envelope } from './envelope.ts';

/** Replaces the issued session by that of the call: only a visitor without a session gets a new one. */
export function withOwnSession({ issuesToken, login }: Operation, envelope: Envelope, accessId: string | undefined): Envelope {
  const { data } = envelope;
  if (!issuesToken || login !== 'optional' || accessId === undefined || !isJsonObject(data)) return envelope;
  return { ...envelope, data: { ...data, access_id: accessId } };
}
