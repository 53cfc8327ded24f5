import type { Palette } from '../forms/form.ts';
import type { FormSpec } from '../forms/index.ts';
import type { LabelSpec } from '../labels.ts';
import type { PropSpec } from '../props/prop.ts';
import type { SceneSpec } from '../scenes/scene.ts';
import type { StageSpec } from '../stage.ts';
import type { TextureSpec } from '../textures/texture.ts';

/** All parameters of one product's images. */
export interface Recipe {
  form: FormSpec;
  palette: Palette;
  label: LabelSpec;
  stage: StageSpec;
  /** Position and size of the pack in its studio image. */
  x?: number;
  scale: number;
  props: readonly PropSpec[];
  texture: TextureSpec;
  scene: SceneSpec;
}

export type Recipes = Readonly<Record<string, Recipe>>;
