import type { ContractDocument, JsonSchema } from './document.ts';
import { banner, comment, identifier, indent, key, literal, pascal } from './names.ts';
import type { OperationModel } from './operation-model.ts';

/** An enum of the contract whose values have names. */
export interface EnumModel {
  /** "OrderStatus", or "CheckoutSettleVipSource" of a field. */
  readonly name: string;
  readonly description: string;
  readonly members: readonly EnumMember[];
}

interface EnumMember {
  /** As in the contract, "sentByShop". */
  readonly name: string;
  readonly value: unknown;
  readonly meaning: string;
  /** Whether only other or older servers send the value. */
  readonly isDeprecated: boolean;
}

/** Returns the enums of components and of fields in requests. */
export function readEnums(document: ContractDocument, operations: readonly OperationModel[]): readonly EnumModel[] {
  const components = Object.entries(document.components.schemas).flatMap(([name, schema]) => readEnum(identifier(name), schema));
  const fields = operations.flatMap(({ type, input }) =>
    Object.entries(input.properties ?? {}).flatMap(([field, schema]) => readEnum(`${type}${pascal(field)}`, schema.items ?? schema)),
  );
  return [...components, ...fields];
}

function readEnum(name: string, { description = `Values of \`${name}\`.`, ...schema }: JsonSchema): EnumModel[] {
  const names = schema['x-enum-varnames'];
  if (!names) return [];
  const values = decodedValues(schema);
  if (values.length !== names.length) throw new Error(`${name}: ${names.length} names for ${values.length} values`);
  const meanings = schema['x-enum-descriptions'] ?? [];
  if (meanings.length !== names.length) throw new Error(`${name}: ${meanings.length} descriptions for ${names.length} values`);
  const members = names.map((member, index) => ({
    name: member,
    value: values[index],
    meaning: meanings[index] ?? '',
    isDeprecated: schema['x-enum-deprecated']?.some((value) => value === values[index]) ?? false,
  }));
  return [{ name, description, members }];
}

/** Emits enums.ts: the named values of the contract, one object per enum, so that bundlers remove unused enums. */
export function emitEnums(document: ContractDocument, operations: readonly OperationModel[]): string {
  return [banner, ...readEnums(document, operations).map(emitEnum)].join('\n');
}

function emitEnum({ name, description, members }: EnumModel): string {
  const rows = members.map((member) => {
    const note = comment([member.meaning, ...(member.isDeprecated ? ['', '@deprecated Sent by other or older servers only.'] : [])]);
    return `  ${indent(note)}\n  ${key(pascal(member.name))}: ${literal(member.value)},\n`;
  });
  const note = comment([description]);
  return `${note}\nexport const ${name} = {\n${rows.join('')}} as const;\n${note}\nexport type ${name} = (typeof ${name})[keyof typeof ${name}];\n`;
}

/** Returns the values after decoding: a number that servers may also send as a string of digits occurs once, as a number. */
function decodedValues({ enum: values = [], 'x-codec': codec }: JsonSchema): unknown[] {
  return [...new Set(values.map((value) => (codec === 'int' ? Number(value) : value)))];
}
