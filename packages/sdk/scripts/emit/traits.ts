import { type ContractDocument, type JsonSchema, type MediaType, resolve } from './document.ts';
import { filledPart } from './subset.ts';

/** What one file of a multipart body may be. */
export interface FileModel {
  readonly maxBytes?: number;
  readonly types?: readonly string[];
}

/** How an operation pages: the request's field, and where in `data` the items and their number are. */
export interface PagesModel {
  readonly field: string;
  readonly items: string;
  readonly total: string | undefined;
}

/** Whether a schema is a file; its size limit is `maxLength`, as OpenAPI 3.1 has it, its types are those of its encoding. */
export function isFile(schema: JsonSchema): boolean {
  if (schema.format === 'binary') return true;
  return schema.contentMediaType !== undefined && schema['x-codec'] === undefined && schema.contentMediaType !== 'application/json';
}

/** The files of a multipart body by their fields. */
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

/** Names of the family for the number of a page, from 1. */
const fields = ['page', 'pageNum', 'pageNo', 'start'];

/**
 * An operation pages when its request holds the number of a page and its data one list to go on with: `list`, or the only one there is.
 * The number of all items is `total` or bears the list's name, `order_num` beside `order`.
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
