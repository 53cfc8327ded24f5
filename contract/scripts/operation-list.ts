const listed = /^ {2}\/\S+: \{ \$ref: (operations\/([\w-]+)\/\S+) \}$/;

/**
 * Returns `openapi.yaml` with a path for each of the operation files, which are relative to it. Existing paths keep their order; a new one
 * follows the last of its domain; one without a file is removed.
 */
export function withOperations(index: string, files: readonly string[]): string {
  const start = index.indexOf('\npaths:\n') + '\npaths:\n'.length;
  const before = index.slice(start).trimEnd().split('\n');
  const lines = before.filter((line) => files.includes(listed.exec(line)?.[1] ?? ''));
  const known = new Set(lines.map((line) => listed.exec(line)?.[1]));
  for (const file of files.filter((path) => !known.has(path)).sort()) {
    const [, domain, name = ''] = file.split('/');
    const last = lines.findLastIndex((line) => listed.exec(line)?.[2] === domain);
    const line = `  /${name.replace(/\.yaml$/, '')}: { $ref: ${file} }`;
    lines.splice(last < 0 ? lines.length : last + 1, 0, line);
  }
  return `${index.slice(0, start)}${lines.join('\n')}\n`;
}
