/** What else the address asks for, so that a form sent by GET does not forget it. */
export function KeptFields({ fields }: { fields: Readonly<Record<string, string | undefined>> }) {
  return Object.entries(fields).map(([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />);
}
