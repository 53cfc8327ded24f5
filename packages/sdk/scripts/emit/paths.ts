import { banner, comment, literal } from './names.ts';
import type { OperationModel } from './operation-model.ts';
import { schemaType } from './schemas.ts';
import { dataName, inputName } from './types.ts';

/** Emits paths.ts: the types of the contract for openapi-fetch, with decoded values. Uploads are not included: the SDK sends them. */
export function emitPaths(operations: readonly OperationModel[]): string {
  const rows = operations
    .filter((model) => !model.multipart)
    .map((model) => {
      const kind = model.inputRequired ? 'Post' : 'PostOfNothing';
      return `  ${comment([model.summary])}\n  ${literal(`/${model.api}`)}: ${kind}<${schemaType(inputName(model))}, ${schemaType(dataName(model))}>;`;
    });
  return `${banner}${head}${comment(['Every operation but the uploads, by its virtual path.'])}\nexport interface paths {\n${rows.join('\n')}\n}\n`;
}

const head = `import type { components } from './types.ts';

type Schemas = components['schemas'];

interface Json<T> {
  content: { 'application/json': T };
}

/** openapi-fetch takes \`number & {}\`, the rest of an open enum, for an object; here an open enum is any number or text. */
type Plain<T> = unknown extends T
  ? T
  : [number] extends [T]
    ? number | Plain<Exclude<T, number>>
    : [string] extends [T]
      ? string | Plain<Exclude<T, string>>
      : T extends (infer E)[]
        ? Plain<E>[]
        : T extends object
          ? { [K in keyof T]: Plain<T[K]> }
          : T;

/** A refusal; the virtual status says of which class it is. */
export interface Failure {
  code: string;
  message: string;
  data: unknown;
}

interface Responses<Data> {
  200: Json<{ code: '200'; message: string; data: Plain<Data> }>;
  401: Json<Failure>;
  402: Json<Failure>;
  409: Json<Failure>;
  503: Json<Failure>;
}

interface Post<Input, Data> {
  post: { requestBody: Json<Input>; responses: Responses<Data> };
}

interface PostOfNothing<Input, Data> {
  post: { requestBody?: Json<Input>; responses: Responses<Data> };
}

`;
