import type { ContractDocument, JsonSchema } from './document.ts';
import { banner, comment, identifier, indent, key, literal, pascal } from './names.ts';
import type { OperationModel } from './operation-model.ts';

/** Emits enums.ts: the named values of the contract, one object per enum, so that bundlers remove unused enums. */
export function emitEnums(document: ContractDocument, operations: readonly OperationModel[]): string {
  const components = Object.entries(document.components.schemas).flatMap(([name, schema]) => emitEnum(identifier(name), schema));
  const fields = operations.flatMap(({ type, input }) =>
    Object.entries(input.properties ?? {}).flatMap(([field, schema]) => emitEnum(`${type}${pascal(field)}`, schema.items ?? schema)),
  );
  return [banner, ...components, ...fields].join('\n');
}

function emitEnum(name: string, { description = `Values of \`${name}\`.`, ...schema }: JsonSchema): string[] {
  const names = schema['x-enum-varnames'];
  if (!names) return [];
  const values = decodedValues(schema);
  if (values.length !== names.length) throw new Error(`${name}: ${names.length} names for ${values.length} values`);
  const meanings = schema['x-enum-descriptions'] ?? [];
  if (meanings.length !== names.length) throw new Error(`${name}: ${meanings.length} descriptions for ${names.length} values`);
  const members = names.map((member, index) => {
    const isDeprecated = schema['x-enum-deprecated']?.some((value) => value === values[index]);
    const note = comment([meanings[index] ?? '', ...(isDeprecated ? ['', '@deprecated Sent by other or older servers only.'] : [])]);
    return `  ${indent(note)}\n  ${key(pascal(member))}: ${literal(values[index])},\n`;
  });
  const note = comment([description]);
  return [
    `${note}\nexport const ${name} = {\n${members.join('')}} as const;\n${note}\nexport type ${name} = (typeof ${name})[keyof typeof ${name}];\n`,
  ];
}

/** Returns the values after decoding: a number that servers may also send as a string of digits occurs once, as a number. */
function decodedValues({ enum: values = [], 'x-codec': codec }: JsonSchema): unknown[] {
  return [...new Set(values.map((value) => (codec === 'int' ? Number(value) : value)))];
}
