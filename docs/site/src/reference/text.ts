import { errorGroups } from './errors.ts';
import { requestExamplesOf } from './examples.ts';
import type { EnumValue, Field, Variant } from './fields.ts';
import type { Operation } from './operations.ts';
import type { Version } from './versions.ts';

/** An operation as Markdown: its fields, answers, errors and an example. */
export function operationText(operation: Operation): string {
  const { api, sdkName, pythonName, summary, description, login, idempotency, fields, dataType, dataFields, responses, failures } =
    operation;
  return [
    `# ${summary}: ${api}`,
    `POST /api/${api} · SDK: ${sdkName} · Python: ${pythonName} · session: ${login} · retry: ${idempotency}`,
    description,
    '## Request',
    fields.length === 0 ? 'No fields.' : fieldLines(fields, true).join('\n'),
    `\`\`\`sh\n${requestExamplesOf(operation).curl}\n\`\`\``,
    '## Response',
    dataFields.length === 0 ? 'data is empty.' : [`data, ${dataType}:`, ...fieldLines(dataFields, false)].join('\n'),
    ...responses.slice(0, 1).map(({ value }) => `\`\`\`json\n${JSON.stringify(value)}\n\`\`\``),
    '## Errors',
    failures.map(({ code, name, status, when }) => `- ${code} ${name} (HTTP ${status}): ${when}`).join('\n'),
  ].join('\n\n');
}

/** The catalogue of errors as Markdown. */
export function errorsText(version: Version): string {
  const groups = errorGroups(version).map(({ title, description, entries }) => {
    const lines = entries.map(({ failure: { code, name, when }, advice, action }) =>
      [`- ${code} ${name}: ${when}`, advice && `Cause: ${advice.cause}`, `What to do: ${advice ? advice.fix : `${action}.`}`]
        .filter(Boolean)
        .join(' '),
    );
    return [`## ${title}`, description, lines.join('\n')].join('\n\n');
  });
  return ['# Error codes', ...groups].join('\n\n');
}

function fieldLines(fields: readonly Field[], isRequest: boolean, indent = ''): readonly string[] {
  return fields.flatMap(({ name, type, required, description, limits, values, children, variants }) => {
    const state = isRequest ? required && 'required' : !required && 'may be missing';
    const options = values.map(valueText).join(', ');
    const details = [[type, state, ...limits].filter(Boolean).join(', '), description, options && `Values: ${options}`];
    const nested = (inner: readonly Field[], depth: string) => fieldLines(inner, isRequest, `${indent}${depth}`);
    return [
      `${indent}- ${name}: ${details.filter(Boolean).map(sentence).join(' ')}`,
      ...nested(children, '  '),
      ...variants.flatMap((variant) => [`${indent}  - ${variantText(variant)}:`, ...nested(variant.fields, '    ')]),
    ];
  });
}

/** The condition of a variant in words: `searchType 1 (products), or without searchType`. */
function variantText({ field, value, name, isDefault }: Variant): string {
  return `${field} ${value}${name === value ? '' : ` (${name})`}${isDefault ? `, or without ${field}` : ''}`;
}

/** A value of an enumeration with its meaning in words: `wallet_pay (wallet)`. */
function valueText({ value, name, meaning, isSent }: EnumValue): string {
  const notes = [meaning?.replace(/\.$/, '') ?? name, !isSent && 'not sent by this gateway'].filter(Boolean);
  return notes.length === 0 ? value : `${value} (${notes.join('; ')})`;
}

/** Ends a text with a full stop, unless it has one. */
const sentence = (text: string | false | undefined) => (text ? text.replace(/\.?$/, '.') : '');
