import type { EnumModel } from '../enums.ts';
import { inJson } from './notes.ts';
import { docstring, header, literal, snake } from './text.ts';

/** Emits enums.py: the named values of the contract, plain values as requests and responses have them. */
export function emitEnums(enums: readonly EnumModel[]): string {
  const sorted = enums.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const names = sorted.map(({ name }) => `    ${literal(name)},\n`);
  return `${header('Names of values in requests and responses: `OrderStatus.SHIPPED` is 2.')}from typing import Final

__all__ = [
${names.join('')}]


${sorted.map(emitEnum).join('\n\n')}`;
}

function emitEnum({ name, description, members }: EnumModel): string {
  const rows = members.map((member) => {
    const note = [member.meaning, ...(member.isDeprecated ? ['Sent by other or older servers only.'] : [])].join(' ');
    return `    ${snake(member.name).toUpperCase()}: Final = ${literal(member.value)}\n${docstring([note], '    ')}\n`;
  });
  return `class ${name}:\n${docstring([inJson(description) ?? ''], '    ')}\n\n${rows.join('')}`;
}
