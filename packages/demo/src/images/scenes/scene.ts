import type { PropSpec } from '../props/prop.ts';

export type SceneKind =
  | 'window'
  | 'shelf'
  | 'bedside'
  | 'tea'
  | 'water'
  | 'vanity'
  | 'garden'
  | 'beach'
  | 'bath'
  | 'niche'
  | 'bed'
  | 'kitchen';

export interface SceneSpec {
  kind: SceneKind;
  wall: string;
  table: string;
  /** Position and size of the pack. */
  x: number;
  scale: number;
  props: readonly PropSpec[];
}

/** A room without its objects. */
export interface Room {
  behind: string;
  /** Drawn over pack and props: light, steam, near leaves. */
  before: string;
  ground: number;
  floor: string;
}
