/** The version level that a change requires: `major` can break a client, `minor` adds, `patch` changes descriptions and examples. */
export type Impact = 'major' | 'minor' | 'patch';

/**
 * Returns the largest change allowed between two versions. Before 1.0, as in semver, a minor version allows breaking changes and a patch
 * version allows additions. Changes of descriptions and examples require no new version.
 */
export function allowedBetween(base: string, revision: string): Impact {
  const [before, after] = [read(base), read(revision)];
  const changedIndex = before.findIndex((number, index) => number !== after[index]);
  if (changedIndex < 0) return 'patch';
  if ((after[changedIndex] ?? 0) < (before[changedIndex] ?? 0)) throw new Error(`Version ${revision} is older than the released ${base}.`);
  const level = before[0] === 0 && after[0] === 0 ? changedIndex - 1 : changedIndex;
  return level <= 0 ? 'major' : level === 1 ? 'minor' : 'patch';
}

function read(version: string): number[] {
  const numbers = /^(\d+)\.(\d+)\.(\d+)$/.exec(version)?.slice(1).map(Number);
  if (!numbers) throw new Error(`"${version}" is not a version such as 1.2.3.`);
  return numbers;
}

const impactRank: Readonly<Record<Impact, number>> = { patch: 0, minor: 1, major: 2 };

/** Returns whether a change exceeds the allowed level. */
export function exceeds(change: Impact, allowed: Impact): boolean {
  return impactRank[change] > impactRank[allowed];
}
