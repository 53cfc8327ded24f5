import { cloneElement, isValidElement } from 'react';

/**
 * Returns a value with every text in it replaced: in lists, plain objects and props of elements. `name` is the name of the containing prop
 * or field.
 */
export function withTexts<Value>(value: Value, change: (text: string, name: string) => string): Value {
  const walk = (part: unknown, name: string): unknown => {
    if (typeof part === 'string') return change(part, name);
    if (Array.isArray(part)) return part.map((one) => walk(one, name));
    if (isValidElement<Record<string, unknown>>(part)) {
      const props = walkAll(part.props);
      // Passed one by one: the children in a story's JSX have no keys, and need none.
      return Array.isArray(props.children) ? cloneElement(part, props, ...props.children) : cloneElement(part, props);
    }
    return typeof part === 'object' && part !== null && Object.getPrototypeOf(part) === Object.prototype ? walkAll({ ...part }) : part;
  };
  const walkAll = (parts: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, walk(part, name)]));
  return walk(value, '') as Value;
}
