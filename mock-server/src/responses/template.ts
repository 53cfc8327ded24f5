import { randomInt, randomUUID } from 'node:crypto';
import { nearest } from '../nearest.ts';
import type { StateValues } from '../rules/states.ts';

/** The values that templates of a response refer to. */
export interface TemplateContext {
  /** The decoded request. */
  readonly request: Readonly<Record<string, unknown>>;
  /** The caller as fields of a request: `access_id` and `language`. */
  readonly caller: Readonly<Record<string, unknown>>;
  /** The HTTP headers of the call, names in lower case. */
  readonly headers: Readonly<Record<string, unknown>>;
  /** The number of the call among those that the rule has answered, from 1. */
  readonly counter: number;
  /** The states of the session before the call. */
  readonly states: StateValues;
}

const anyReference = /\{\{\s*(.*?)\s*\}\}/gs;
const singleReference = /^\{\{\s*((?:(?!\}\}).)*?)\s*\}\}$/s;

/** The references that templates may contain, for error messages. */
export const templateReferences = [
  '{{request.FIELD}}',
  '{{header.NAME}}',
  '{{state.NAME}}',
  '{{counter}}',
  '{{uuid}}',
  '{{random 1 100}}',
  '{{amount 5 99.90}}',
  '{{now+1d}}',
  '{{date+1d}}',
] as const;

const fieldReference = /^request\.([\w.]+)$/;
const headerReference = /^header\.([\w-]+)$/;
const stateReference = /^state\.([\w.-]+)$/;
const timeReference = /^(now|date)(?:\s*([+-])\s*(\d{1,6})\s*([smhd]))?$/;
const randomReference = /^random\s+(\d{1,9})\s+(\d{1,9})$/;
const amountReference = /^amount\s+(\d{1,9}(?:\.\d{1,2})?)\s+(\d{1,9}(?:\.\d{1,2})?)$/;
const secondsPerUnit: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600, d: 86_400 };

/**
 * Replaces the references in every text of a JSON value; `{{request.cart.0.cart_id}}` refers to a part of a field. A text that consists of one reference
 * becomes the value itself, and is removed from its object where there is no value.
 */
export function render(value: unknown, context: TemplateContext): unknown {
  if (typeof value === 'string') return renderTextOrValue(value, context);
  if (Array.isArray(value)) return value.map((part) => render(part, context) ?? null);
  return typeof value === 'object' && value !== null ? renderMembers(value, context) : value;
}

/** Replaces the references in every member of an object, as `render` does. */
export function renderMembers(value: object, context: TemplateContext): Readonly<Record<string, unknown>> {
  const entries = Object.entries(value).map(([name, part]) => [name, render(part, context)] as const);
  return Object.fromEntries(entries.filter(([, part]) => part !== undefined));
}

function renderTextOrValue(text: string, context: TemplateContext): unknown {
  const [, expression] = singleReference.exec(text) ?? [];
  return expression === undefined ? renderText(text, context) : resolveReference(expression, context);
}

/** Replaces the references in a text. */
export function renderText(text: string, context: TemplateContext): string {
  return text.replaceAll(anyReference, (_match, expression: string) => textOf(resolveReference(expression, context)));
}

function resolveReference(expression: string, { request, caller, headers, counter, states }: TemplateContext): unknown {
  const [, path] = fieldReference.exec(expression) ?? [];
  if (path !== undefined) return valueAt({ ...request, ...caller }, path);
  const [, header] = headerReference.exec(expression) ?? [];
  if (header !== undefined) return headers[header.toLowerCase()];
  const [, state] = stateReference.exec(expression) ?? [];
  if (state !== undefined) return Object.hasOwn(states, state) ? states[state] : undefined;
  if (expression === 'counter') return counter;
  return expression === 'uuid' ? randomUUID() : (randomNumber(expression) ?? randomAmount(expression) ?? resolveTime(expression));
}

/** A random whole number between two limits, which are included. */
function randomNumber(expression: string): number | undefined {
  const [, one, other] = randomReference.exec(expression) ?? [];
  return one === undefined ? undefined : randomBetween(Number(one), Number(other));
}

/** A random amount between two limits, which are included, in the format of the contract: "37.50". */
function randomAmount(expression: string): string | undefined {
  const [, one, other] = amountReference.exec(expression) ?? [];
  if (one === undefined) return undefined;
  const cents = (amount: string | undefined) => Math.round(Number(amount) * 100);
  return (randomBetween(cents(one), cents(other)) / 100).toFixed(2);
}

const randomBetween = (one: number, other: number) => randomInt(Math.min(one, other), Math.max(one, other) + 1);

/** A time in the format of the contract, "2026-11-21 14:05:00" in China Standard Time, or its date. */
function resolveTime(expression: string): string | undefined {
  const [, kind, sign, count = '0', unit = 's'] = timeReference.exec(expression) ?? [];
  if (kind === undefined) return undefined;
  const seconds = Number(count) * (secondsPerUnit[unit] ?? 1) * (sign === '-' ? -1 : 1);
  const text = new Date(Date.now() + (seconds + 8 * 3600) * 1000).toISOString();
  return kind === 'date' ? text.slice(0, 10) : text.slice(0, 19).replace('T', ' ');
}

/** The value at a path of a request, `cart.0.cart_id`; undefined where there is none. */
export function valueAt(request: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (part, name) => (typeof part === 'object' && part !== null && Object.hasOwn(part, name) ? Reflect.get(part, name) : undefined),
      request,
    );
}

function textOf(value: unknown): string {
  if (value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

function expressionsIn(value: unknown): string[] {
  return textsIn(value).flatMap((text) => [...text.matchAll(anyReference)].map(([, expression = '']) => expression));
}

/** The references in the texts of a JSON value that have no closing braces. */
export function unclosedReferences(value: unknown): string[] {
  return textsIn(value).flatMap((text) => /\{\{.*/s.exec(text.replaceAll(anyReference, ''))?.[0] ?? []);
}

/** The fields of a request that the texts of a JSON value refer to. */
export function referencedFields(value: unknown): string[] {
  return expressionsIn(value).flatMap((expression) => fieldReference.exec(expression)?.[1]?.split('.')[0] ?? []);
}

/** The states that the texts of a JSON value refer to. */
export function referencedStates(value: unknown): string[] {
  return expressionsIn(value).flatMap((expression) => stateReference.exec(expression)?.[1] ?? []);
}

/** The unknown references in the texts of a JSON value, such as `{{pro_id}}`. */
export function unknownReferences(value: unknown): string[] {
  const knownReferences = [
    fieldReference,
    headerReference,
    stateReference,
    timeReference,
    randomReference,
    amountReference,
    /^(counter|uuid)$/,
  ];
  return expressionsIn(value).filter((expression) => !knownReferences.some((pattern) => pattern.test(expression)));
}

/** References that are similar to an unknown one, such as `{{counter}}` for `cuonter`; `fields` are those of the request. */
export function similarReferences(expression: string, fields: Iterable<string>): string[] {
  const [, prefix = '', name = ''] = /^(\w+)\.(.+)$/.exec(expression) ?? [];
  const [kind] = nearest(prefix, ['request', 'header', 'state']);
  if (name !== '') return kind === undefined ? [] : [`{{${kind}.${name}}}`];
  const [word = ''] = /^[a-z]*/i.exec(expression) ?? [];
  const [time] = nearest(word, ['now', 'date']);
  if (time !== undefined && /[+-]/.test(expression)) return [`{{${time}+1d}}`];
  const [range] = nearest(word, ['random', 'amount']);
  if (range !== undefined) return [range === 'random' ? '{{random 1 100}}' : '{{amount 5 99.90}}'];
  const ownFields = [...fields];
  if (ownFields.includes(expression)) return [`{{request.${expression}}}`];
  const similar = nearest(expression, ['counter', 'uuid', 'now', 'date']);
  return (similar.length > 0 ? similar : nearest(expression, ownFields).map((field) => `request.${field}`)).map((text) => `{{${text}}}`);
}
