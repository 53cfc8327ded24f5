import { readFile } from 'node:fs/promises';
import { type Operation, resolve, type Schema } from '@mall/contract';
import { parse } from 'yaml';
import { dataFile } from '../data-file.ts';
import type { Envelope } from './envelope.ts';
import { readLanguage } from './messages.ts';

/** Replaces the texts and numbers of a response by the longest that a shop could enter, in the language of the call. */
export type Lengthen = (operation: Operation, envelope: Envelope, language: string | undefined) => Envelope;

/** The number of characters of a text of one line and of a paragraph, the largest count and the largest amount. */
const maxLengths = { line: 160, paragraph: 500, count: 9_999_999, amount: '99999999.99' } as const;

/** Names of fields whose numbers are identifiers or states; they are unchanged. */
const identifierFields = /(id|type|status|state)$/i;

const textsFile = dataFile('long-texts.yaml');

/** Loads the filler texts. */
export async function loadLengthen(): Promise<Lengthen> {
  const texts = new Map<string, unknown>(Object.entries(parse(await readFile(textsFile, 'utf8'))));
  return (operation, envelope, language) => {
    const schema = operation.responses['200']?.content?.['application/json']?.schema;
    const data = schema && resolve(schema).properties?.data;
    const fillerText = String(texts.get(readLanguage(language) ?? 'en'));
    return data ? { ...envelope, data: lengthen(envelope.data, data, '', fillerText) } : envelope;
  };
}

function lengthen(value: unknown, schema: Schema, name: string, fillerText: string): unknown {
  if (Array.isArray(value)) {
    const { items } = resolve(schema);
    return items ? value.map((item) => lengthen(item, items, name, fillerText)) : value;
  }
  if (typeof value !== 'object' || value === null) return lengthenScalar(value, schema, name, fillerText);
  const { properties = {} } = resolve(schema);
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, properties[key] ? lengthen(part, properties[key], key, fillerText) : part]),
  );
}

/** Only values of the contract's common types are lengthened. An empty text stands for a missing value and is unchanged. */
function lengthenScalar(value: unknown, schema: Schema, name: string, fillerText: string): unknown {
  if (value === '' || value === null) return value;
  switch (schema.$ref?.split('/').at(-1)) {
    case 'Text':
      return padText(String(value), fillerText, maxLengths.line);
    case 'Writing':
      return padText(String(value), fillerText, maxLengths.paragraph);
    case 'Html':
      return `${value}<h2>${fillerText}</h2><p>${padText('', fillerText, maxLengths.paragraph)}</p>`;
    case 'Money':
    case 'MoneyRange':
      return maxLengths.amount;
    case 'IntLike':
      return identifierFields.test(name) || Number(value) <= 0 ? value : maxLengths.count;
    default:
      return value;
  }
}

/** The beginning is unchanged, so that different texts remain different. */
function padText(text: string, fillerText: string, length: number): string {
  return `${text} ${`${fillerText} `.repeat(Math.ceil(length / fillerText.length))}`.trim().slice(0, Math.max(length, text.length));
}
