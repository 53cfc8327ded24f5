import { type Operation, resolve, validateResponse } from '@mall/contract';
import { type Fault, printList, unknownName } from '../faults.ts';
import { isJsonObject } from '../json-object.ts';
import { callerFields } from '../requests/caller.ts';
import { unknownFields } from '../requests/unknown-fields.ts';
import { type Envelope, isEnvelope } from './envelope.ts';
import { describeFormat } from './field-format.ts';
import { type Choice, declaredExamples } from './preference.ts';
import {
  referencedFields,
  referencedStates,
  render,
  similarReferences,
  type TemplateContext,
  templateReferences,
  unclosedReferences,
  unknownReferences,
  valueAt,
} from './template.ts';

/** A change of an example: other data, or a JSON merge patch (RFC 7396) of its data, and another message. Their texts may be templates. */
export interface Change {
  readonly data?: unknown;
  readonly patch?: unknown;
  /** The message of the envelope. */
  readonly message?: string;
  /** Whether the changed response may have the JSON types of other servers of the family, such as "1" in place of 1. */
  readonly compatible?: boolean;
  /** Whether the changed response may violate the contract, and whether its code may be undeclared. */
  readonly unchecked?: boolean;
}

/** Applies a change to a response. */
export function applyChange(envelope: Envelope, { data, patch, message }: Change, context: TemplateContext): Envelope {
  const withNewMessage = message === undefined ? envelope : { ...envelope, message: String(render(message, context) ?? '') };
  if (data !== undefined) return { ...withNewMessage, data: render(data, context) };
  return patch === undefined ? withNewMessage : { ...withNewMessage, data: mergePatch(envelope.data, render(patch, context)) };
}

function mergePatch(target: unknown, patch: unknown): unknown {
  if (!isJsonObject(patch)) return patch;
  const result = new Map(isJsonObject(target) ? Object.entries(target) : []);
  for (const [name, part] of Object.entries(patch)) {
    if (part === null) result.delete(name);
    else result.set(name, mergePatch(result.get(name), part));
  }
  return Object.fromEntries(result);
}

/** The maximum nesting depth of JSON in a rule; no response is nested as deeply. */
const maxDepth = 50;

/** The error of a value that is nested too deeply; empty for any other value. */
export function depthFaults(field: string, value: unknown): Fault[] {
  return nestsDeeper(value, maxDepth) ? [{ field, rule: 'depth', limit: maxDepth }] : [];
}

function nestsDeeper(value: unknown, limit: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return limit === 0 || Object.values(value).some((part) => nestsDeeper(part, limit - 1));
}

/**
 * Checks the change of an example against the contract. Templates are rendered with the operation's example request.
 *
 * @returns errors whose field begins with `data`, `patch` or `message`; empty when the change is permitted.
 */
export function changeFaults(operation: Operation, choice: Choice, change: Change): Fault[] {
  const kind = change.data === undefined ? 'patch' : 'data';
  const content = change[kind];
  const templates = [...templateFaults([operation], 'message', change.message), ...templateFaults([operation], kind, content)];
  if (templates.length > 0 || content === undefined || change.unchecked || choice.replacedBy !== undefined) return templates;
  const example = declaredExamples(operation).find(({ status, name }) => status === String(choice.status) && name === choice.example);
  if (!isEnvelope(example?.value)) return [];
  if (choice.status !== 200) return failureFaults(kind, content, example.value);
  const undescribed = unknownFields(operation, choice.status, kind, content);
  if (undescribed.length > 0) return undescribed;
  const response = applyChange(example.value, change, { ...sampleContext, request: requestExample(operation) });
  const faults = validateResponse(operation, response, change.compatible ? 'compatible' : 'sent');
  const hasListedValues = new Set(faults.flatMap(({ field, rule }) => (rule === 'enum' ? [field] : [])));
  // The list of values in the error of an enum shows their type as well.
  const relevantFaults = faults.filter(({ field, rule }) => rule !== 'type' || !hasListedValues.has(field));
  // States have no values when the rule is checked.
  const otherFaults = relevantFaults.filter(({ field }) => referencedStates(valueAt({ data: content }, field)).length === 0);
  const named = otherFaults.map((fault) => ({ ...fault, field: fault.field.replace(/^data\b/, kind), path: fault.field }));
  const missing = kind === 'patch' ? listFaults(named, content) : { faults: [], explained: new Set<unknown>() };
  const describe = ({ path, ...fault }: (typeof named)[number]): Fault => {
    const message = changeMessage(operation, choice, { ...fault, path }, valueAt({ [kind]: content }, fault.field));
    return { ...fault, ...(message !== undefined && { message }) };
  };
  return [...missing.faults, ...named.filter((fault) => !missing.explained.has(fault)).map(describe)];
}

/** The message of an error in a changed response; `path` is its path in the response. Undefined where the general message is sufficient. */
function changeMessage(
  operation: Operation,
  { status }: Choice,
  { field, rule, limit, path }: Fault & { readonly path: string },
  value: unknown,
): string | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : undefined;
  if (rule === 'enum' && [limit].flat().includes(number)) return `${field} must be the number ${number}, not the text "${value}".`;
  if (rule === 'required' && value === null) return `${field} is removed by null, but is required.`;
  const format = /^(type|pattern)$/.test(rule) ? describeFormat(operation, status, path) : undefined;
  return format === undefined ? undefined : `${field} ${format}.`;
}

/** One error for each list of a patch whose elements lack fields: a patch merges objects only. */
function listFaults<Named extends Fault>(faults: readonly Named[], patch: unknown): { faults: Fault[]; explained: ReadonlySet<unknown> } {
  const listOf = ({ field, rule }: Named) => (rule === 'required' ? listAbove(field, patch) : undefined);
  const inLists = faults.filter((fault) => listOf(fault) !== undefined);
  const lists = [...new Set(inLists.flatMap((fault) => listOf(fault) ?? []))];
  const explain = (list: string): Fault => {
    const names = new Set(
      inLists.filter((fault) => listOf(fault) === list).map(({ field }) => field.slice(list.length).replace(/^\.\d+\./, '')),
    );
    const message = `${list}: a patch replaces a list as a whole, and these elements lack ${printList([...names])}.`;
    return { field: list, rule: 'required', limit: [...names], message };
  };
  return { faults: lists.map(explain), explained: new Set(inLists) };
}

/** The outermost list of a patch that contains a field, "patch.list"; undefined where there is none. */
function listAbove(field: string, patch: unknown): string | undefined {
  const names = field.split('.');
  const paths = names.map((_, index) => names.slice(0, index + 1).join('.'));
  return paths.find((path) => Array.isArray(valueAt({ patch }, path)));
}

/** The template values, except the request, with which a change is checked. */
const sampleContext = { caller: { access_id: 'session', language: 'en' }, headers: {}, counter: 1, states: {} } as const;

/** The errors of templates that cannot be rendered for any of the operations. */
export function templateFaults(ruleOperations: readonly Operation[], field: string, value: unknown): Fault[] {
  const tooDeep = depthFaults(field, value);
  if (tooDeep.length > 0) return tooDeep;
  const fields = new Set([...callerFields, ...ruleOperations.flatMap(({ requestSchema }) => Object.keys(requestSchema.properties ?? {}))]);
  const unknown = referencedFields(value).filter((name) => !fields.has(name));
  const kind = ruleOperations.length === 1 ? `field of ${ruleOperations[0]?.api}` : 'field of the request';
  return [
    ...unclosedReferences(value).map((text) => unclosedFault(field, text)),
    ...unknownReferences(value).map((text) => templateFault(field, text, fields)),
    ...unknown.map((name) => unknownName(field, kind, name, fields)),
  ];
}

function unclosedFault(field: string, text: string): Fault {
  return { field, rule: 'template', limit: templateReferences, message: `${field}: "${text.slice(0, 80)}" has no closing }}.` };
}

/** The error of an unknown reference, with similar ones: `cuonter` may mean `counter`, and `pro_id` means `request.pro_id`. */
function templateFault(field: string, text: string, fields: Iterable<string>): Fault {
  const similar = similarReferences(text, fields);
  const suggestion = similar.length > 0 ? `Did you mean ${similar.join(' or ')}?` : `Known: ${templateReferences.join(', ')}.`;
  const message = `${field}: {{${text.slice(0, 80)}}} is not a template. ${suggestion}`;
  return { field, rule: 'template', limit: templateReferences, ...(similar.length > 0 && { nearest: similar }), message };
}

/** The contract describes the data of a failure by its example alone. */
function failureFaults(kind: string, value: unknown, { data, code }: Envelope): Fault[] {
  const known = isJsonObject(data) ? Object.keys(data) : [];
  const unknown = isJsonObject(value) ? Object.keys(value).filter((name) => !known.includes(name)) : [''];
  return unknown.map((name) => {
    const field = name === '' ? kind : `${kind}.${name}`;
    const message = `${field}: the contract describes no such data of the code ${code}. Add "unchecked": true to answer it anyway.`;
    return { field, rule: 'additionalProperties', limit: known, message };
  });
}

/** The operation's example request. */
export function requestExample({ request }: Operation): Readonly<Record<string, unknown>> {
  const value = request.examples?.ok && resolve(request.examples.ok).value;
  return isJsonObject(value) ? value : {};
}
