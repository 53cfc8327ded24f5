/** "flash-sale" -> "flashSale". */
export function camel(name: string): string {
  return name.replace(/[-_ .]+(.)/g, (_, letter: string) => letter.toUpperCase());
}

/** "flash-sale.home" -> "FlashSaleHome". */
export function pascal(name: string): string {
  const words = camel(name);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Returns the name of a component as an identifier; the bundler adds numbers to duplicates ("Shop-2"). */
export function identifier(name: string): string {
  const words = name.replace(/[^A-Za-z0-9_$]+/g, '_');
  if (!/^[A-Za-z_$]/.test(words)) throw new Error(`The component "${name}" makes no identifier`);
  return words;
}

/** Returns the key of a property in an object literal, quoted only if necessary. */
export function key(name: string): string {
  return /^[A-Za-z_$][A-Za-z0-9_$]*$/.test(name) ? name : literal(name);
}

/** Returns a value as a TypeScript literal with single quotes. */
export function literal(value: unknown): string {
  if (typeof value !== 'string') return JSON.stringify(value);
  return `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

/** Indents all lines but the first. */
export function indent(text: string, by = '  '): string {
  return text.replaceAll('\n', `\n${by}`);
}

/** Returns a TSDoc comment, in which the end mark is escaped. */
export function comment(lines: readonly string[]): string {
  const safe = lines.flatMap((line) => line.split('\n')).map((line) => line.trim().replaceAll('*/', '*\\/'));
  if (safe.length === 1) return `/** ${safe[0]} */`;
  return ['/**', ...safe.map((line) => (line === '' ? ' *' : ` * ${line}`)), ' */'].join('\n');
}

export const banner = '// Generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. Do not edit.\n';
