import { body } from './recipes/body.ts';
import { cleanse } from './recipes/cleanse.ts';
import { colour } from './recipes/colour.ts';
import { hair } from './recipes/hair.ts';
import { hairWash } from './recipes/hair-wash.ts';
import { hands } from './recipes/hands.ts';
import { inner } from './recipes/inner.ts';
import { masks } from './recipes/masks.ts';
import { moisture } from './recipes/moisture.ts';
import type { Recipe, Recipes } from './recipes/recipe.ts';
import { scent } from './recipes/scent.ts';
import { serums } from './recipes/serums.ts';
import { sun } from './recipes/sun.ts';
import { tools } from './recipes/tools.ts';

/** One recipe per product, class by class. */
export const recipes: Recipes = {
  ...cleanse,
  ...serums,
  ...moisture,
  ...body,
  ...colour,
  ...inner,
  ...sun,
  ...hair,
  ...hairWash,
  ...masks,
  ...hands,
  ...scent,
  ...tools,
};

export function recipeFor(slug: string): Recipe {
  const recipe = Object.hasOwn(recipes, slug) ? recipes[slug] : undefined;
  if (!recipe) throw new RangeError(`no image recipe for "${slug}"`);
  return recipe;
}
