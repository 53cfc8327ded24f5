/**
 * Replaces the `{{placeholders}}` of a text.
 * @throws Error when a placeholder has no value.
 */
export function interpolate(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The text "${template}" needs a value for "${name}"`);
    return value;
  });
}
