import type { JsonSchema } from '../document.ts';
import type { EnumModel } from '../enums.ts';
import { pascal } from '../names.ts';
import type { OperationModel } from '../operation-model.ts';
import { inJson } from '../python/notes.ts';
import type { Declarations } from './declarations.ts';
import { comment, literal } from './text.ts';

/** Returns the enums with names in the contract, and those of texts in requests, which name themselves. */
export function goEnums(named: readonly EnumModel[], operations: readonly OperationModel[]): readonly EnumModel[] {
  const known = new Set(named.map(({ name }) => name));
  const texts = operations.flatMap(({ type, input }) =>
    Object.entries(input.properties ?? {}).flatMap(([field, schema]) => textEnum(`${type}${pascal(field)}`, schema)),
  );
  return [...named, ...texts.filter(({ name }) => !known.has(name))];
}

function textEnum(name: string, { enum: values = [], description = '', ...schema }: JsonSchema): EnumModel[] {
  const texts = values.filter((value): value is string => typeof value === 'string' && value !== '');
  if (schema['x-codec'] !== undefined || texts.length === 0) return [];
  return [{ name, description, members: texts.map((value) => ({ name: value, value, meaning: '', isDeprecated: false })) }];
}

/** Returns the underlying type of an enum. */
export const enumType = ({ members }: EnumModel) => (members.every(({ value }) => typeof value === 'number') ? 'int' : 'string');

/** Declares a type for each enum, with a constant for each value: `OrderStatusShipped`. */
export function declareEnums(enums: readonly EnumModel[], declarations: Declarations): void {
  for (const { name, description, members } of enums) {
    const type = enumType({ name, description, members });
    declarations.reserve(name);
    const rows = members.map((member) => {
      const constant = `${name}${pascal(member.name)}`;
      declarations.reserve(constant);
      const note = [`${constant}: ${member.meaning || `the value ${literal(member.value)}.`}`];
      if (member.isDeprecated) note.push('Deprecated: sent by other or older servers only.');
      return `${comment(note, '\t')}\t${constant} ${name} = ${literal(member.value)}\n`;
    });
    const about = comment([`${name}: ${inJson(description) ?? ''}`.trim()]);
    declarations.set(name, `${about}type ${name} ${type}\n\n// Values of ${name}.\nconst (\n${rows.join('\n')})\n`);
  }
}
