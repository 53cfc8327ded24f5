/** What a change asks of a version: `major` can break a client, `minor` adds, `patch` is words and examples. */
export type Impact = 'major' | 'minor' | 'patch';

/**
 * What may have changed between two versions. Before 1.0 the second number takes the part of the first, as semver says: 0.2.0 may break what
 * 0.1.0 promised, 0.1.1 may add to it. Words and examples need no new version.
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

/** Whether a change is bigger than what is allowed. */
export function exceeds(change: Impact, allowed: Impact): boolean {
  return impactRank[change] > impactRank[allowed];
}
