import type { Palette } from '../forms/form.ts';
import type { FormSpec } from '../forms/index.ts';
import type { LabelSpec } from '../labels.ts';
import type { PropSpec } from '../props/prop.ts';
import type { SceneSpec } from '../scenes/scene.ts';
import type { StageSpec } from '../stage.ts';
import type { TextureSpec } from '../textures/texture.ts';

/** All that makes one product's pictures its own. */
export interface Recipe {
  form: FormSpec;
  palette: Palette;
  label: LabelSpec;
  stage: StageSpec;
  /** Where the pack stands in its studio picture, and how large. */
  x?: number;
  scale: number;
  props: readonly PropSpec[];
  texture: TextureSpec;
  scene: SceneSpec;
}

export type Recipes = Readonly<Record<string, Recipe>>;
