import { type FieldError, type Operation, resolve, validateAnswer } from '@mall/contract';
import { type Envelope, isEnvelope } from './envelope.ts';
import { isJsonObject } from './json-object.ts';
import { nearest } from './nearest.ts';
import { type Choice, declaredExamples } from './preference.ts';
import { referredFields, rendered, unreadableReferences } from './template.ts';
import { unknownFields } from './unknown-fields.ts';

/** A change of the `data` of an example: other data, or a JSON merge patch (RFC 7396). Their texts may refer to the request. */
export interface Change {
  readonly data?: unknown;
  readonly patch?: unknown;
  /** Whether the changed answer may break the contract. */
  readonly unchecked?: boolean;
}

/** The answer with its data changed. */
export function changed(envelope: Envelope, { data, patch }: Change, request: Readonly<Record<string, unknown>>): Envelope {
  if (data !== undefined) return { ...envelope, data: rendered(data, request) };
  return patch === undefined ? envelope : { ...envelope, data: merged(envelope.data, rendered(patch, request)) };
}

function merged(target: unknown, patch: unknown): unknown {
  if (!isJsonObject(patch)) return patch;
  const result = new Map(isJsonObject(target) ? Object.entries(target) : []);
  for (const [name, part] of Object.entries(patch)) {
    if (part === null) result.delete(name);
    else result.set(name, merged(result.get(name), part));
  }
  return Object.fromEntries(result);
}

/** How deep JSON of a rule may nest: deeper than any answer. */
const deepest = 50;

/** A value of a rule that nests too deeply to be worked with; empty when it does not. */
export function depthFaults(field: string, value: unknown): FieldError[] {
  return nestsDeeper(value, deepest) ? [{ field, rule: 'depth', limit: deepest }] : [];
}

function nestsDeeper(value: unknown, than: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return than === 0 || Object.values(value).some((part) => nestsDeeper(part, than - 1));
}

/**
 * Checks the change of an example against the contract; the operation's own example of a request stands for the requests to come.
 *
 * @returns faults whose field begins with `data` or `patch`; empty when the change may be made.
 */
export function changeFaults(operation: Operation, choice: Choice, change: Change): FieldError[] {
  const kind = change.data === undefined ? 'patch' : 'data';
  const written = change[kind];
  if (written === undefined) return [];
  const tooDeep = depthFaults(kind, written);
  if (tooDeep.length > 0) return tooDeep;
  const unreadable = unreadableReferences(written);
  if (unreadable.length > 0) return unreadable.map(() => ({ field: kind, rule: 'template', limit: '{{request.FIELD}}' }));
  const fields = Object.keys(operation.requestSchema.properties ?? {});
  const unknown = referredFields(written).filter((field) => !fields.includes(field));
  if (unknown.length > 0) return unknown.map((field) => ({ field: kind, rule: 'enum', limit: nearest(field, fields) }));
  if (change.unchecked) return [];
  const undescribed = unknownFields(operation, choice.status, kind, written);
  if (undescribed.length > 0) return undescribed;
  const example = declaredExamples(operation).find(({ status, name }) => status === String(choice.status) && name === choice.example);
  if (!isEnvelope(example?.value)) return [];
  const answer = changed(example.value, change, requestExample(operation));
  return validateAnswer(operation, answer).map((fault) => ({ ...fault, field: fault.field.replace(/^data\b/, kind) }));
}

/** The operation's own example of a request. */
export function requestExample({ request }: Operation): Readonly<Record<string, unknown>> {
  const value = request.examples?.ok && resolve(request.examples.ok).value;
  return isJsonObject(value) ? value : {};
}
