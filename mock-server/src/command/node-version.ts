/** The oldest version of Node.js that the package supports, as in its manifest. */
const oldestNode = [22, 15] as const;

/** Describes a version of Node.js that is older than the oldest supported one; undefined for any other version. */
export function describeUnsupportedNode(version: string): string | undefined {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])) return undefined;
  return `@mall/mock-server needs Node.js ${oldestNode.join('.')} or later; this is ${version}. Install a later version: https://nodejs.org.`;
}
