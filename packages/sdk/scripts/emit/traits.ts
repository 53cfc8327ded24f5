import { type ContractDocument, type JsonSchema, type MediaType, resolve } from './document.ts';
import { filledPart } from './subset.ts';

/** The limits of a file in a multipart body. */
export interface FileModel {
  readonly maxBytes?: number;
  readonly types?: readonly string[];
}

/** The pagination of an operation: the field of the page number, and the fields of `data` with the items and their total. */
export interface PagesModel {
  readonly field: string;
  readonly items: string;
  readonly total: string | undefined;
}

/** Returns whether a schema is a file. Its maximum size is `maxLength`, as in OpenAPI 3.1; its types are in its encoding. */
export function isFile(schema: JsonSchema): boolean {
  if (schema.format === 'binary') return true;
  return schema.contentMediaType !== undefined && schema['x-codec'] === undefined && schema.contentMediaType !== 'application/json';
}

/** The pattern of amounts in requests, which have no codec. */
const amountPattern = String.raw`^\d{1,12}(\.\d{1,2})?$`;

/** Returns whether a schema is an amount in a request. */
export const isSentAmount = (schema: JsonSchema): boolean => schema.pattern === amountPattern;

/** Returns the files of a multipart body by field. */
export function readFiles(document: ContractDocument, input: JsonSchema, media: MediaType | undefined): Record<string, FileModel> {
  return Object.fromEntries(
    Object.entries(input.properties ?? {}).flatMap(([name, property]) => {
      const schema = resolve(document, property);
      if (!isFile(schema)) return [];
      const types = (media?.encoding?.[name]?.contentType ?? schema.contentMediaType)?.split(',').map((type) => type.trim());
      return [[name, { ...(schema.maxLength !== undefined && { maxBytes: schema.maxLength }), ...(types && { types }) }]];
    }),
  );
}

/** Names of the page number, which starts at 1, in requests of the family. */
const fields = ['page', 'pageNum', 'pageNo', 'start'];

/**
 * Returns the pagination of an operation whose request has a page number and whose data has a list: `list`, or the only list.
 * The total is `total`, or a field named after the list: `order_num` for `order`.
 */
export function readPages(document: ContractDocument, input: JsonSchema, data: JsonSchema): PagesModel | undefined {
  const field = fields.find((name) => name in (input.properties ?? {}));
  if (field === undefined) return undefined;
  const dataProperties = resolve(document, data).properties ?? {};
  const lists = Object.keys(dataProperties).filter((name) => isList(document, dataProperties[name] ?? {}));
  const items = lists.find((name) => name === 'list') ?? (lists.length === 1 ? lists[0] : undefined);
  if (items === undefined) return undefined;
  return { field, items, total: ['total', `${items}_num`].find((name) => name in dataProperties) };
}

function isList(document: ContractDocument, property: JsonSchema): boolean {
  const schema = resolve(document, property);
  if (schema['x-codec'] === 'emptyList') return resolve(document, filledPart(schema, 'a list')).type === 'array';
  return schema.type === 'array';
}
