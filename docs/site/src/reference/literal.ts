const width = 48;

/** A JSON value as a TypeScript literal: on one line where it fits, else one entry a line. */
export function literal(value: unknown, indent = ''): string {
  const short = written(value, ' ', literal);
  if (indent.length + short.length <= width && !short.includes('\n')) return short;
  const inner = `${indent}  `;
  return written(value, `\n${inner}`, (part) => literal(part, inner)).replace(/\n\s*([}\]])$/, `,\n${indent}$1`);
}

function written(value: unknown, gap: string, inside: (part: unknown) => string): string {
  if (Array.isArray(value)) return bracketed('[', value.map(inside), ']', gap === ' ' ? '' : gap, gap);
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(([name, part]) => `${/^[A-Za-z_$][\w$]*$/.test(name) ? name : text(name)}: ${inside(part)}`);
    return bracketed('{', entries, '}', gap, gap);
  }
  return typeof value === 'string' ? text(value) : JSON.stringify(value);
}

function bracketed(open: string, parts: readonly string[], close: string, edge: string, gap: string): string {
  return parts.length === 0 ? `${open}${close}` : `${open}${edge}${parts.join(`,${gap}`)}${edge}${close}`;
}

const text = (value: string) => `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
