import type { ContractDocument } from '../document.ts';
import { pascal } from '../names.ts';
import type { OperationModel } from '../operation-model.ts';
import type { PublishedSchemas } from '../python/published.ts';
import { type Context, declareRequest, type GoMethod, methodsOf, resultOf } from './operations.ts';
import { createContext } from './package.ts';
import { literal } from './text.ts';

/** The path of the module, by which programs import it. */
const modulePath = 'example.com/mall';

/** The example request of an operation, and what its program needs. */
export interface ExampleRequest {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly baseUrl: string;
  /** The session token; undefined for a visitor. */
  readonly token: string | undefined;
}

/** Programs that call an operation with an example, of the Go module for a document. */
export class GoExamples {
  private readonly context: Context;
  private readonly methods: ReadonlyMap<string, readonly GoMethod[]>;

  constructor(document: ContractDocument, domains: ReadonlyMap<string, readonly OperationModel[]>, published: PublishedSchemas) {
    this.context = createContext(document, domains, published);
    const operations = [...domains.values()].flat();
    this.methods = new Map(operations.map((operation) => [operation.api, methodsOf(operation, published)]));
    for (const operation of operations) declareRequest(this.context, operation, this.methods.get(operation.api)?.[0]);
  }

  /** Returns the call of an operation, "client.Catalog.SearchShops", and the type of its result; an empty one for none. */
  signature(operation: OperationModel, fields: Readonly<Record<string, unknown>>): { readonly call: string; readonly result: string } {
    const method = this.method(operation, fields);
    return { call: `client.${pascal(operation.domain)}.${method.name}`, result: qualified(resultOf(this.context, method) ?? '') };
  }

  /** Returns the program. */
  program(operation: OperationModel, { fields, baseUrl, token }: ExampleRequest): string {
    const method = this.method(operation, fields);
    const hasResult = resultOf(this.context, method) !== undefined;
    const isUpload = Object.keys(operation.files).length > 0;
    const { [method.fixed?.field ?? '']: _, ...own } = fields;
    const request = method.request === undefined ? '' : `, ${this.write(own, method.request, 'mall.', '\t')}`;
    const call = `${this.signature(operation, fields).call}(context.Background()${request})`;
    const imports = ['context', ...(hasResult ? ['fmt'] : []), 'log', ...(isUpload ? ['os'] : [])];
    return [
      'package main\n',
      `import (\n${imports.map((path) => `\t${literal(path)}\n`).join('')}\n\t"${modulePath}"\n)\n`,
      'func main() {',
      `\tclient, err := mall.New(${literal(baseUrl)})`,
      check,
      ...(token === undefined
        ? []
        : ['\t// The session token that signing in returned.', `\tclient = client.ForSession(${literal(token)})`]),
      ...(isUpload ? ['\tfile, err := os.Open("image.png")', check, '\tdefer file.Close()'] : []),
      ...(operation.idempotency === 'key' ? ['\t// Sent with an idempotency key, which the client generates.'] : []),
      ...(hasResult
        ? [`\tdata, err := ${call}`, check, '\tfmt.Printf("%+v\\n", data)']
        : [`\tif err := ${call}; err != nil {`, '\t\tlog.Fatal(err)', '\t}']),
      '}',
    ].join('\n');
  }

  private method(operation: OperationModel, fields: Readonly<Record<string, unknown>>): GoMethod {
    const methods = this.methods.get(operation.api) ?? [];
    const wanted = methods.find(({ fixed }) => fixed && fixed.value === (fields[fixed.field] ?? operation.variants?.missing));
    const method = wanted ?? methods[0];
    if (!method) throw new Error(`${operation.api} has no method`);
    return method;
  }

  /** Writes a value of a type. `prefix` is that of types of the module; an element of a list has none, as gofmt simplifies it. */
  private write(value: unknown, type: string, prefix: string, indent: string): string {
    if (type === 'File') return 'mall.File{Name: "image.png", Content: file}';
    const fields = this.context.types.fieldsOf(type.replace(/^\*/, ''));
    if (fields) {
      const entries = Object.entries(Object(value)).map(([name, part]) => {
        const field = fields.get(name);
        if (!field) throw new Error(`${type} has no field ${name}`);
        return [field.name, this.write(part, field.type, 'mall.', `${indent}\t`)] as const;
      });
      const start = prefix === '' ? '' : `${type.startsWith('*') ? '&' : ''}${prefix}${type.replace(/^\*/, '')}`;
      return `${start}${braces(entries, indent)}`;
    }
    if (type.startsWith('*')) return `mall.Ptr(${this.write(value, type.slice(1), prefix, indent)})`;
    if (type.startsWith('[]')) {
      const items = Array.isArray(value) ? value : [];
      return `${qualified(type)}{${items.map((item) => this.write(item, type.slice(2), '', indent)).join(', ')}}`;
    }
    const members = this.context.enums.get(type)?.members ?? [];
    const member = members.find((candidate) => candidate.value === value);
    return member ? `mall.${type}${pascal(member.name)}` : literal(value);
  }
}

const check = '\tif err != nil {\n\t\tlog.Fatal(err)\n\t}';

/** The longest struct on one line. */
const width = 60;

/** Writes the fields of a struct, on one line where they fit. On several lines gofmt aligns the values that follow one another. */
function braces(entries: readonly (readonly [string, string])[], indent: string): string {
  const line = entries.map(([name, value]) => `${name}: ${value}`).join(', ');
  if (line.length <= width && !line.includes('\n')) return `{${line}}`;
  const longest = Math.max(...entries.map(([name]) => name.length));
  const rows = entries.map(([name, value]) => `${indent}\t${`${name}:`.padEnd(longest + 1)} ${value},\n`);
  return `{\n${rows.join('')}${indent}}`;
}

/** Returns a type with the name of the module before its own name. */
const qualified = (type: string) => type.replace(/\b(?=[A-Z])/, 'mall.');
