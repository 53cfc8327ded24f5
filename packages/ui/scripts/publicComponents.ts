import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import manifest from '../package.json' with { type: 'json' };

/** A public component, with the source of the entry point that exports it. */
export interface PublicComponent {
  readonly entryPoint: string;
  readonly name: string;
}

/** Hooks that have a documentation page as components have. */
const documentedHooks = new Set(['useAnnounce']);

/** Returns the components that a module exports by name. */
function componentsIn(module: string): string[] {
  const text = readFileSync(join(import.meta.dirname, '..', module), 'utf8');
  return [...text.matchAll(/export \{([^}]+)\} from/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => /^[A-Z]\w+$/.test(name) || documentedHooks.has(name));
}

/** Returns the components of all entry points. */
export function publicComponents(): PublicComponent[] {
  const entryPoints = Object.values(manifest.exports).flatMap((entry) =>
    typeof entry === 'object' && 'import' in entry ? [entry.source] : [],
  );
  return entryPoints.flatMap((entryPoint) => {
    if (entryPoint !== './src/index.ts' && !entryPoint.endsWith('.tsx')) return [];
    const own = entryPoint.endsWith('.tsx') ? [basename(entryPoint, '.tsx')] : [];
    return [...own, ...componentsIn(entryPoint)].map((name) => ({ entryPoint, name }));
  });
}
