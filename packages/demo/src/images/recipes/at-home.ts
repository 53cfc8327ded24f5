import { randomFor } from '../random.ts';
import type { SceneKind, SceneSpec } from '../scenes/scene.ts';

/** Ordinary rooms with their walls and tables. */
const rooms: readonly SceneKind[] = ['window', 'shelf', 'niche', 'kitchen', 'vanity', 'bedside'];
const walls = ['#d9d2c5', '#c9cfc6', '#d8c8bb', '#cdd1d2', '#ddd3bd', '#c8bcae'] as const;
const tables = ['#b98f63', '#a8835d', '#e3ddd2', '#8f7257', '#cbb394', '#d5d0c8'] as const;

/** Places a product in a buyer's home: in a different room than our own image of it, slightly closer or off-center. */
export function atHome(slug: string, kind: 'home' | 'later', scene: SceneSpec): SceneSpec {
  const random = randomFor(`${slug}/${kind}`);
  return {
    kind: random.pick(rooms.filter((kind) => kind !== scene.kind)),
    wall: random.pick(walls),
    table: random.pick(tables),
    x: random.between(620, 980),
    scale: scene.scale * random.between(0.96, 1.16),
    props: [],
  };
}
